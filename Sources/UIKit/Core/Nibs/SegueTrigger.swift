import InterfaceDocuments

/// What a control, an item of a bar, a gesture recognizer or a cell has for a target that leads to another scene.
@MainActor final class SegueTrigger: NSObject, ObjCExposed {
  private let segue: InterfaceSegue
  private weak var scene: (any ControllerSource)?
  /// A gesture has begun, and has led on.
  private var isUnderWay = false

  init(_ segue: InterfaceSegue, in scene: any ControllerSource) {
    (self.segue, self.scene) = (segue, scene)
    super.init()
  }

  /// A gesture that goes on sends its message many times, and leads on once, when it is recognized.
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
