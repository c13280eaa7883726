/// A placeholder for a SwiftUI view in a UIKit screen.
///
/// SwiftUI is not available on Linux. The root can be a value of any type, its body is never evaluated, and a box with
/// the name of its type replaces it. The controller is laid out like any other. Where the root's size would matter, set
/// ``placeholderSize``.
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
  /// The root, of which only the type's name is shown.
  open var rootView: Content { didSet { box?.label = name } }

  /// The properties that follow the size of the root.
  open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { sizeDidChange() } }

  /// The ideal size of the root, in points; zero for a root that fills the available space. UIKit has no such property,
  /// because SwiftUI computes the size.
  open var placeholderSize = CGSize.zero { didSet { sizeDidChange() } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// - Returns: nil, because a document has no root view.
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

  /// Returns ``placeholderSize``, limited to the available space, or all of it if there is none.
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

/// The box.
final class UIHostingPlaceholder: PlaceholderView {
  /// The intrinsic size; nil for none.
  var ownSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize { ownSize ?? super.intrinsicContentSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize ?? size }

  package override var reportedText: String? { label }
}

/// The properties of a hosting controller that follow the size of its root.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Updates the controller's `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// Updates the intrinsic content size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
