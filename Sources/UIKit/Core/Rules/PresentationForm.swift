import SystemProfiles

/// The form of a presentation style on a screen of an iOS version.
enum PresentationForm: Equatable {
  /// As large as the window or the context.
  case full(removesPresenter: Bool)
  /// On iPhone: from below the status bar to the bottom edge.
  case card
  /// On iPad, and on iPhones with regular size classes.
  case pageSheet, formSheet
  /// Next to its source, with an arrow.
  case popover
  /// Centered, or at the bottom, in a size that fits the content.
  case alert

  /// - Parameters:
  ///   - isRegular: Whether there is room around a sheet.
  ///   - isLow: Whether the screen's height is compact.
  ///   - hasCards: The behavior `.modalsAreCardsByDefault`.
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

  /// Whether the presentation has a background that is dimmed or receives touches.
  var isSheet: Bool {
    switch self {
    case .full: false
    case .card, .pageSheet, .formSheet, .popover, .alert: true
    }
  }

  /// Whether the sheet has a shadow, because the screen is visible on all sides.
  var throwsShadow: Bool { self == .pageSheet || self == .formSheet }

  /// Whether bars are higher inside, in iOS versions with cards.
  var isCard: Bool { self == .card || self == .pageSheet || self == .formSheet }

  /// Whether its width is compact, however wide the screen is.
  var isNarrow: Bool { self == .formSheet || self == .popover }

  /// Returns the frame of the presented view in its container.
  ///
  /// > Basis: captured for cards below a status bar of 20: (0 40; 375 627); assumed for sheets: centered, page sheets
  /// > from the status bar to the bottom edge.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///   - top: The height that the status bar covers there.
  ///   - preferred: The controller's `preferredContentSize`; zero for none.
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
  /// Returns a centered rectangle, no larger than the outer size, at integral coordinates.
  fileprivate static func centered(_ size: CGSize, in outer: CGSize) -> CGRect {
    let (width, height) = (min(size.width, outer.width), min(size.height, outer.height))
    let (x, y) = ((outer.width - width) / 2, (outer.height - height) / 2)
    return CGRect(x: x.rounded(.down), y: y.rounded(.down), width: width, height: height)
  }

  /// Returns the part of the rectangle below `y`.
  fileprivate func below(_ y: CGFloat) -> CGRect {
    inset(by: UIEdgeInsets(top: y - minY, left: 0, bottom: 0, right: 0))
  }
}
