import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Tokens. Basis: `UISearchTextField` reference for their behavior; assumed for their sizes, and that they replace the
/// placeholder.
@MainActor struct SearchTokenTests {
  private func field(_ texts: [String] = ["Anna", "Berlin"], direction: UISemanticContentAttribute = .unspecified)
    throws
    -> UISearchTextField
  {
    try Session.of(.iOS(17)).perform {
      let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
      field.semanticContentAttribute = direction
      (field.placeholder, field.tokens) = ("Search", texts.map { UISearchToken(icon: nil, text: $0) })
      return field
    }
  }

  private func texts(_ field: UISearchTextField) -> [String] { field.tokens.map(\.text) }

  @Test("they stand between the glass and the text, which gives them the room")
  func room() throws {
    let plain = try field([]), field = try field()
    #expect(plain.textRect(forBounds: plain.bounds).minX == 30)
    let frames = field.tokenFrames(in: field.bounds)
    #expect(frames[0].minX == 26 && frames[0].minY == 4 && frames[0].height == 28)
    #expect(frames[1].minX == frames[0].maxX + 4)
    #expect(field.textRect(forBounds: field.bounds).minX == frames[1].maxX + 8)
    let wide = try self.field(Array(repeating: "A long name of a person", count: 5))
    #expect(wide.textRect(forBounds: wide.bounds).minX <= 300 - 60 + 8)
    #expect(wide.tokenFrames(in: CGRect(x: 0, y: 0, width: 10, height: 36)).allSatisfy { $0.width == 0 })
  }

  @Test("right to left they follow each other from the right")
  func rightToLeft() throws {
    let field = try field(direction: .forceRightToLeft), frames = field.tokenFrames(in: field.bounds)
    #expect(frames[0].maxX == 274 && frames[1].maxX == frames[0].minX - 4)
    #expect(field.textRect(forBounds: field.bounds).maxX == frames[1].minX - 8)
  }

  @Test("they grow with the text size")
  func textSize() throws {
    var environment = try Session.of(.iOS(17)).environment
    environment.contentSizeCategory = .accessibilityLarge
    let large = Session(environment: environment).perform {
      let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      field.tokens = [UISearchToken(icon: nil, text: "Anna")]
      return field.tokenFrames(in: field.bounds)[0].width
    }
    let plain = try field(["Anna"])
    #expect(large > plain.tokenFrames(in: plain.bounds)[0].width * 1.4)
  }

  @Test("where there are some, there is no placeholder, and the field is not empty")
  func placeholder() throws {
    func drawn(_ field: UISearchTextField) -> [String] {
      field.session.perform {
        var recorder = DisplayListRecorder(size: field.bounds.size)
        field.recordContent(into: &recorder)
        return recorder.list.dumpLines()
      }
    }
    let plain = drawn(try field([])), field = try field()
    #expect(plain.contains { $0.contains("\"Search\"") } && !drawn(field).contains { $0.contains("\"Search\"") })
    #expect(drawn(field).contains { $0.contains("\"Anna\"") } && field.hasText)
    field.tokenBackgroundColor = .red
    #expect(drawn(field).contains { $0.hasPrefix("fill rounded(26 4") && $0.contains("#ff0000") })
  }

  @Test("programs put them in, take them out, and turn text into them")
  func editing() throws {
    let field = try field()
    field.insertToken(UISearchToken(icon: nil, text: "Zoe"), at: 1)
    #expect(texts(field) == ["Anna", "Zoe", "Berlin"])
    field.removeToken(at: 0)
    field.text = "in spring"
    let start = field.beginningOfDocument, end = try #require(field.position(from: start, offset: 3))
    let range = try #require(field.textRange(from: start, to: end))
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Season"), at: 2)
    #expect(texts(field) == ["Zoe", "Berlin", "Season"] && field.text == "spring")
    let all = try #require(field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
    #expect(field.tokens(in: all).map(\.text) == ["Berlin", "Season"] && field.tokens(in: field.textualRange).isEmpty)
    #expect(field.text(in: field.textualRange) == "spring")
  }

  @Test("the delete key selects the last one before it takes it away, unless the program keeps them")
  func deleting() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    let field = session.perform { UISearchTextField(frame: CGRect(x: 10, y: 100, width: 300, height: 36)) }
    var changes = 0
    session.perform {
      field.tokens = ["Anna", "Berlin"].map { UISearchToken(icon: nil, text: $0) }
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      root.view.addSubview(field)
    }
    _ = session.show(root)
    field.becomeFirstResponder()
    session.perform { field.takeDelete() }
    #expect(field.tokenState.selected == 1 && field.tokens.count == 2 && changes == 0)
    session.perform { field.takeDelete() }
    #expect(texts(field) == ["Anna"] && changes == 1)
    field.allowsDeletingTokens = false
    session.perform { for _ in 1...3 { field.takeDelete() } }
    #expect(texts(field) == ["Anna"])
    session.perform { field.takeTyped("x") }
    #expect(field.text == "x" && texts(field) == ["Anna"])
    session.perform { field.clear() }
    #expect(field.tokens.isEmpty && field.text == "")
  }

  @Test("a touch selects one, and what is typed takes its place")
  func touching() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    let field = session.perform { UISearchTextField(frame: CGRect(x: 10, y: 100, width: 300, height: 36)) }
    session.perform {
      field.tokens = ["Anna", "Berlin"].map { UISearchToken(icon: nil, text: $0) }
      root.view.addSubview(field)
    }
    _ = session.show(root)
    try session.perform(.tap("Anna"))
    #expect(field.tokenState.selected == 0 && field.isFirstResponder)
    session.perform { field.takeTyped("B") }
    #expect(texts(field) == ["Berlin"] && field.text == "B" && field.tokenState.selected == nil)
  }

  @Test("a number that there is not ends the program with UIKit's words")
  func beyond() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try Session.of(.iOS(17)).perform { UISearchTextField().removeToken(at: 0) }
      }
    }
    #expect(result.says("NSRangeException"))
  }
}
