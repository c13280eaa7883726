import CoreTypes
import Testing
import UIKit

@testable import TinamouCommands

struct SettingsTests {
  private let file: [SettingName: Setting] = [
    .device: Setting(text: "iphone-4", origin: .file(place: "f:1:9")),
    .os: Setting(text: "7", origin: .file(place: "f:2:5")),
    .size: Setting(text: "1x1", origin: .file(place: "f:3:7")),
  ]

  @Test func optionBeatsVariableBeatsFile() {
    let settings = Settings(
      options: [.device: "iphone-5"], environment: ["TINAMOU_DEVICE": "ipad", "TINAMOU_OS": "6.1"], file: file)
    #expect(settings.values[.device]?.text == "iphone-5")
    #expect(settings.values[.os]?.text == "6.1")
    #expect(settings.values[.size]?.text == "1x1")
    #expect(settings.values[.locale] == nil)
  }

  @Test func emptyVariableSaysNothing() {
    let settings = Settings(options: [:], environment: ["TINAMOU_OS": ""], file: file)
    #expect(settings.values[.os]?.text == "7")
  }

  @Test func variablesAreSpelledLikeOptions() {
    #expect(SettingName.textSize.environmentVariable == "TINAMOU_TEXT_SIZE")
    #expect(SettingName.container.environmentVariable == "TINAMOU_IN")
  }

  @Test func mistakesSayWhereTheyAre() {
    let said: [(Settings, UsageError)] = [
      (Settings(options: [.style: "x"], environment: [:], file: [:]), UsageError("--style: \(Self.noStyle)")),
      (
        Settings(options: [:], environment: ["TINAMOU_STYLE": "x"], file: [:]),
        UsageError("TINAMOU_STYLE: \(Self.noStyle)")
      ),
      (
        Settings(options: [:], environment: [:], file: [.style: Setting(text: "x", origin: .file(place: "f:1:8"))]),
        UsageError("style: \(Self.noStyle)", at: "f:1:8")
      ),
    ]
    for (settings, error) in said { #expect(throws: error) { try LayoutRequest(settings) } }
  }

  private static let noStyle = "\u{201C}x\u{201D} is not one of light, dark."
}

struct LayoutRequestTests {
  private func request(_ options: [SettingName: String]) throws -> LayoutRequest {
    try LayoutRequest(Settings(options: options, environment: [:], file: [:]))
  }

  @Test func nothingSaidIsAsDesigned() throws { #expect(try request([:]).isAsDesigned) }

  @Test func everySettingHasItsPlace() throws {
    let request = try request([
      .device: "iphone-5", .os: "6.1", .orientation: "landscape-left", .size: "480x300", .scene: "abc",
      .container: "navigation", .locale: "de", .textSize: "XS", .style: "dark", .direction: "rtl",
      .call: "on",
    ])
    #expect(request.device?.slug == "iphone-5")
    #expect(request.version == .iOS(6, 1))
    #expect(request.orientation == .landscapeLeft)
    #expect(request.size == CGSize(width: 480, height: 300))
    #expect(request.sceneID == "abc" && request.container == .navigation && request.localeIdentifier == "de")
    #expect(request.contentSizeCategory == .extraSmall && request.interfaceStyle == .dark)
    #expect(request.layoutDirection == .rightToLeft && request.isInCall)
  }

  @Test func languageFromTheRightMirrorsUnlessToldOtherwise() throws {
    #expect(try request([.locale: "ar_EG"]).layoutDirection == .rightToLeft)
    #expect(try request([.locale: "ar_XB"]).layoutDirection == .rightToLeft)
    #expect(try request([.locale: "en"]).layoutDirection == .leftToRight)
    #expect(try request([.locale: "he", .direction: "ltr"]).layoutDirection == .leftToRight)
    #expect(try request([:]).layoutDirection == nil)
  }

  @Test func deviceThatNeverRanAReleaseIsToldOf() throws {
    #expect(try request([.device: "iphone-5", .os: "6.1"]).pairingDiagnostic == nil)
    #expect(try request([.device: "iphone-5"]).pairingDiagnostic == nil)
    let diagnostic = try request([.device: "iphone-5", .os: "26"]).pairingDiagnostic
    #expect(diagnostic?.message == "The iPhone 5 never ran iOS 26.0: it ran 6.0 to 10.3.4.")
    #expect(diagnostic?.severity == .warning)
  }

  @Test func deviceOlderThanEveryProfileIsToldOf() throws {
    let diagnostic = try request([.device: "iphone-3g"]).pairingDiagnostic
    #expect(diagnostic?.message.contains("so the layout follows iOS 5") == true)
  }
}
