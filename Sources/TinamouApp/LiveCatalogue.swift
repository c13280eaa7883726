import CoreTypes
import InterfaceDocuments
import SystemProfiles
import TinamouCommands
import UIKit

/// The choices that the page offers.
struct LiveCatalogue: Encodable {
  struct Device: Encodable {
    let slug, name, first, last: String
    /// The size in points, upright.
    let width, height: Double
    let isPad: Bool
  }

  let screens: [String]
  let devices: [Device]
  let versions: [String]
  /// The slug of the default device of each major release, with an empty key for no release.
  let typical: [String: String]
  let textSizes: [String]
  let locales =
    ["en_US", "de_DE", "ja_JP", "ar_EG", "he_IL", "th_TH", "hi_IN", "zh_CN", "ru_RU", "fr_FR"]
    + Pseudolanguage.allCases.map { $0.rawValue.replacing("-", with: "_") }

  init(names: [String]) {
    screens = names
    devices = DeviceCatalog.all.map { row in
      Device(
        slug: row.slug, name: row.name, first: row.firstVersion.description, last: row.lastVersion.description,
        width: Double(row.pointSize.width), height: Double(row.pointSize.height), isPad: row.idiom == .pad)
    }
    let majors = Set(DeviceCatalog.all.flatMap { [$0.firstVersion.major, $0.lastVersion.major] })
      .filter(SystemVersion.knownMajors.contains)
    versions = majors.sorted().map { "\($0).0" }
    var typical = ["": LayoutRequest().programEnvironment().device.slug]
    for major in majors {
      var request = LayoutRequest()
      request.version = .iOS(major)
      typical["\(major)"] = request.programEnvironment().device.slug
    }
    self.typical = typical
    textSizes = SettingParser.textSizes.map(\.name)
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
