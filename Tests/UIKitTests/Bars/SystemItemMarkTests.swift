import SystemProfiles
import Testing

@testable import UIKit

/// System items are drawn in the manner of their generation.
@MainActor @Suite("Marks of system items") struct SystemItemMarkTests {
  private func mark(_ item: UIBarButtonItem.SystemItem, _ version: SystemVersion) throws -> SystemItemMark {
    let device = try DeviceCatalog.find("iphone-se-2nd")
    let session = Session(environment: SystemEnvironment(profile: .profile(for: version), device: device))
    return item.mark(in: session)
  }

  @Test("marks are filled and heavy on gloss, thin in flat bars, and get heavier with symbols")
  func generations() throws {
    let marks = try [.iOS(6, 1), .iOS(7, 1), .iOS(13), .iOS(26)].map { try mark(.trash, $0) }
    #expect(marks.map(\.name) == ["trash.fill", "trash", "trash", "trash"])
    #expect(marks.map(\.weight) == [.bold, .thin, .regular, .medium])
  }

  @Test("each mark has a drawing")
  func drawings() throws {
    let pictures = (0...24).compactMap(UIBarButtonItem.SystemItem.init(rawValue:))
    for item in pictures {
      for version in [SystemVersion.iOS(6, 1), .iOS(26)] {
        #expect(SystemSymbols.drawing(of: try mark(item, version).name) != nil, "\(item)")
      }
    }
  }
}
