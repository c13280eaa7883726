import DisplayLists
import UIKit

/// The drawing of a scene.
struct ScenePicture {
  let sceneID: String
  /// Of the scene, for people and for files.
  var name: String
  let list: DisplayList
  /// Of the bar of a container, which a storyboard has as a scene's only view.
  var isOfBar = false
  /// Of the scene that a user sees first.
  var isInitial = false
  /// Of a bar, or of what a bar shows: no screen of its own.
  var isPart = false
  /// A device is drawn around it.
  var isFramed = false

  /// True for a view of no width or height, as a scene has that gets its view elsewhere.
  var isEmpty: Bool { list.size.width <= 0 || list.size.height <= 0 }
}

extension LaidOut {
  /// One for each scene that has a view, in document order.
  ///
  /// - Parameter framed: pictures of whole screens get their device around them.
  @MainActor func pictures(framed: Bool = false) -> [ScenePicture] {
    scenes.compactMap { scene in
      scene.picture().map { picture in
        let list = framed ? inDevice(picture) : picture
        return ScenePicture(
          sceneID: scene.id, name: name(of: scene), list: list, isOfBar: scene.isBar,
          isInitial: scene.id == initialScene?.id,
          isPart: sceneNames?.isPartOfBar(scene.root?.source?.id ?? scene.id) ?? false,
          isFramed: list.size != picture.size)
      }
    }
  }
}

extension LaidOut {
  private func name(of scene: Scene) -> String {
    scene.root?.source.flatMap { sceneNames?.name(of: $0.id) } ?? sceneNames?.name(of: scene.id) ?? scene.id
  }
}

extension [ScenePicture] {
  /// Without bars and what they show, unless there is nothing else.
  var screens: [ScenePicture] {
    let screens = filter { !$0.isPart }
    return screens.isEmpty ? self : screens
  }
}

extension Diagnostic {
  /// What is about the run rather than about a document: said once. Nil for other findings.
  var remark: String? { [Self.settingWithoutEffect, Self.symbolWithoutDrawing].contains(rule) ? message : nil }
}

extension LaidOut.Scene {
  fileprivate var isBar: Bool { root is UINavigationBar || root is UITabBar || root is UIToolbar }
}
