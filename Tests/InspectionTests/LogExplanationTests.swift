import CoreTypes
import Testing

@testable import Inspection

/// Logs, explained.
/// Pasted conflicts, explained. Basis: the numbers of each test.
struct LogExplanationTests {
  private func explanation(_ lines: String..., broken: String? = nil) throws -> LogExplanation {
    let tail = broken.map { "\nWill attempt to recover by breaking constraint\n\($0)\n" } ?? ""
    let report = LogReport(
      "Unable to simultaneously satisfy constraints.\n(\n" + lines.joined(separator: ",\n") + "\n)" + tail)
    return try #require(report.conflicts.first)
  }

  @Test("only the lines that contradict each other are in the set")
  func minimal() throws {
    let found = try explanation(
      "<NSLayoutConstraint:0x1 A:0xa.height == 10>", "<NSLayoutConstraint:0x2 A:0xa.width == 100>",
      "<NSLayoutConstraint:0x3 A:0xa.width == 200>", broken: "<NSLayoutConstraint:0x3 A:0xa.width == 200>")
    #expect(found.minimal == [1, 2] && found.broken == 2)
    #expect(found.remainder.map { [$0.asked, $0.left] } == [200, 100])
  }

  @Test("fixes name the constant that would agree, those of the broken one first")
  func fixes() throws {
    let found = try explanation(
      "<NSLayoutConstraint:0x1 H:|-(20)-[A:0xa]   (active, names: '|':B:0xb )>",
      "<NSLayoutConstraint:0x2 H:[A:0xa]-(20)-|   (active, names: '|':B:0xb )>",
      "<NSLayoutConstraint:0x3 A:0xa.width == 300   (active)>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' B:0xb.width == 320   (active)>",
      broken: "<NSLayoutConstraint:0x3 A:0xa.width == 300   (active)>")
    #expect(found.minimal == [0, 1, 2, 3])
    #expect(found.fixes.prefix(2).map(\.member) == [2, 2])
    #expect(found.fixes.contains { $0.kind == .changeConstant(from: 300, to: 280) })
    #expect(!found.fixes.contains { $0.member == 3 })
    #expect(found.members[3].maker != nil && found.members[0].maker == nil)
  }

  @Test("lengths that would be negative are a contradiction, too")
  func negative() throws {
    let found = try explanation(
      "<NSLayoutConstraint:0x1 H:|-(4)-[A:0xa]   (active, names: '|':B:0xb )>",
      "<NSLayoutConstraint:0x2 A:0xa.trailing == B:0xb.trailing - 10   (active)>",
      "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' B:0xb.width == 0   (active)>")
    #expect(found.minimal == [0, 1, 2] && found.broken == nil)
    #expect(found.assumptions == ["Together, these constraints would require a negative width or height."])
  }

  @Test("margins are guessed, and said to be")
  func margins() throws {
    let found = try explanation(
      "<NSLayoutConstraint:0x1 A:0xa.leading == B:0xb.leadingMargin   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(20)-[A:0xa]   (active, names: '|':B:0xb )>")
    #expect(found.minimal == [0, 1])
    #expect(found.assumptions == ["This assumes layout margins of 8."])
  }

  @Test("a masked view is to be freed of its mask, and its place is relative to its superview")
  func masks() throws {
    let found = try explanation(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0xa.midY == + 39>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& V:[A:0xa(32)]>",
      "<NSLayoutConstraint:0x3 V:|-(5)-[A:0xa]   (Names: '|':B:0xb )>")
    #expect(found.minimal == [0, 1, 2])
    #expect(found.fixes.contains { $0.kind == .unmask })
  }

  @Test("what cannot be read stays as it is")
  func unread() throws {
    let found = try explanation("<NSLayoutConstraint:0x1 what is this>", "<private>")
    #expect(found.members.map(\.sentence) == ["<NSLayoutConstraint:0x1 what is this>"])
    #expect(found.minimal.isEmpty && found.unread == ["<private>"])
  }

  @Test("views of one name are told apart")
  func captions() throws {
    let found = try explanation("<NSLayoutConstraint:0x1 App.Box:0xa.width == Box:0xb.width>")
    #expect(found.members.map(\.sentence) == ["Box #1.width = Box #2.width"])
  }
}
