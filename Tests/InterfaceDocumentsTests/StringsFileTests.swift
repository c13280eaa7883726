import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Basis: Resource Programming Guide, "String Resources"; Old-Style ASCII Property Lists.
@Suite("Files of translations") struct StringsFileTests {
  private func read(_ text: String) -> StringsFile { StringsFile(Array(text.utf8)) }

  @Test("pairs stand between comments of both kinds; a key alone is its own value")
  func pairs() {
    let file = read(
      """
      /* Class = "UILabel"; text = "Name"; ObjectID = "a"; */
      "a.text" = "Nom";

      // The next one is not quoted.
      b.title = 'Titre' ; plain;
      """)
    #expect(file.entries == ["a.text": "Nom", "b.title": "Titre", "plain": "plain"])
    #expect(file.problem == nil)
  }

  @Test("escapes stand for quotation marks, line breaks and characters by number")
  func escapes() {
    let file = read(#""k" = "a\"b\\c\n\t\U00e9\U20ac\101\UD83D\UDE00\'";"#)
    #expect(file.entries["k"] == "a\"b\\c\n\té€A😀'")
  }

  @Test("UTF-16 of either order is read, with a mark and without")
  func utf16() {
    let text = "\"k\" = \"é€\";"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(StringsFile(bytes).entries == ["k": "é€"])
    }
  }

  @Test("a build's property list is the same file")
  func propertyList() {
    let file = read("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><string>v</string></dict></plist>")
    #expect(file.entries == ["k": "v"] && file.problem == nil)
  }

  @Test(
    "a mistake has a line and a column, and what is before it counts",
    arguments: [
      ("\"a\" = \"b\";\n\"c\" \"d\";", 2, 5), ("\"a\" = \"b\";\n\"c\" = \"d\"\n", 3, 1), ("\"a\" = \"b\";\n/* ", 2, 1),
      ("\"a\" = \"b\";\n  \"c\" = \"d;", 2, 9), ("\"a\" = \"b\";\n\"é\" = ;", 2, 8),
    ])
  func mistakes(text: String, line: Int, column: Int) {
    let file = read(text)
    #expect(file.entries == ["a": "b"])
    #expect(file.problem?.position == SourcePosition(line: line, column: column))
  }

  @Test("bytes that are no text are a mistake, too")
  func noText() {
    #expect(StringsFile([0x22, 0xFF, 0xC0]).problem?.position == SourcePosition(line: 1, column: 1))
  }
}
