/// A transition from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private var handler: (() -> Void)?
  /// Performs the segue as the document specifies; nil for a segue created in code.
  var usual: ((UIStoryboardSegue) -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// - Parameter performHandler: The block that `perform` runs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Performs the segue. Override it to show the destination differently; a custom segue must do so.
  open func perform() {
    if let handler { handler() } else { usual?(self) }
  }
}

extension UIStoryboardSegue {
  @_silgen_name("tinamou_make_UIStoryboardSegue")
  convenience init(named identifier: String?, from source: UIViewController, to destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Creates a segue with the subclass's own `init(identifier:source:destination:)`.
  @_silgen_name("tinamou_make_UIStoryboardSegue")
  static func make(
    named identifier: __owned String?, from source: __owned UIViewController, to destination: __owned UIViewController
  ) -> UIStoryboardSegue
}
