import InterfaceDocuments

/// Performs a segue of a document.
@MainActor struct SegueKind {
  private let segue: InterfaceSegue
  private let sender: Any?
  private let anchor: NSObject?
  /// Whether the destination is shown, whatever the kind of segue.
  private let shows: Bool

  /// - Parameters:
  ///   - anchor: the object that a popover is anchored to.
  ///   - shows: whether the destination is shown, whatever the kind of segue.
  init(_ segue: InterfaceSegue, sender: Any?, anchor: NSObject?, shows: Bool = false) {
    (self.segue, self.sender, self.anchor, self.shows) = (segue, sender, anchor, shows)
  }

  /// Configures the destination before the source prepares for the segue.
  func prepare(_ made: UIStoryboardSegue) {
    let destination = made.destination
    if let style = segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(name:)) {
      destination.modalPresentationStyle = style
    }
    if let style = segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(name:)) {
      destination.modalTransitionStyle = style
    }
    if segue.kind.hasPrefix("popover") { prepareForPopover(destination) }
  }

  private func prepareForPopover(_ destination: UIViewController) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.presentationController as? UIPopoverPresentationController else { return }
    switch anchor ?? sender as? NSObject {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView: (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    default: break
    }
  }

  func perform(_ made: UIStoryboardSegue) {
    let (source, destination) = (made.source, made.destination)
    switch shows ? "show" : segue.kind {
    case "push": push(destination, from: source)
    case "show": source.show(destination, sender: sender)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "modal", "presentation", "present", "popover", "popoverPresentation":
      source.present(destination, animated: segue.isAnimated)
    case "embed": (sender as? UIView).map { embed(destination, in: $0, of: source) }
    case "unwind": made.unwind(animated: segue.isAnimated)
    default:
      Exception.internalInconsistency.raise(
        "\(type(of: made)) must override perform: it is a segue of the kind \(segue.kind)")
    }
  }

  private func push(_ destination: UIViewController, from source: UIViewController) {
    guard let navigation = source.navigationController else {
      if source.session.hasNoProgram { return source.show(destination, sender: sender) }
      Exception.generic.raise(
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController.")
    }
    navigation.pushViewController(destination, animated: segue.isAnimated)
  }

  private func embed(_ child: UIViewController, in container: UIView, of parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}

extension UIModalPresentationStyle {
  /// - Parameter name: the name in documents.
  init?(name: String) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "custom": self = .custom
    case "none": self = .none
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  /// - Parameter name: the name in documents.
  init?(name: String) {
    switch name {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
