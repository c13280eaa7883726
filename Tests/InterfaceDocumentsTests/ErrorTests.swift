import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Every kind of invalid file, with the exact message.
struct ErrorTests {
  private func message(_ bytes: [UInt8]) -> String {
    do {
      _ = try DocumentReader.read(bytes)
      return "no error"
    } catch { return "\(error)" }
  }

  private static let damaged: [(text: String, message: String)] = [
    ("", "the file is empty. Restore it from version control, or save it again in Xcode."),
    (" \n\t", "the file is empty. Restore it from version control, or save it again in Xcode."),
    ("hello", "1:1: this is not XML. Give a .xib or .storyboard file."),
    ("NIBArchive\u{1}", "this is a compiled nib. Open the .xib or .storyboard it was compiled from."),
    (
      "bplist00\u{1}",
      "this is a binary property list, perhaps a compiled nib. Open the .xib or .storyboard it was compiled from."
    ),
    ("<a\u{0}/>", "this is a binary file, not an interface document. Give a .xib or .storyboard file."),
    ("<html/>", "1:1: <html> is not the root of a xib or a storyboard. Give a .xib or .storyboard file."),
    ("<plist/>", "1:1: this is a property list, not an interface document. Give a .xib or .storyboard file."),
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"x\" \"y\">\n<plist/>",
      "2:1: this is a property list, not an interface document. Give a .xib or .storyboard file."
    ),
    (
      "<!DOCTYPE x [<!ENTITY a \"b\">]>\n<document/>",
      "1:1: the file declares a document type or entities, which interface documents never do. Remove the <!DOCTYPE>."
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"><objects/></document>",
      "1:1: this is a macOS document. Only iOS documents can be laid out."
    ),
    (
      "<document><objects>\n  <view>\n</objects></document>",
      "3:1: </view> is expected here, but </objects> follows. Repair the markup; after a merge, look for conflict markers."
    ),
    (
      "<document>\n <objects>\n  <view id=\"a\"/>\n",
      "2:2: <objects> is opened here and never closed; the file looks cut off. "
        + "Restore it from version control, or save it again in Xcode."
    ),
    (
      "<document>\n <objects id=\"",
      "2:2: the file ends inside the markup that starts here. "
        + "Restore it from version control, or save it again in Xcode."
    ),
    (
      "<document>\n <view id=\"a><b/></view>\n</document>",
      "2:2: a quote is missing in this tag, or a < in a value is not written &lt;. "
        + "Repair the markup; after a merge, look for conflict markers."
    ),
    (
      "<document>\n <view id=\"a\" id=\"b\"/></document>",
      "2:15: an attribute is written twice. Repair the markup; after a merge, look for conflict markers."
    ),
    (
      "<document>\n <view id=a/></document>",
      "2:11: an attribute's value has no quotes. Repair the markup; after a merge, look for conflict markers."
    ),
    (
      "<document/>\n<b/>",
      "2:1: there is something after the end of the root element. "
        + "Repair the markup; after a merge, look for conflict markers."
    ),
    (
      "<document>\n<<<<<<< HEAD\n</document>",
      "2:1: an unresolved merge conflict starts here. Repair the markup; after a merge, look for conflict markers."
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "1:1: the document contains no objects. Save it again in Xcode."
    ),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "1:1: the document contains no objects. Save it again in Xcode."
    ),
  ]

  @Test(arguments: damaged.indices) func aDamagedFileSaysWhatIsWrongAndWhatToDo(_ index: Int) {
    let (text, expected) = Self.damaged[index]
    #expect(message(Array(text.utf8)) == expected)
  }

  @Test func wrongEncodingsAreNamed() {
    #expect(message([0xFF, 0xFE, 0x3C, 0x00]) == "the text is UTF-16. Save it as UTF-8.")
    let latin = Array("<a>\né".utf8) + [0xE9, 0x3C]
    #expect(message(latin) == "2:3: the text is not valid UTF-8. Save it as UTF-8.")
  }

  @Test func entitiesThatNobodyDefinesAreNamed() {
    let text = "<document><objects>\n<label text=\"&amp;&bomb;\"/></objects></document>"
    #expect(message(Array(text.utf8)).hasPrefix("2:19: an entity is not defined."))
  }

  /// Expat reports an invalid token for many different faults.
  private static let faults: [(text: String, message: String)] = [
    ("<a>\n <b id/></a>", "2:7: an attribute has no value."),
    ("<a>\n <b id></b></a>", "2:7: an attribute has no value."),
    ("<a>\n <b c=\"1\"d=\"2\"/></a>", "2:10: there is no space between two attributes."),
    ("<a>\n < b/></a>", "2:3: a name is missing."),
    ("<a>\n <1/></a>", "2:3: a name is missing."),
    ("<a>\n <b c=\"1 & 2\"/></a>", "2:11: an & has no ; after it; write &amp; for a plain &."),
    ("<a>\n1 &lt 2</a>", "2:6: an & has no ; after it; write &amp; for a plain &."),
    ("<a>\n&#xZ;</a>", "2:4: a character reference is not a number."),
    ("<a>\n&#0;</a>", "2:1: a character reference names a character that XML does not allow."),
    ("<a>\n \u{1}</a>", "2:2: a character is not allowed in XML."),
    ("<a>]]></a>", "1:6: the text contains ]]>; write ]]&gt;."),
    ("\n<?xml version=\"1.0\"?><a/>", "2:1: there is something before the XML declaration."),
    ("<?xml versio=\"1.0\"?><a/>", "1:7: the XML declaration is damaged."),
    ("<?xml version=\"1.0\" encoding=\"klingon\"?><a/>", "1:31: the encoding is unknown."),
  ]

  @Test(arguments: faults.indices) func aFaultIsNamedWhereItIs(_ index: Int) {
    let (text, expected) = Self.faults[index]
    #expect(message(Array(text.utf8)).hasPrefix(expected))
  }

  /// The parser and the scanner, which explains the error, agree about damaged files, and the position of the damage is
  /// in the file.
  @Test func whateverIsDamagedIsRefusedWithAPlaceInTheFile() {
    let text = """
      <?xml version="1.0"?>
      <document a="1" b='2'>
      <!-- c --><view id="d"/>
      <e>&lt;<![CDATA[<]]></e></document>

      """
    let whole = Array(text.utf8), letters = Array("<>&\"'/=;![]-? x\n".utf8)
    var taken = 0
    for index in whole.indices {
      for letter in letters {
        var bytes = whole
        bytes[index] = letter
        if wasTaken(bytes) { taken += 1 }
        bytes.insert(letter, at: index)
        if wasTaken(bytes) { taken += 1 }
      }
      #expect(index == whole.count - 1 || !wasTaken(Array(whole[..<index])))
    }
    #expect(taken > 100)
  }

  private func wasTaken(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try ElementTreeBuilder.tree(of: bytes)
      #expect(throws: Never.self) { try (bytes + [0]).withUnsafeBufferPointer { try MarkupScanner.check($0) } }
      return true
    } catch {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(error.position.map { lines.indices.contains($0.line - 1) && $0.column >= 1 } == true)
      #expect(error.position.map { $0.column <= lines[$0.line - 1].count + 1 } == true)
      return false
    }
  }

  @Test func endlessNestingIsRefusedBeforeItIsParsed() {
    let text = String(repeating: "<view>", count: 100_000)
    #expect(
      message(Array(text.utf8)) == "1:1201: the elements are nested more than 200 deep. Flatten the view hierarchy.")
  }

  @Test func anEmptyElementCountsAsDeepAsAnyOther() {
    let limit = MarkupScanner.nestingLimit
    let text = String(repeating: "<a>", count: limit) + "<b/>" + String(repeating: "</a>", count: limit)
    #expect(throws: InterfaceDocumentError(.nestedTooDeeply(limit: 200), at: SourcePosition(line: 1, column: 601))) {
      try ElementTreeBuilder.tree(of: Array(text.utf8))
    }
  }

  @Test func nestingUpToTheLimitIsRead() throws {
    let depth = 98
    let text =
      String(repeating: "<view><subviews>", count: depth) + String(repeating: "</subviews></view>", count: depth)
    #expect(try Documents.xib(text).allViews.count == depth)
  }

  @Test func hugeFilesAreRefusedInWords() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".xib")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    #expect(throws: InterfaceDocumentError(.tooLarge(bytes: 1 << 40))) { try DocumentReader.read(contentsOf: file) }
  }

  @Test func filesThatAreNotThereAndFoldersAreNamed() {
    let missing = URL(filePath: "/nowhere/Main.xib")
    #expect(throws: InterfaceDocumentError(.unreadable(reason: "there is no such file"))) {
      try DocumentReader.read(contentsOf: missing)
    }
    #expect(throws: InterfaceDocumentError(.unreadable(reason: "it is a folder"))) {
      try DocumentReader.read(contentsOf: FileManager.default.temporaryDirectory)
    }
  }
}
