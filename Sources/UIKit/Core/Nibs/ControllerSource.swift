import InterfaceDocuments

/// The scene of a document that a controller is made from.
@MainActor protocol ControllerSource: AnyObject {
  var description: InterfaceController { get }
  /// The bundle of the document.
  var bundle: Bundle? { get }

  /// Reads the controller's properties, while its `init(coder:)` runs.
  func fill(_ controller: UIViewController)

  /// Loads the view of the scene. Returns false if the scene has no view.
  func loadView(of controller: UIViewController) -> Bool

  /// Loads the view of a document without a program from the nibs of its project. Returns false if the project has
  /// none.
  func loadViewFromProject(of controller: UIViewController) -> Bool

  func segue(withIdentifier identifier: String) -> InterfaceSegue?

  /// Performs a segue if the controller allows it.
  func trigger(_ segue: InterfaceSegue, sender: Any?)
  func perform(_ segue: InterfaceSegue, sender: Any?)
}

/// A coder that decodes a controller from a document.
@MainActor protocol ControllerCoder: NSCoder { var source: any ControllerSource { get } }
