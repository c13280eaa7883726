import SystemProfiles
import Testing

@testable import UIKit

/// System items have the drawings of their generation.
@MainActor struct SystemItemMarkTests {
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

  @Test("the way to answer is an arrow with a body, which gloss fills")
  func reply() throws {
    #expect(try mark(.reply, .iOS(6, 1)).name == "arrowshape.turn.up.left.fill")
    #expect(try mark(.reply, .iOS(17)).name == "arrowshape.turn.up.left")
    let shape = try #require(SystemSymbols.drawing(of: "arrowshape.turn.up.left"))
    #expect(shape.parts.map(\.kind) == [.body])
  }

  /// Basis: `UIBarButtonItemStylePlain` reference, "glows when tapped"; navigation bars border all items.
  @Test("a glossy toolbar gives a body to what is not plain, a navigation bar to everything")
  func bodies() throws {
    let device = try DeviceCatalog.find("iphone-5")
    let session = Session(environment: SystemEnvironment(profile: .iOS6, device: device))
    session.perform {
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let bar = UINavigationBar(frame: toolbar.frame)
      for style in [UIBarButtonItem.Style.plain, .bordered, .done] {
        for item in [
          UIBarButtonItem(title: "Item", style: style, target: nil, action: nil),
          UIBarButtonItem(image: UIImage(), style: style, target: nil, action: nil),
        ] {
          #expect(item.hasBody(in: toolbar.painter) == (style != .plain))
          #expect(item.hasBody(in: bar.painter))
        }
      }
    }
  }
}
