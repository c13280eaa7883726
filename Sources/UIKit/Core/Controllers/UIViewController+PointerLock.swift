extension UIViewController {
  /// The descendant that decides whether the pointer is locked.
  var pointerLockDecider: UIViewController { childViewControllerForPointerLock?.pointerLockDecider ?? self }
}

extension Diagnostic {
  static let noPointer = Diagnostic(
    rule: "no-pointer", severity: .note, message: "Pointer interactions have no effect: Tinamou has no pointer.")
}
