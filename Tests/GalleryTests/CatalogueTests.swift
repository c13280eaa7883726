import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import TinamouCommands

/// Every screen of the catalog as the command line shows it. Basis: the app has only intended errors, and none of these
/// is a layout error.
@MainActor struct CatalogueTests {
  nonisolated private static let phones: [(String, SystemVersion)] = [
    ("iphone-5", .iOS(6, 1)), ("iphone-5s", .iOS(7, 1)), ("iphone-6", .iOS(9)), ("iphone-15-pro", .iOS(17)),
    ("ipad-9.7", .iOS(12)),
  ]

  @Test("each screen settles without a finding, on every generation and both ways up", arguments: phones.indices)
  func findings(index: Int) throws {
    var request = LayoutRequest()
    request.device = try DeviceCatalog.find(Self.phones[index].0)
    request.version = Self.phones[index].1
    for screen in Gallery().screens {
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
        request.orientation = orientation
        let laidOut = try ScreenStage(request: request, steps: []).layOut(screen)
        #expect(laidOut.session.diagnostics.map(\.message) == [], "\(screen.name) \(orientation.name)")
        #expect(laidOut.scenes.allSatisfy { $0.root != nil && $0.picture() != nil })
      }
    }
  }

  @Test("names are there once")
  func names() {
    let names = Gallery().screens.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
