import SystemProfiles

/// A presentation controller that manages the height and appearance of a page sheet or a form sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private var selected: Detent.Identifier?
  /// The popover that the sheet replaces, if any. The popover's views are the ones on screen.
  weak var popover: UIPresentationController?

  /// The heights at which the sheet can rest. The default is the full height only.
  open var detents: [Detent] = [.large()] { didSet { settingsDidChange() } }

  /// The identifier of the selected detent, or nil for the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      settingsDidChange()
    }
  }

  /// The highest detent at which the content behind the sheet is not dimmed and receives touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settingsDidChange() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet shows a grabber at the top.
  open var prefersGrabberVisible = false { didSet { settingsDidChange() } }
  /// Whether the sheet is attached to the bottom edge in compact height, instead of filling the window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { settingsDidChange() } }
  /// Whether the width of an edge-attached sheet follows the presented controller's preferred content size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settingsDidChange() } }
  /// The corner radius, or nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { settingsDidChange() } }
  /// Available since iOS 17. Has no effect: sheets are placed where the window has room.
  open var prefersPageSizing = true { didSet { hasNoEffect("UISheetPresentationController.prefersPageSizing") } }
  /// The view that the sheet appears to come from. Has no effect, because it only affects the animation.
  open weak var sourceView: UIView? { didSet { hasNoEffect("UISheetPresentationController.sourceView") } }

  /// Changes properties. The changes take effect immediately, without animation.
  open func animateChanges(_ changes: () -> Void) { session.perform { changes() } }

  /// Resolves the heights of custom detents again.
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

    /// About half of the window's height. Inactive in compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        let sheet = context as? DetentContext
        let isLow = context.containerTraitCollection.verticalSizeClass == .compact
        return isLow ? nil : sheet.map { $0.middle } ?? context.maximumDetentValue / 2
      }
    }

    /// The full height of a sheet.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameter resolver: Returns the height in points without the bottom safe area, or nil if the detent is
    ///   inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height in points without the bottom safe area, or nil if the detent is inactive.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values that a detent's height can depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when the user drags the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
