import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Files of translations.
/// Basis: Resource Programming Guide, "String Resources"; Old-Style ASCII Property Lists.
struct StringsFileTests {
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
    "an error has a line and a column, and the entries before it count",
    arguments: [
      ("\"a\" = \"b\";\n\"c\" \"d\";", 2, 4),
      ("\"a\" = \"b\";\n\"c\" = \"d\"\n\n\"e\" = \"f\";", 2, 10), ("\"a\" = \"b\";\n/* ", 2, 1),
      ("\"a\" = \"b\";\n  \"c\" = \"d;", 2, 9), ("\"a\" = \"b\";\n\"é\" = ;", 2, 8),
    ])
  func mistakes(text: String, line: Int, column: Int) {
    let file = read(text)
    #expect(file.entries == ["a": "b"])
    #expect(file.problem?.position == SourcePosition(line: line, column: column))
  }

  @Test("the message is one line, however long a text without an end goes on")
  func oneLine() {
    let problem = read("\"a\" = \"b;\n\"c\" = \"d\";\"").problem
    #expect(problem?.message == "\u{201C};\u{201D} is missing after the value of \u{201C}a\u{201D}")
    let lost = read("\"a = b;\n\"c\"").problem
    #expect(lost?.message == "\u{201C}=\u{201D} is missing after \u{201C}a = b;…\u{201D}")
  }

  @Test("bytes that are no text are an error, too, at the first of them")
  func noText() {
    #expect(StringsFile([0x22, 0xFF, 0xC0]).problem?.position == SourcePosition(line: 1, column: 2))
    let latin = StringsFile(Array("\"a\" = \"b\";\n\"c\" = \"".utf8) + [0xE9])
    #expect(latin.problem?.position == SourcePosition(line: 2, column: 8))
    #expect(latin.problem?.message.hasSuffix("save it as UTF-8") == true)
  }

  @Test("a mark of the byte order has no column, and may stand before a property list")
  func marks() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(StringsFile(mark + Array("?".utf8)).problem?.position == SourcePosition(line: 1, column: 1))
    let list = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><string>v</string></dict></plist>"
    #expect(StringsFile(mark + Array(list.utf8)).entries == ["k": "v"])
  }

  @Test("a damaged property list has its line; one without keys is no translation")
  func damagedLists() {
    let begin = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">"
    let damaged = read("\(begin)\n<dict><key>a</key><strin>b</strin></dict></plist>")
    #expect(damaged.problem?.position.line == 3)
    #expect(read("\(begin)<array/></plist>").problem != nil)
  }

  @Test("of a key that is there twice the last value counts, as in property lists")
  func duplicates() {
    let file = read("a = 1; a = 2;")
    #expect(file.entries == ["a": "2"] && file.problem == nil)
  }

  /// Basis: documented, in the source of CoreFoundation: octal numbers are bytes in the encoding of NeXTSTEP.
  @Test("octal escapes are bytes of NeXTSTEP; digits of other scripts are none")
  func octal() {
    #expect(read(#""k" = "\101\351\777";"#).entries["k"] == "AØ\u{FFFD}")
    #expect(read(#""k" = "\U００41";"#).entries["k"] == "\0００41")
  }

  @Test("whatever the bytes are, reading ends, and never in a trap")
  func anyBytes() {
    var random = SystemRandomNumberGenerator()
    let seeds = [
      "\"a.text\" = \"b\\U00e9\\101\"; /* c */ // d\n e = 'f';",
      "{\"strings\": {\"a\": {\"localizations\": {\"de\": {}}}}}",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><string>v</string></dict></plist>",
    ].map { Array($0.utf8) }
    for _ in 0..<2000 {
      var bytes = seeds.randomElement(using: &random) ?? []
      for _ in 0..<3 { bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random) }
      bytes.removeLast(Int.random(in: 0...10, using: &random))
      _ = (StringsFile(bytes), StringCatalog(bytes))
    }
  }
}
