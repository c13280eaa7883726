import DocumentText
import Testing

/// Every attribute that is not the editor's changes the text, whether its value changes or it is removed.
struct OtherTextTests {
  @Test(arguments: [SampleDocuments.signIn, SampleDocuments.table]) func eachAttributeCounts(_ document: String) throws
  {
    let before = try description(document), attributes = Attribute.all(in: document).filter { !$0.isEditors }
    #expect(attributes.count > 80)
    for attribute in attributes {
      let changed = try? description(attribute.changed(in: document))
      #expect(changed != before, "\(attribute.element) \(attribute.name)=\"\(attribute.value)\" does not count")
    }
  }

  @Test(arguments: [SampleDocuments.signIn, SampleDocuments.table]) func aRemovedAttributeCounts(
    _ document: String
  ) throws {
    let before = try description(document)
    for attribute in Attribute.all(in: document) where !attribute.isEditors && !attribute.isDefault {
      let without = try? description(attribute.removed(from: document))
      #expect(without != before, "without \(attribute.element) \(attribute.name)=\"\(attribute.value)\"")
    }
  }

  @Test func theOrderOfSubviewsCounts() throws {
    let parts = SampleDocuments.signIn.split(separator: "<button", maxSplits: 1)
    let rest = parts[1].split(separator: "</button>", maxSplits: 1)
    let edited = String(parts[0]).replacing("<subviews>", with: "<subviews><button\(rest[0])</button>") + rest[1]
    #expect(try description(edited) != description(SampleDocuments.signIn))
    #expect(
      try description(edited).split(separator: "\n").sorted()
        == description(SampleDocuments.signIn).split(separator: "\n").sorted())
  }

  @Test func theOrderOfTabsCounts() throws {
    let document = SampleDocuments.table
    let first = "<segue destination=\"rEf-Vc-011\"", second = "<segue destination=\"tBl-Vc-001\""
    let edited = document.replacing(first, with: "<segue destination=\"x\"").replacing(second, with: first).replacing(
      "<segue destination=\"x\"", with: second)
    #expect(try description(edited) != description(document))
  }

  @Test(arguments: [
    ("constant=\"44\"", "constant=\"48\"", 1), ("text=\"Welcome\"", "text=\"Hello\"", 1),
    ("id=\"cSt-01-aaa\"", "id=\"cSt-99-zzz\"", 1), ("identifier=\"home\"", "identifier=\"start\"", 1),
    ("priority=\"750\"", "priority=\"999\"", 1),
    ("style=\"UICTFontTextStyleTitle1\"", "style=\"UICTFontTextStyleBody\"", 1),
    ("<outlet property=\"nameField\" destination=\"nMe-Fd-004\" id=\"oUt-02-bbb\"/>", "", 4),
  ]) func aSmallEditChangesFewLines(_ old: String, _ new: String, _ count: Int) throws {
    let before = try description(SampleDocuments.signIn).split(separator: "\n")
    let after = try description(SampleDocuments.signIn.replacing(old, with: new)).split(separator: "\n")
    #expect(before.filter { !after.contains($0) }.count == count)
  }
}

/// An attribute in the text of a document.
private struct Attribute {
  var element: String
  var name: String
  var value: String
  var range: Range<String.Index>

  static func all(in document: String) -> [Attribute] {
    document.matches(of: #/<(\w+) [^>]*>/#).flatMap { tag in
      document[tag.range].matches(of: #/ (\w+)="([^"]*)"/#).map { match in
        Attribute(element: String(tag.1), name: String(match.1), value: String(match.2), range: match.range)
      }
    }
  }

  /// Whether only the editor uses the attribute, or another attribute or element has its meaning.
  var isEditors: Bool {
    if ["document", "device", "plugIn", "capability", "deployment", "image", "point", "exit"].contains(element) {
      return !["initialViewController", "useAutolayout", "useTraitCollections", "useSafeAreas"].contains(name)
    }
    if element == "placeholder" || ["rect", "autoresizingMask"].contains(element) { return true }
    if ["outlet", "outletCollection", "action", "segue"].contains(element), name == "id" { return true }
    if name == "key" { return !["tableHeaderView", "rightBarButtonItem", "textColor", "tintColor"].contains(value) }
    // A mask becomes a saved frame, and the sample has the frames of stack views and cells.
    return ["misplaced", "customModule", "sceneMemberID", "tableViewCell"].contains(name)
      || ["symbolic", "colorSpace"].contains(name) && value != "YES" || name == "constant" && value == "8"
  }

  /// Whether the value is that of a missing attribute. Basis: captured, from documents that omit it.
  var isDefault: Bool {
    switch (name, value) {
    case ("contentMode", "scaleToFill"), ("type", "system"): true
    case ("horizontalHuggingPriority", _), ("verticalHuggingPriority", _): element == "imageView"
    default: false
    }
  }

  func changed(in document: String) -> String {
    let other = value == "YES" ? "NO" : value == "NO" ? "YES" : Double(value).map { "\($0 + 3)" } ?? value + "x"
    return document[..<range.lowerBound] + " \(name)=\"\(other)\"" + document[range.upperBound...]
  }

  func removed(from document: String) -> String {
    String(document[..<range.lowerBound] + document[range.upperBound...])
  }
}
