import InterfaceDocuments

/// What a control, an item of a bar or a cell has for a target that leads to another scene.
final class SegueTrigger: NSObject, NibConnectable {
  private let segue: InterfaceSegue
  private weak var scene: LoadedScene?

  @MainActor init(_ segue: InterfaceSegue, in scene: LoadedScene) {
    (self.segue, self.scene) = (segue, scene)
    super.init()
  }

  @MainActor func perform(_ sender: Any?) { scene?.trigger(segue, sender: sender) }

  @MainActor static var nibMembers: [NibMember] { [.action("perform:", SegueTrigger.perform)] }
}
