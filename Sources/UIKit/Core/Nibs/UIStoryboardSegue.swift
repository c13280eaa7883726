/// A way from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private var handler: (() -> Void)?
  /// Does what the document says; nil for one that code made.
  var usual: ((UIStoryboardSegue) -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// - Parameter performHandler: what `perform` does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Override to show the destination in another way; a custom segue has no other.
  open func perform() {
    if let handler { handler() } else { usual?(self) }
  }
}

extension UIStoryboardSegue {
  @_silgen_name("tinamou_make_UIStoryboardSegue")
  convenience init(named identifier: String?, from source: UIViewController, to destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Runs the subclass's own `init(identifier:source:destination:)`.
  @_silgen_name("tinamou_make_UIStoryboardSegue")
  static func make(
    named identifier: __owned String?, from source: __owned UIViewController, to destination: __owned UIViewController
  ) -> UIStoryboardSegue
}
