import DisplayLists
import Testing
import UIKit

@testable import UIKit

/// Drawn symbols.
/// The drawings of system symbols are our own, so only their common properties are rules.
struct SymbolDrawingTests {
  private func commands(_ name: String, _ weight: UIImage.SymbolWeight = .regular) -> [DrawCommand] {
    var recorder = DisplayListRecorder(size: .zero)
    SymbolGlyph(name: name, rect: CGRect(x: 10, y: 10, width: 20, height: 18), color: .black, weight: weight).draw(
      into: &recorder)
    return recorder.list.commands
  }

  @Test("every drawing can be read, and stays inside of its symbol", arguments: SystemSymbols.table.keys.sorted())
  func inside(_ name: String) throws {
    let text = try #require(SystemSymbols.table[name])
    let drawing = try #require(SymbolDrawing(text), "\(name): \(text)")
    let rect = CGRect(x: 10, y: 10, width: 20, height: 18), place = drawing.place(in: rect)
    #expect(!drawing.parts.isEmpty)
    for part in drawing.parts {
      let box = part.outline.applying(place).box
      #expect(box.minX > rect.minX - 1e-6 && box.maxX < rect.maxX + 1e-6)
      #expect(box.minY > rect.minY - 1e-6 && box.maxY < rect.maxY + 1e-6)
    }
    for variant in [name, "\(name).fill", "\(name).circle", "\(name).slash"] { #expect(!commands(variant).isEmpty) }
  }

  @Test("lines are as thick as the weight says")
  func weights() {
    func width(_ weight: UIImage.SymbolWeight) -> CGFloat {
      for case .stroke(_, _, let style) in commands("xmark", weight) { return style.width }
      return 0
    }
    #expect(width(.ultraLight) < width(.regular) && width(.regular) < width(.bold) && width(.bold) < width(.black))
    #expect(width(.unspecified) == width(.regular))
  }

  @Test("a filled symbol has its details cut out, and one in a filled circle the whole mark")
  func filled() {
    func layers(_ name: String) -> [LayerStyle] {
      commands(name).compactMap { if case .beginLayer(let style) = $0 { style } else { nil } }
    }
    #expect(layers("house").isEmpty && layers("heart.fill").isEmpty)
    #expect(layers("house.fill") == [LayerStyle(), .erasing])
    #expect(layers("xmark.circle.fill") == [LayerStyle(), .erasing, .erasing] && layers("xmark.circle").isEmpty)
    #expect(layers("eye.slash") == [LayerStyle(), .erasing])
  }

  @Test("each of the symbols that apps use most has a drawing", arguments: SymbolUse.names)
  func mostUsed(_ name: String) {
    #expect(SystemSymbols.hasDrawing(of: name))
    #expect(!commands(name).isEmpty)
  }

  @Test("the list is of 160 symbols") func mostUsedAreDifferent() { #expect(Set(SymbolUse.names).count == 160) }

  @Test("a badge is in front of its symbol, with a gap")
  func badges() throws {
    let plain = try #require(SystemSymbols.drawing(of: "person")), plus = SystemSymbols.drawing(of: "person.badge.plus")
    let badged = try #require(plus)
    #expect(badged.parts.count > plain.parts.count && badged.parts.contains { $0.kind == .gap } && badged.isCut)
    #expect(SystemSymbols.drawing(of: "bell.badge.fill")?.parts.first?.kind == .solid)
    #expect(SystemSymbols.drawing(of: "person.badge.nothing") == nil)
  }

  @Test("what is solid in a frame is a hole in a filled one")
  func framed() {
    func fills(_ name: String) -> Int { commands(name).count { if case .fill = $0 { true } else { false } } }
    #expect(fills("play.circle") == 1 && fills("play.circle.fill") == 2 && fills("play") == 0)
    #expect(SystemSymbols.drawing(of: "checkmark.shield")?.frame != nil)
    #expect(SystemSymbols.drawing(of: "exclamationmark.bubble.fill")?.isFilled == true)
  }

  @Test("a name without a drawing has a placeholder, and says so once in its session")
  @MainActor func undrawn() {
    let session = Session(environment: .standard)
    session.perform {
      for name in ["no.such.symbol", "heart.fill", "no.such.symbol"] { _ = UIImage(systemName: name) }
    }
    let message =
      "There is no drawing of the system symbol \u{201C}no.such.symbol\u{201D}; a box is drawn instead."
    #expect(session.diagnostics.map(\.message) == [message])
  }

  @Test("a symbol is as wide as documents say, or as its drawing")
  @MainActor func sizes() {
    let session = Session(environment: .standard)
    session.perform {
      func size(_ name: String) -> CGSize { SymbolSize(name: name).scaled(by: 1) }
      #expect(size("person.3").height == 20.0 * 62 / 128 && size("questionmark").width == 20.0 * 94 / 128)
      #expect(size("iphone").height == 20 && size("iphone").width < 13)
      #expect(size("heart.circle") == CGSize(width: 20, height: 20.0 * 123 / 128))
    }
  }

  @Test("names that mean the same have the same drawing")
  func names() {
    #expect(commands("chevron.forward") == commands("chevron.right"))
    #expect(SystemSymbols.drawing(of: "no.such.symbol") == nil && commands("no.such.symbol").count == 2)
    #expect(SystemSymbols.drawing(of: "heart.no") == nil)
  }
}
