import DisplayLists
import UIKit

/// The drawing of a scene.
struct ScenePicture {
  let sceneID: String
  let list: DisplayList

  /// True for a view of no width or height, as a scene has that gets its view elsewhere.
  var isEmpty: Bool { list.size.width <= 0 || list.size.height <= 0 }
}

extension DocumentLayout {
  /// One for each scene that has a view, in document order.
  ///
  /// A view that fills a device's screen is shown with what the system draws there; on its canvas, or in a size of its
  /// own, it is shown alone.
  @MainActor func pictures(for request: LayoutRequest) -> [ScenePicture] {
    scenes.compactMap { scene in
      scene.root.map { root in
        let showsScreen = !request.isAsDesigned && request.size == nil && scene.stage.fillsContainer
        let list =
          showsScreen
          ? RecordPass.recordScreen(root: root, environment: session.environment) : RecordPass.record(root)
        return ScenePicture(sceneID: scene.id, list: list)
      }
    }
  }
}
