import DisplayLists
import UIKit

/// The picture of a scene.
struct ScenePicture {
  let sceneID: String
  /// The name of the scene, for messages and files.
  var name: String
  let list: DisplayList
  /// Whether it shows a container's bar, which a storyboard contains as a scene's only view.
  var isOfBar = false
  /// Whether it shows the scene that a user sees first.
  var isInitial = false
  /// Whether it shows a bar or a part of one, which is no screen of its own.
  var isPart = false
  /// Whether a device is drawn around it.
  var isFramed = false

  /// Whether the view has no width or height, as in a scene that gets its view elsewhere.
  var isEmpty: Bool { list.size.width <= 0 || list.size.height <= 0 }
}

extension LaidOut {
  /// Returns a picture for each scene with a view, in document order.
  ///
  /// - Parameter framed: Whether to draw the device around pictures of whole screens.
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
  /// The pictures without bars and their parts, unless there are no others.
  var screens: [ScenePicture] {
    let screens = filter { !$0.isPart }
    return screens.isEmpty ? self : screens
  }
}

extension Diagnostic {
  /// The message of a finding about the run instead of a document, which is printed once; nil for other findings.
  var remark: String? { [Self.settingWithoutEffect, Self.symbolWithoutDrawing].contains(rule) ? message : nil }
}

extension LaidOut.Scene {
  fileprivate var isBar: Bool { root is UINavigationBar || root is UITabBar || root is UIToolbar }
}
