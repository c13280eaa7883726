import DisplayLists
import InterfaceDocuments
import SystemProfiles
import Testing

@testable import UIKit

/// A document that was laid out, to look for its views.
@MainActor struct DocumentScreen {
  let layout: DocumentLayout
  let root: UIView

  /// - Parameters:
  ///   - version: nil for the canvas.
  ///   - device: on which the version runs; nil for one that is typical of it.
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

  /// Everything that is drawn.
  var picture: DisplayList { RecordPass.record(root) }
}
