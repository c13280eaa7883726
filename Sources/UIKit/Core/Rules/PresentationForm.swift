import SystemProfiles

/// What becomes of a presentation style on a screen of a generation.
enum PresentationForm: Equatable {
  /// As large as the window or the context.
  case full(removesPresenter: Bool)
  /// A phone's: from below the status bar to the bottom edge.
  case card
  /// On pads, and where a phone's screen is of regular size.
  case pageSheet, formSheet
  /// Beside what it belongs to, with an arrow.
  case popover
  /// In the middle, or at the bottom; its content decides how large it is.
  case alert

  /// - Parameters:
  ///   - isRegular: there is room for sheets beside which something can be seen.
  ///   - isLow: the screen's height is compact.
  ///   - hasCards: `.modalsAreCardsByDefault`.
  init(_ style: UIModalPresentationStyle, isRegular: Bool, isLow: Bool, hasCards: Bool) {
    switch style {
    case .fullScreen, .currentContext: self = .full(removesPresenter: true)
    case .overFullScreen, .overCurrentContext, .custom: self = .full(removesPresenter: false)
    case .automatic, .none:
      let style: UIModalPresentationStyle = hasCards ? .pageSheet : .fullScreen
      self.init(style, isRegular: isRegular, isLow: isLow, hasCards: hasCards)
    case .pageSheet where isRegular: self = .pageSheet
    case .formSheet where isRegular: self = .formSheet
    case .popover where isRegular: self = .popover
    case .pageSheet, .formSheet, .popover:
      self = hasCards ? (isLow ? .full(removesPresenter: false) : .card) : .full(removesPresenter: true)
    }
  }

  var removesPresenter: Bool { self == .full(removesPresenter: true) }

  /// It stands on a dimmed background, or on one that catches touches.
  var isSheet: Bool {
    switch self {
    case .full: false
    case .card, .pageSheet, .formSheet, .popover, .alert: true
    }
  }

  /// Wide enough to be seen as a sheet of its own.
  var throwsShadow: Bool { self == .pageSheet || self == .formSheet }

  /// The bars of the generations with cards are higher in it.
  var isCard: Bool { self == .card || self == .pageSheet || self == .formSheet }

  /// Compact in width, however wide the screen is.
  var isNarrow: Bool { self == .formSheet || self == .popover }

  /// Of the presented view in its container.
  ///
  /// > Basis: captured for cards below a status bar of 20: (0 40; 375 627); assumed for sheets: in the middle, page
  /// > sheets from the status bar to the bottom edge.
  ///
  /// - Parameters:
  ///   - size: of the container.
  ///   - top: what the status bar covers there.
  ///   - preferred: the controller's `preferredContentSize`; zero for none.
  func frame(in size: CGSize, top: CGFloat, preferred: CGSize, _ metrics: PresentationMetrics) -> CGRect {
    switch self {
    case .full: CGRect(origin: .zero, size: size)
    case .card: CGRect(origin: .zero, size: size).below(max(metrics.cardMinimumTop, top + metrics.cardTopGap))
    case .pageSheet:
      CGRect.centered(CGSize(width: metrics.pageSheetWidth, height: size.height), in: size).below(top)
    case .formSheet, .popover, .alert:
      CGRect.centered(preferred == .zero ? metrics.formSheetSize : preferred, in: size)
    }
  }
}

extension CGRect {
  /// Not larger than the outer rectangle, at a whole point.
  fileprivate static func centered(_ size: CGSize, in outer: CGSize) -> CGRect {
    let (width, height) = (min(size.width, outer.width), min(size.height, outer.height))
    let (x, y) = ((outer.width - width) / 2, (outer.height - height) / 2)
    return CGRect(x: x.rounded(.down), y: y.rounded(.down), width: width, height: height)
  }

  /// Without what is higher than `y`.
  fileprivate func below(_ y: CGFloat) -> CGRect {
    inset(by: UIEdgeInsets(top: y - minY, left: 0, bottom: 0, right: 0))
  }
}
