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
        (
          "Catalog.xcstrings",
          """
          {"sourceLanguage": "en", "strings": {
            "%lld of %@": {"localizations": {"de": {"stringUnit": {"value": "%2$@: %1$lld"}}}},
            "Score": {"localizations": {"en": {"stringUnit": {"value": "%1$(score)lld points"}}}}}}
          """
        ),
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

  private func localized(_ value: String.LocalizationValue, in locale: String, table: String? = nil) -> String {
    var environment = SystemEnvironment.standard
    environment.localeIdentifier = locale
    return Session(environment: environment).perform {
      String(localized: value, table: table, bundle: texts.bundle, locale: Locale(identifier: "en"))
    }
  }

  /// Basis: documented, `String.LocalizationValue`.
  @Test("String(localized:) has a key with a specifier for each value") func values() {
    #expect(
      String.LocalizationValue("\(3) of \("May"), \(1.5, specifier: "%.1f"), 5 %").key == "%lld of %@, %.1f, 5 %%")
    #expect(localized("go", in: "de_DE") == "Los" && localized("nothing", in: "de_DE") == "nothing")
    #expect(localized("\(3) days, 5 %", in: "de_DE") == "3 days, 5 %")
    #expect(localized("\(1.25, specifier: "%.1f") and \(7, specifier: "%03d")", in: "de_DE") == "1.2 and 007")
  }

  @Test("the strings of a catalog may have the values in another order, and name them") func catalogs() {
    #expect(localized("\(3) of \("May")", in: "de_DE", table: "Catalog") == "May: 3")
    #expect(localized("\(3) of \("May")", in: "fr_FR", table: "Catalog") == "3 of May")
    var environment = SystemEnvironment.standard
    environment.localeIdentifier = "en_US"
    let text = Session(environment: environment).perform {
      String(
        localized: LocalizedStringResource(
          "Score", defaultValue: "\(5)", table: "Catalog", bundle: .atURL(texts.folder)))
    }
    #expect(text == "5 points")
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
