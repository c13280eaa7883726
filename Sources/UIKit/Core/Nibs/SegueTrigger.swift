import InterfaceDocuments

/// The target that performs a segue for a control, a bar button item, a gesture recognizer or a cell.
@MainActor final class SegueTrigger: NSObject, ObjCExposed {
  private let segue: InterfaceSegue
  private weak var scene: (any ControllerSource)?
  /// Whether a gesture has begun and triggered the segue.
  private var isUnderWay = false

  init(_ segue: InterfaceSegue, in scene: any ControllerSource) {
    (self.segue, self.scene) = (segue, scene)
    super.init()
  }

  /// Triggers the segue. A continuous gesture sends its action repeatedly, but triggers the segue once, when it begins.
  func follow(_ sender: Any?) {
    if let state = (sender as? UIGestureRecognizer)?.state {
      let wasUnderWay = isUnderWay
      isUnderWay = state == .began || state == .changed
      if wasUnderWay || ![.began, .ended].contains(state) { return }
    }
    scene?.trigger(segue, sender: sender)
  }

  static var objcMembers: [ObjCMember] { [.action("follow:", SegueTrigger.follow)] }
}
