import SystemProfiles

/// Manages a page sheet or a form sheet: how high it stands, and what can be seen of what is behind it.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private var selected: Detent.Identifier?
  /// The popover that the sheet stands in for: it is the one on screen.
  weak var popover: UIPopoverPresentationController?

  /// Where the sheet may rest. The default is the whole height alone.
  open var detents: [Detent] = [.large()] { didSet { settingsDidChange() } }

  /// Nil for the lowest of the detents.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      settingsDidChange()
    }
  }

  /// The highest detent at which what is behind the sheet is not dimmed, and can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settingsDidChange() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A bar at the top by which the sheet is pulled.
  open var prefersGrabberVisible = false { didSet { settingsDidChange() } }
  /// In a low window the sheet stands at the bottom edge, instead of filling the window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { settingsDidChange() } }
  /// At the bottom edge the sheet is as wide as the presented controller wishes.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settingsDidChange() } }
  /// Nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { settingsDidChange() } }
  /// From iOS 17 on. Without effect: sheets are where the window has room.
  open var prefersPageSizing = true { didSet { hasNoEffect("UISheetPresentationController.prefersPageSizing") } }
  /// What the sheet seems to come out of. Without effect: a frame knows no animation, only its end.
  open weak var sourceView: UIView? { didSet { hasNoEffect("UISheetPresentationController.sourceView") } }

  /// Changes properties with an animation; the end is there at once.
  open func animateChanges(_ changes: () -> Void) { session.perform { changes() } }

  /// Custom detents are asked for their height again.
  open func invalidateDetents() { settingsDidChange() }

  override var isSystems: Bool { type(of: self) == UISheetPresentationController.self }

  override var form: PresentationForm { formOfSheet }

  override var restingHeights: [(identifier: Detent.Identifier, height: CGFloat)] { heightsOfDetents }

  override func personChose(_ identifier: Detent.Identifier) {
    guard identifier != restingIdentifier else { return }
    selectedDetentIdentifier = identifier
    let listener = delegate as? any UISheetPresentationControllerDelegate
    session.perform { listener?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }

  override func systemFrame(in size: CGSize) -> CGRect { sheetFrame(in: size) }

  override var cornerRadius: CGFloat { preferredCornerRadius ?? super.cornerRadius }

  override var dimming: CGFloat { isUndimmed ? 0 : super.dimming }

  override func placeParts(of sheet: SheetFrame, around frame: CGRect) {
    letTouchesThrough(isUndimmed)
    placeGrabber(in: sheet)
  }

  override var stage: PresentationViews {
    get { popover?.stage ?? super.stage }
    set { if let popover { popover.stage = newValue } else { super.stage = newValue } }
  }

  private func settingsDidChange() {
    if presentedViewController.place.area != nil { (popover ?? self as UIPresentationController).place() }
  }

  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// About half of the window's height; not to be had where the height is compact.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        let sheet = context as? DetentContext
        let isLow = context.containerTraitCollection.verticalSizeClass == .compact
        return isLow ? nil : sheet.map { $0.middle } ?? context.maximumDetentValue / 2
      }
    }

    /// The whole height of a sheet.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameter resolver: the height in points without the safe area at the bottom; nil for none at the moment.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// In points, without the safe area at the bottom; nil where the detent is not to be had.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when a person pulls the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
