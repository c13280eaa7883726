import InterfaceDocuments

/// The scene of a document that a controller comes from.
@MainActor protocol ControllerSource: AnyObject {
  var description: InterfaceController { get }
  /// Of the document.
  var bundle: Bundle? { get }

  /// Reads the controller's properties, while its `init(coder:)` runs.
  func fill(_ controller: UIViewController)

  /// False when the scene has no view.
  func loadView(of controller: UIViewController) -> Bool

  /// Loads the view of a document that runs by itself from the nibs of its project. False when these have none.
  func loadViewFromProject(of controller: UIViewController) -> Bool

  func segue(withIdentifier identifier: String) -> InterfaceSegue?

  /// Asks the controller first.
  func trigger(_ segue: InterfaceSegue, sender: Any?)
  func perform(_ segue: InterfaceSegue, sender: Any?)
}

/// A coder that makes a controller from a document.
@MainActor protocol ControllerCoder: NSCoder { var source: any ControllerSource { get } }
