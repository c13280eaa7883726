import InterfaceDocuments

// Unwind segues.
extension LoadedScene {
  /// Unwinds in four steps:
  ///
  /// 1. It finds the nearest earlier controller that handles the action.
  /// 2. The source prepares.
  /// 3. The destination receives the action.
  /// 4. The controllers in front of the destination are removed.
  ///
  /// > Source: Technical Note TN2298, "Using Unwind Segues".
  func unwind(_ segue: InterfaceSegue, from source: UIViewController, sender: Any?) {
    let action = Selector(segue.unwindAction ?? "")
    let takes = { (controller: UIViewController) in
      controller !== source && controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    guard let destination = source.unwindDestination(where: takes) else { return }
    let made = make(segue, from: source, to: destination, sender)
    source.prepare(for: made, sender: sender)
    _ = Message(action, from: made).send(to: destination)
    made.perform()
  }
}

extension UIStoryboardSegue {
  /// Dismisses what is presented in front of the destination, and then makes each container on the path reveal it.
  func unwind(animated: Bool) {
    if let presented = destination.presentedViewController, presented.isLineOf(source) {
      destination.dismiss(animated: animated)
    }
    var child = destination
    while let parent = child.parent {
      parent.unwind(for: self, towards: child)
      child = parent
    }
  }
}

extension UIViewController {
  /// Returns the nearest controller that handles the action: those in the same containers first, then those of the
  /// presenter.
  fileprivate func unwindDestination(where takes: (UIViewController) -> Bool) -> UIViewController? {
    var node = self
    while true {
      if let parent = node.parent {
        if let found = parent.firstInFamily(besides: node, where: takes) { return found }
        node = parent
      } else if let presenter = node.presentation.presenter {
        if let found = presenter.firstInFamily(besides: node, where: takes) { return found }
        node = presenter
      } else {
        return nil
      }
    }
  }

  /// Searches children before parents, the latest child first.
  private func firstInFamily(
    besides excluded: UIViewController, where takes: (UIViewController) -> Bool
  ) -> UIViewController? {
    for child in children.reversed() where child !== excluded {
      if let found = child.firstInFamily(besides: excluded, where: takes) { return found }
    }
    return takes(self) ? self : nil
  }

  /// Whether `other` is the controller, a descendant, or presented by one of these.
  fileprivate func isLineOf(_ other: UIViewController) -> Bool {
    sequence(first: other, next: { $0.parent ?? $0.presentation.presenter }).contains { $0 === self }
  }
}
