import UIKit

// Every member that Apple's subclasses may override and that real code overrides; the test is that the file compiles.

private final class EveryView: UIView {
  override var layer: CALayer { super.layer }
  override var window: UIWindow? { super.window }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
  override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
  override func addLayoutGuide(_ guide: UILayoutGuide) { super.addLayoutGuide(guide) }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var contentMode: ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
  override var clipsToBounds: Bool { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var tag: Int { didSet {} }
  override var mask: UIView? { didSet {} }
  override var isMultipleTouchEnabled: Bool { didSet {} }
  override var isExclusiveTouch: Bool { didSet {} }
  override var autoresizingMask: AutoresizingMask { didSet {} }
  override var autoresizesSubviews: Bool { didSet {} }
  override var accessibilityIdentifier: String? { didSet {} }
  override var preservesSuperviewLayoutMargins: Bool { didSet {} }
  override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
  override var contentScaleFactor: CGFloat { didSet {} }
  override var interactions: [any UIInteraction] { didSet {} }
  override var transform3D: CATransform3D { didSet {} }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {}
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {}
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
}

private final class EveryController: UIViewController {
  override var navigationController: UINavigationController? { nil }
  override var tabBarController: UITabBarController? { nil }
  override var splitViewController: UISplitViewController? { nil }
  override var popoverPresentationController: UIPopoverPresentationController? { nil }
  override var sheetPresentationController: UISheetPresentationController? { nil }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
}

private final class EveryScrollView: UIScrollView {
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
}

private final class EveryControl: UIControl {
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: Event { super.allControlEvents }
  override func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { nil }
  override func performPrimaryAction() {}
}

private final class EveryLayer: CALayer {
  override var sublayers: [CALayer]? { didSet {} }
  override var superlayer: CALayer? { super.superlayer }
  override var speed: Float { didSet {} }
  override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  override func removeAllAnimations() { super.removeAllAnimations() }
  override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override func insertSublayer(_ layer: CALayer, at idx: UInt32) { super.insertSublayer(layer, at: idx) }
  override func removeFromSuperlayer() { super.removeFromSuperlayer() }
  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { super.convert(p, from: l) }
}

private final class EveryRecognizer: UIGestureRecognizer {
  override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
  override func removeTarget(_ target: Any?, action: Selector?) { super.removeTarget(target, action: action) }
}

private final class EverySearchBar: UISearchBar {
  override var keyboardType: UIKeyboardType { didSet {} }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  override func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
}

private final class EveryPath: UIBezierPath, @unchecked Sendable {
  override func fill() { super.fill() }
  override func stroke() { super.stroke() }
  override func addClip() { super.addClip() }
}

private final class EveryApplication: UIApplication {
  override class var shared: UIApplication { super.shared }
}

private final class EveryImage: UIImage, @unchecked Sendable {
  override var size: CGSize { CGSize(width: 1, height: 2) }
  override var cgImage: CGImage? { nil }
  override var imageOrientation: Orientation { .up }
  override func draw(in rect: CGRect) { super.draw(in: rect) }
  override func pngData() -> Data? { super.pngData() }
}

private final class EveryFont: UIFont, @unchecked Sendable {
  override var pointSize: CGFloat { super.pointSize }
  override var lineHeight: CGFloat { super.lineHeight }
}

final class Counting: UIView {
  static var count = 0
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    count += 1
    super.animate(withDuration: duration, animations: animations)
  }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    count += 1
    super.performWithoutAnimation(actionsWithoutAnimation)
  }
}
