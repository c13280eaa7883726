import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Localized strings in code. Basis: the reference of `NSLocalizedString`; recalled for pseudolanguages.
@MainActor struct LocalizedStringTests {
  /// A bundle in its own folder, in German and English.
  private final class Texts {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    let bundle: Bundle

    init() throws {
      for (path, text) in [
        ("de.lproj/Localizable.strings", #""go" = "Los"; "days" = "%d Tage in %@";"#),
        (
          "en.lproj/Localizable.strings",
          #""go" = "Go"; "stay" = "Stay"; "days" = "%d days in %@"; "half" = "50 % off";"#
        ),
        ("de.lproj/Other.strings", #""go" = "Weiter";"#),
      ] {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private let texts: Texts

  init() throws { texts = try Texts() }

  private func text(_ key: String, in locale: String, table: String? = nil, value: String = "") -> String {
    var environment = SystemEnvironment.standard
    environment.localeIdentifier = locale
    return Session(environment: environment).perform {
      NSLocalizedString(key, tableName: table, bundle: texts.bundle, value: value, comment: "")
    }
  }

  @Test("the session's language decides, and more general ones after it") func languages() {
    #expect(text("go", in: "de_AT") == "Los" && text("go", in: "en_GB") == "Go")
    #expect(text("go", in: "de_DE", table: "Other") == "Weiter")
  }

  @Test("without a translation there is the value, or the key") func missing() {
    #expect(text("nothing", in: "de_DE", value: "Nothing") == "Nothing" && text("nothing", in: "de_DE") == "nothing")
  }

  @Test("pseudolanguages speak what English has") func pseudolanguages() {
    #expect(text("stay", in: "en_XA") == "Šţåý" && text("stay", in: "en_XL") == "Stay Stay")
    #expect(text("stay", in: "ar_XB") == "Stay")
    #expect(text("key of a text", in: "en_XL") == "key of a text key of a text")
  }

  @Test("what stands for values in a format stays, and is filled in twice") func formats() {
    #expect(text("days", in: "en_XA") == "%d ðåýš îñ %@")
    let twice = text("days", in: "en_XL")
    #expect(twice == "%1$d days in %2$@ %1$d days in %2$@")
    #expect(String(format: twice, 3, "May" as NSString) == "3 days in May 3 days in May")
    #expect(text("half", in: "en_XL") == "50 % off 50 % off")
  }

  @Test("a note lists the strings in code that stay; a mirrored layout changes none") func note() {
    #expect(Diagnostic.pseudolanguage(of: "en_XA")?.message.contains("NSLocalizedString") == true)
    for locale in ["ar_XB", "de_DE", nil] { #expect(Diagnostic.pseudolanguage(of: locale) == nil) }
  }
}
