import CoreTypes
import SystemProfiles
import UIKit

extension LayoutRequest {
  /// - Throws: `UsageError` for the first invalid setting.
  init(_ settings: Settings) throws(UsageError) {
    self.init()
    device = try settings.value(of: .device, SettingParser.device)
    version = try settings.value(of: .os, SettingParser.version)
    orientation = try settings.value(of: .orientation, SettingParser.orientation)
    size = try settings.value(of: .size, SettingParser.size)
    sceneID = try settings.value(of: .scene, SettingParser.identifier)
    localeIdentifier = try settings.value(of: .locale, SettingParser.locale)
    assetFolder = try settings.value(of: .assets, SettingParser.folder)
    container = try settings.choice(of: .container, from: SettingParser.containers)
    contentSizeCategory = try settings.choice(of: .textSize, from: SettingParser.textSizes)
    interfaceStyle = try settings.choice(of: .style, from: SettingParser.styles)
    layoutDirection = try settings.choice(of: .direction, from: SettingParser.directions)
    isInCall = try settings.choice(of: .call, from: SettingParser.switches) ?? false
    if layoutDirection == nil, let localeIdentifier { layoutDirection = Self.direction(of: localeIdentifier) }
  }

  private static func direction(of localeIdentifier: String) -> UIUserInterfaceLayoutDirection {
    let direction = Locale(identifier: localeIdentifier).language.characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension Settings {
  fileprivate func choice<Value>(of name: SettingName, from choices: SettingParser.Choices<Value>) throws(UsageError)
    -> Value?
  {
    try value(of: name) { (text) throws(SettingProblem) in try SettingParser.choose(text, from: choices) }
  }
}

extension LayoutRequest {
  /// A diagnostic of an unlikely pair of device and release. It does not prevent the layout.
  var pairingDiagnostic: Diagnostic? {
    guard let device else { return nil }
    let asked = version ?? device.lastVersion
    if !device.runs(asked) {
      return .pairing(
        "The \(device.name) never ran iOS \(asked): it ran \(device.firstVersion) to \(device.lastVersion)."
      )
    }
    if asked.major < SystemVersion.knownMajors.lowerBound {
      return .pairing(
        "The last release of the \(device.name) is iOS \(asked). The oldest release that Tinamou knows is iOS 5, so the layout "
          + "follows iOS 5.")
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func pairing(_ message: String) -> Diagnostic {
    Diagnostic(rule: "device-and-release", severity: .warning, message: message)
  }
}
