import CoreTypes
import Testing
import UIKit

@testable import TinamouCommands

struct SettingParserTests {
  @Test(arguments: [("320x480", 320, 480), ("414X842.5", 414, 842.5), ("1×1", 1, 1), ("10000x10000", 10_000, 10_000)])
  func readsSizes(text: String, width: Double, height: Double) throws {
    #expect(try SettingParser.size(text) == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    "", "320", "320x", "x480", "320x480x2", "0x480", "-1x480", "nanx480", "infx480", "320x10001", "axb",
  ])
  func refusesSizes(text: String) {
    #expect(throws: SettingProblem.self) { try SettingParser.size(text) }
  }

  @Test func plainLandscapeIsLandscapeRight() throws {
    #expect(try SettingParser.orientation("landscape") == .landscapeRight)
    #expect(try SettingParser.orientation("Portrait-Upside-Down") == .portraitUpsideDown)
  }

  @Test func choicesAreNamedWhenNoneFits() {
    let problem = SettingProblem(message: "\u{201C}blue\u{201D} is not one of light, dark.")
    #expect(throws: problem) { try SettingParser.choose("blue", from: SettingParser.styles) }
  }

  @Test func largestTextSizeIsTheFifthAccessibilitySize() throws {
    let size = try SettingParser.choose("ax5", from: SettingParser.textSizes)
    #expect(size == .accessibilityExtraExtraExtraLarge)
  }

  @Test func unknownDeviceSuggestsNearOnes() throws {
    let problem = #expect(throws: SettingProblem.self) { try SettingParser.device("iphone-55") }
    #expect(problem?.message.contains("iphone-5s") == true)
  }

  @Test(arguments: ["ar", "en_US", "zh-Hant-TW", "iw_IL", "nb", "tlh", "es-419"]) func readsLocales(text: String) throws
  {
    #expect(try SettingParser.locale(text) == text)
  }

  @Test(arguments: ["", "e", "en US", "../x", "en_", "frnech", "xx_YY", "German"]) func refusesLocales(text: String) {
    #expect(throws: SettingProblem.self) { try SettingParser.locale(text) }
  }
}
