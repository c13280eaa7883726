import Foundation
import SystemProfiles
import Testing

@testable import UIKit

/// Lines that are slightly wider than the available width.
/// Basis: saved documents: text that fits in Interface Builder's measurement is wider here by less than a point.
@MainActor struct OverflowTests {
  private func drawn(_ text: String, _ font: UIFont, width: CGFloat, _ session: Session) -> [String] {
    session.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
      (label.text, label.font) = (text, font)
      return RecordPass.record(label).textRuns.map(\.text)
    }
  }

  private func natural(_ text: String, _ font: UIFont, _ session: Session) -> CGFloat {
    session.perform { TextBlock(text, font: font, session: session).layout(within: .infinity).size.width }
  }

  @Test(
    "under a point of overflow the text is whole, beyond it is cut",
    arguments: [("Port", CGFloat(17), false), ("0xC000", 17, false), ("Background", 20, true)])
  func fitted(text: String, size: CGFloat, isBold: Bool) throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro")
    let font = session.perform { isBold ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size) }
    let width = natural(text, font, session)
    #expect(drawn(text, font, width: width - 0.9, session) == [text])
    #expect(drawn(text, font, width: width - 1.1, session).joined().contains("…"))
  }

  @Test("text in fonts with known widths is truncated as measured")
  func exact() throws {
    let session = try Session.of(.iOS(6, 1))
    let font = session.perform { UIFont.systemFont(ofSize: 17) }, width = natural("Portable", font, session)
    #expect(drawn("Portable", font, width: width - 0.5, session).joined().contains("…"))
  }

  @Test("titles of buttons and attributed text, too")
  func others() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro")
    let font = session.perform { UIFont.systemFont(ofSize: 17) }, width = natural("Port", font, session) - 0.5
    let texts = session.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
      label.attributedText = NSAttributedString(string: "Port", attributes: [.font: font])
      let button = UIButton(type: .custom)
      button.setTitle("Port", for: .normal)
      button.titleLabel?.font = font
      button.frame = CGRect(x: 0, y: 0, width: width, height: 30)
      return [label, button].map { RecordPass.record($0).textRuns.map(\.text) }
    }
    #expect(texts == [["Port"], ["Port"]])
  }
}
