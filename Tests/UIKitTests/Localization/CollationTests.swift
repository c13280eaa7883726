import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Sections of an index, words and definitions. Basis: documented, references of UILocalizedIndexedCollation,
/// UITextChecker and UIReferenceLibraryViewController.
@MainActor struct CollationTests {
  private final class Person: NSObject, ObjCExposed {
    let name: String
    init(_ name: String) { self.name = name }
    func fullName() -> String { name }
    static var objcMembers: [ObjCMember] { [.method("fullName", Person.fullName)] }
  }

  @Test("objects go into the section of their first letter, and are sorted by the text")
  func sections() throws {
    try Session.of(.iOS(17)).perform {
      let collation = UILocalizedIndexedCollation.current(), name = Selector("fullName")
      #expect(collation.sectionTitles.count == 27 && collation.section(forSectionIndexTitle: 3) == 3)
      #expect(collation.section(for: Person("Ärmel"), collationStringSelector: name) == 0)
      #expect(collation.section(for: Person("bob"), collationStringSelector: name) == 1)
      #expect(collation.section(for: "42", collationStringSelector: Selector("self")) == 26)
      let people = ["Zoe", "adam", "Émile"].map { Person($0) }
      let sorted = collation.sortedArray(from: people, collationStringSelector: name).compactMap { $0 as? Person }
      #expect(sorted.map(\.name) == ["adam", "Émile", "Zoe"])
    }
  }

  @Test("every word counts as correct, which is reported, and no term has a definition")
  func words() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let range = UITextChecker().rangeOfMisspelledWord(
        in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
      #expect(
        range.location == NSNotFound && !UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "word"))
    }
    #expect(session.diagnostics.map(\.rule) == ["no-effect"])
  }
}
