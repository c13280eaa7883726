import InterfaceDocuments

// Ways back.
extension LoadedScene {
  /// 1. the nearest controller before this one that takes the action, 2. the source prepares, 3. the action, 4. everything
  /// in front of that controller goes.
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
  /// Takes away what is presented in front of the destination, then has each container between show the way there.
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
  /// Nearest first: the controllers below in the same containers, then the presenter's.
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

  /// Children before parents, the latest child first.
  private func firstInFamily(
    besides excluded: UIViewController, where takes: (UIViewController) -> Bool
  ) -> UIViewController? {
    for child in children.reversed() where child !== excluded {
      if let found = child.firstInFamily(besides: excluded, where: takes) { return found }
    }
    return takes(self) ? self : nil
  }

  /// Whether `other` is it, in it, or presented from there.
  fileprivate func isLineOf(_ other: UIViewController) -> Bool {
    sequence(first: other, next: { $0.parent ?? $0.presentation.presenter }).contains { $0 === self }
  }
}
