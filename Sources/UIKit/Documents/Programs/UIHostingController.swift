/// Keeps the place of a SwiftUI view in a UIKit screen.
///
/// There is no SwiftUI on Linux: the root may be a value of any type, its body is never asked for, and the screen shows
/// a box with the name of the root's type where SwiftUI would draw. The controller is laid out like any other; where
/// the size of the root would decide, ``placeholderSize`` says it.
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
  /// Shown by its type's name only.
  open var rootView: Content { didSet { box?.label = name } }

  /// What the size of the root is told to.
  open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { sizeDidChange() } }

  /// The size that the root would have by itself, in points; zero for a root that takes what it gets. UIKit has no such
  /// property: there SwiftUI knows.
  open var placeholderSize = CGSize.zero { didSet { sizeDidChange() } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// - Returns: nil without a root, as a document has none.
  public required init?(coder: NSCoder) { return nil }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  open override func loadView() {
    let made = UIHostingPlaceholder(frame: CGRect(origin: .zero, size: session.environment.screenSize))
    made.label = name
    made.backgroundColor = .systemBackground
    view = made
    sizeDidChange()
  }

  /// ``placeholderSize``, no larger than there is room; all of the room without one.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    guard placeholderSize != .zero else { return size }
    return CGSize(width: min(size.width, placeholderSize.width), height: min(size.height, placeholderSize.height))
  }

  private var name: String { "SwiftUI: \(type(of: rootView))" }

  private var box: UIHostingPlaceholder? { isViewLoaded ? view as? UIHostingPlaceholder : nil }

  private func sizeDidChange() {
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = placeholderSize }
    guard let box else { return }
    box.ownSize = sizingOptions.contains(.intrinsicContentSize) && placeholderSize != .zero ? placeholderSize : nil
  }
}

/// The box itself.
final class UIHostingPlaceholder: PlaceholderView {
  /// Nil for none of its own.
  var ownSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize { ownSize ?? super.intrinsicContentSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize ?? size }

  package override var reportedText: String? { label }
}

/// Where a hosting controller says how large its root is.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In `preferredContentSize` of the controller.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// In the natural size of its view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
