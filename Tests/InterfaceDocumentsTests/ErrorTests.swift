import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Each way a file can be no document, with its exact words.
@Suite struct ErrorTests {
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
      "3:1: </objects> closes <view>. Repair the markup; after a merge, look for conflict markers."
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
      "2:21: an attribute is written twice. Repair the markup; after a merge, look for conflict markers."
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
      "1:1: the document holds no objects. Save it again in Xcode."
    ),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "1:1: the document holds no objects. Save it again in Xcode."
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
    let text = "<document><objects>\n<label text=\"&bomb;\"/></objects></document>"
    #expect(message(Array(text.utf8)).hasPrefix("2:20: an entity is not defined."))
  }

  @Test func endlessNestingIsRefusedBeforeItIsParsed() {
    let text = String(repeating: "<view>", count: 100_000)
    #expect(
      message(Array(text.utf8)) == "1:1201: the elements are nested more than 200 deep. Flatten the view hierarchy.")
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
