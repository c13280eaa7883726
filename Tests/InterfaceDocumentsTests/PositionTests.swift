import CoreTypes
import Testing

@testable import InterfaceDocuments

struct PositionTests {
  private func position(of name: String, in text: String) throws -> SourcePosition {
    let bytes = Array(text.utf8)
    var found: SourcePosition?
    try ElementTreeBuilder.tree(of: bytes).visit { if $0.name == name { found = $0.position } }
    return try #require(found)
  }

  @Test func aTagIsWhereItStartsNotWhereItEnds() throws {
    #expect(
      try position(of: "b", in: "<a>\n  <b\n    x=\"1\"\n    y=\"2\"/>\n</a>") == SourcePosition(line: 2, column: 3))
  }

  @Test func columnsCountBytesSoATabIsOne() throws {
    #expect(try position(of: "b", in: "<a>\n\t\t<b/></a>") == SourcePosition(line: 2, column: 3))
    #expect(try position(of: "b", in: "<a>é<b/></a>") == SourcePosition(line: 1, column: 6))
  }

  @Test func markupInCommentsAndCharacterDataIsNoTag() throws {
    let text = "<!-- <x> \n -->\n<a><![CDATA[<x>\n</a>]]><?p <x> ?>\n <b/></a>"
    #expect(try position(of: "b", in: text) == SourcePosition(line: 5, column: 2))
  }

  @Test func quotedValuesMayHoldTheEndOfATag() throws {
    #expect(try position(of: "b", in: "<a x=\"1 > 0\" y='\">'><b/></a>") == SourcePosition(line: 1, column: 21))
  }

  @Test func charactersWrittenAsReferencesDoNotMoveAnything() throws {
    #expect(try position(of: "b", in: "<a x=\"1&#10;2&amp;\">&#10;<b/></a>") == SourcePosition(line: 1, column: 26))
  }

  @Test func aByteOrderMarkHasNoColumn() throws {
    #expect(try position(of: "a", in: "\u{FEFF}<a/>") == SourcePosition(line: 1, column: 1))
  }

  @Test func carriageReturnsBelongToTheirLine() throws {
    #expect(try position(of: "b", in: "<a>\r\n<b/></a>") == SourcePosition(line: 2, column: 1))
  }

  @Test func viewsAndConstraintsKeepTheirPlace() throws {
    let view = try Documents.view(
      """
      <view id="v">
        <constraints>
          <constraint firstAttribute="width" constant="8" id="c"/>
        </constraints>
      </view>
      """)
    #expect(view.position == SourcePosition(line: 2, column: 1))
    #expect(view.constraints.first?.position == SourcePosition(line: 4, column: 5))
  }
}
