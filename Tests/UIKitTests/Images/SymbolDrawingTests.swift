import DisplayLists
import Testing
import UIKit

@testable import UIKit

/// Drawn symbols.
/// The drawings of system symbols: our own, so that only what they have in common is a rule.
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

  @Test("a badge is left out, and a name without a drawing has a placeholder")
  func names() {
    #expect(commands("person.badge.plus") == commands("person"))
    #expect(commands("chevron.forward") == commands("chevron.right"))
    #expect(SystemSymbols.drawing(of: "no.such.symbol") == nil && commands("no.such.symbol").count == 2)
    #expect(SystemSymbols.drawing(of: "heart.no") == nil)
  }
}
