import CoreTypes
import SystemProfiles
import UIKit

/// An error for an invalid setting.
package struct SettingProblem: Error, Equatable {
  package let message: String
}

/// Parses the text of a setting.
package enum SettingParser {
  package typealias Choices<Value> = [(name: String, value: Value)]

  static let orientations: Choices<UIInterfaceOrientation> = [
    ("portrait", .portrait), ("portrait-upside-down", .portraitUpsideDown),
    ("landscape-left", .landscapeLeft), ("landscape-right", .landscapeRight),
  ]

  static let containers: Choices<LayoutRequest.Container> = [
    ("navigation", .navigation), ("tab", .tab), ("none", .none),
  ]

  package static let textSizes: Choices<UIContentSizeCategory> = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge),
    ("AX1", .accessibilityMedium), ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  package static let styles: Choices<UIUserInterfaceStyle> = [("light", .light), ("dark", .dark)]

  package static let directions: Choices<UIUserInterfaceLayoutDirection> = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]

  package static let switches: Choices<Bool> = [("on", true), ("off", false)]

  static func device(_ text: String) throws(SettingProblem) -> DeviceRow {
    do { return try DeviceCatalog.find(text) } catch { throw SettingProblem(message: error.description) }
  }

  static func version(_ text: String) throws(SettingProblem) -> SystemVersion {
    do { return try SystemVersion(parsing: text) } catch { throw SettingProblem(message: error.description) }
  }

  /// Parses an orientation; plain `landscape` is the one with the home button on the right.
  static func orientation(_ text: String) throws(SettingProblem) -> UIInterfaceOrientation {
    try choose(text, from: orientations + [("landscape", .landscapeRight)])
  }

  /// Returns the choice for a name, in any case.
  package static func choose<Value>(_ text: String, from choices: Choices<Value>) throws(SettingProblem) -> Value {
    if let choice = choices.first(where: { $0.name.lowercased() == text.lowercased() }) { return choice.value }
    let names = choices.map(\.name).joined(separator: ", ")
    throw SettingProblem(message: "\u{201C}\(text)\u{201D} is not one of \(names).")
  }

  static let longestSide = 10_000.0

  /// Parses a size, `320x480`: two numbers above 0, at most 10000.
  package static func size(_ text: String) throws(SettingProblem) -> CGSize {
    let sides = text.lowercased().split(separator: /[x×]/, omittingEmptySubsequences: false).map { Double($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= longestSide }) else {
      throw SettingProblem(
        message: "\u{201C}\(text)\u{201D} is not a size. Write it like 320x480; each side is above 0 and at most 10000."
      )
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  static func locale(_ text: String) throws(SettingProblem) -> String {
    guard text.wholeMatch(of: /[A-Za-z]{2,8}([_-][A-Za-z0-9]{1,8})*/) != nil else {
      throw SettingProblem(message: "\u{201C}\(text)\u{201D} is not a locale. Write it like en_US or ar.")
    }
    // Replaces an old code such as `iw` by the current one.
    let language = Locale.Language(identifier: Locale.Language(identifier: text).minimalIdentifier)
    guard language.languageCode?.isISOLanguage == true else {
      throw SettingProblem(
        message: "\u{201C}\(text)\u{201D} does not begin with a language code. Write it like en_US or ar.")
    }
    return text
  }

  static func folder(_ text: String) throws(SettingProblem) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: text, isDirectory: &isFolder), isFolder.boolValue else {
      throw SettingProblem(message: "\u{201C}\(text)\u{201D} is not a folder.")
    }
    return text
  }

  static func identifier(_ text: String) throws(SettingProblem) -> String {
    guard !text.isEmpty else { throw SettingProblem(message: "an id is needed.") }
    return text
  }
}
