import DisplayLists
import InterfaceDocuments
import SystemProfiles
import Testing

@testable import UIKit

/// A laid-out document whose views can be looked up.
@MainActor struct DocumentScreen {
  let layout: DocumentLayout
  let root: UIView

  /// - Parameters:
  ///   - version: Nil for the canvas.
  ///   - device: The device of the version; nil for a typical one.
  init(_ text: String, _ version: SystemVersion? = nil, on device: String? = nil) throws {
    var request = LayoutRequest()
    request.version = version
    request.device = try device.map { try DeviceCatalog.find($0) }
    layout = DocumentLayout(try DocumentReader.read(Array(text.utf8)), request)
    root = try #require(layout.scenes.lazy.compactMap(\.root).first)
  }

  func view<View: UIView>(_ id: String, as type: View.Type = UIView.self) throws -> View {
    var found: UIView?
    root.forEachInTree { if $0.source?.id == id { found = $0 } }
    return try #require(found as? View)
  }

  /// The whole drawing.
  var picture: DisplayList { RecordPass.record(root) }
}
