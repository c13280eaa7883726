import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Runs every case of the folder `Conformance`: documents, environments and the frames of iOS, as data.
@MainActor struct ConformanceTests {
  @Test("frames are the ones iOS gives", arguments: try ConformanceCase.all())
  func frames(_ conformanceCase: ConformanceCase) throws {
    let layout = try conformanceCase.layOut()
    var found: [String: CGRect] = [:]
    for scene in layout.scenes {
      scene.root?.forEachInTree { view in view.source.map { found[$0.id] = view.frame } }
    }
    for (id, expected) in conformanceCase.frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(found[id], "no view has the id \(id)")
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      let isNear = zip(actual, expected).allSatisfy { abs($0 - $1) <= 0.5 }
      #expect(isNear, "\(id) is \(actual), should be \(expected) (\(conformanceCase.basis))")
    }
    if let rules = conformanceCase.diagnostics { #expect(layout.session.diagnostics.map(\.rule) == rules) }
  }
}

struct ConformanceCase: Decodable, CustomTestStringConvertible {
  var name = ""
  var basis: String
  var document: String
  var device: String?
  var os: String?
  var orientation: String?
  var size: [CGFloat]?
  var `in`: String?
  var direction: String?
  var frames: [String: [CGFloat]]
  var diagnostics: [String]?

  enum CodingKeys: CodingKey {
    case basis, document, device, os, orientation, size, `in`, direction, frames, diagnostics
  }

  var testDescription: String { name }

  static var repository: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  static func all() throws -> [ConformanceCase] {
    let folder = repository.appendingPathComponent("Conformance/cases")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map { file in
      var conformanceCase = try JSONDecoder().decode(ConformanceCase.self, from: Data(contentsOf: file))
      conformanceCase.name = file.deletingPathExtension().lastPathComponent
      return conformanceCase
    }
  }

  @MainActor func layOut() throws -> DocumentLayout {
    var request = LayoutRequest()
    request.device = try device.map { try DeviceCatalog.find($0) }
    request.version = try os.map { try SystemVersion(parsing: $0) }
    request.size = size.map { CGSize(width: $0[0], height: $0[1]) }
    request.container = `in`.flatMap(LayoutRequest.Container.init)
    request.orientation = orientation.flatMap { name in
      [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight].first { $0.name == name }
    }
    request.layoutDirection = direction.map { $0 == "rtl" ? .rightToLeft : .leftToRight }
    let file = Self.repository.appendingPathComponent(document)
    return DocumentLayout(try DocumentReader.read(contentsOf: file), request)
  }
}
