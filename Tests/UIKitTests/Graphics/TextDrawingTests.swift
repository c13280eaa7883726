import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Text modes of contexts, and PDF documents. Basis: documented, references of CGContext and of
/// `UIGraphicsBeginPDFContextToData`.
@MainActor struct TextDrawingTests {
  private func runs(_ body: (CGContext) -> Void) throws -> [TextRun] {
    try Session.of(.iOS(17)).perform {
      let context = CGContext(size: CGSize(width: 100, height: 30)), graphics = Session.current.graphics
      graphics.push(context)
      body(context)
      "ab".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      graphics.pop(context)
      return context.finish().commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }
  }

  @Test("a stroke goes around the letters, before they are filled")
  func stroke() throws {
    let plain = try #require(try runs { _ in }.first)
    let outlined = try runs { context in
      context.setTextDrawingMode(.fillStroke)
      context.setLineWidth(4)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    #expect(outlined.last == plain && outlined.count > 8)
    #expect(outlined.dropLast().allSatisfy { $0.color == RGBAColor(red: 1, green: 0, blue: 0, alpha: 1) })
    #expect(outlined.dropLast().map(\.origin.x).max() == plain.origin.x + 2)
    #expect(try runs { $0.setTextDrawingMode(.invisible) }.isEmpty)
  }

  @Test("characters are spaced, until the state is restored")
  func spacing() throws {
    let plain = try #require(try runs { _ in }.first)
    let spaced = try #require(try runs { $0.setCharacterSpacing(3) }.first)
    #expect(spaced.clusterOffsets[1] == plain.clusterOffsets[1] + 3 && spaced.width == plain.width + 6)
    let restored = try runs { context in
      context.saveGState()
      context.setCharacterSpacing(3)
      context.restoreGState()
      context.textPosition = CGPoint(x: 2, y: 3)
      #expect(context.textMatrix == CGAffineTransform(translationX: 2, y: 3))
    }
    #expect(restored == [plain])
  }

  @Test("a document is drawn page by page, and is returned at its end")
  func document() throws {
    let session = try Session.of(.iOS(17)), data = NSMutableData()
    session.graphics.encoder = { list, format in Data("\(format) \(list.size.width) \(list.commands.count)".utf8) }
    session.perform {
      UIGraphicsBeginPDFContextToData(data, .zero, nil)
      #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
      UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 300, height: 200), nil)
      #expect(UIGraphicsGetPDFContextBounds().width == 300)
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIGraphicsEndPDFContext()
      #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
      #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil))
    }
    #expect(String(decoding: data as Data, as: UTF8.self).hasPrefix("pdf 300.0"))
  }
}
