import DisplayLists
import UIKit

/// The drawing of a scene.
struct ScenePicture {
  let sceneID: String
  let list: DisplayList
  /// Of the bar of a container, which a storyboard has as a scene's only view.
  var isOfBar = false
  /// Of the scene that a user sees first.
  var isInitial = false

  /// True for a view of no width or height, as a scene has that gets its view elsewhere.
  var isEmpty: Bool { list.size.width <= 0 || list.size.height <= 0 }
}

extension LaidOut {
  /// One for each scene that has a view, in document order.
  ///
  /// - Parameter framed: pictures of whole screens get their device around them.
  @MainActor func pictures(framed: Bool = false) -> [ScenePicture] {
    scenes.compactMap { scene in
      scene.picture().map {
        ScenePicture(
          sceneID: scene.id, list: framed ? inDevice($0) : $0, isOfBar: scene.isBar,
          isInitial: scene.id == initialScene?.id)
      }
    }
  }
}

extension LaidOut.Scene {
  fileprivate var isBar: Bool { root is UINavigationBar || root is UITabBar || root is UIToolbar }
}
