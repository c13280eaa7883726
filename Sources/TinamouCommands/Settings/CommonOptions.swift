import ArgumentParser

/// The options of every command over documents, as typed.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The device, such as iphone-5; 'tinamou devices' lists them.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp("The iOS release, such as 6.1; by default the device's last one.", valueName: "version"))
  var os: String?

  @Option(
    help: ArgumentHelp(
      "The orientation: portrait, portrait-upside-down, landscape-left or landscape-right.", valueName: "name"),
    completion: .list(SettingParser.orientations.map(\.name)))
  var orientation: String?

  @Option(help: ArgumentHelp("The size of the root view in points, such as 320x480.", valueName: "WxH"))
  var size: String?

  @Option(help: ArgumentHelp("Only the scene with this id or name.", valueName: "scene"))
  var scene: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The containers around a scene or screen: navigation, tab or none.", valueName: "name"),
    completion: .list(SettingParser.containers.map(\.name)))
  var container: String?

  @Option(
    help: ArgumentHelp(
      """
      The language, such as de or ar_EG. A right-to-left language mirrors the layout. Pseudolanguages: en_XA adds accents \
      to translatable text, en_XL doubles it, ar_XB mirrors the layout.
      """, valueName: "id"))
  var locale: String?

  @Option(
    help: ArgumentHelp("The text size setting: XS S M L XL XXL XXXL AX1 … AX5.", valueName: "name"),
    completion: .list(SettingParser.textSizes.map(\.name)))
  var textSize: String?

  @Option(
    help: ArgumentHelp("The appearance: light or dark.", valueName: "name"),
    completion: .list(SettingParser.styles.map(\.name)))
  var style: String?

  @Option(
    help: ArgumentHelp("The layout direction: ltr or rtl.", valueName: "name"),
    completion: .list(SettingParser.directions.map(\.name)))
  var direction: String?

  @Option(
    help: ArgumentHelp(
      "on shows the in-call status bar; off, the default, hides it.", valueName: "switch"),
    completion: .list(SettingParser.switches.map(\.name)))
  var call: String?

  @Option(
    help: ArgumentHelp("A folder with asset catalogs or images that a document names.", valueName: "folder"),
    completion: .directory)
  var assets: String?

  var typed: [SettingName: String] {
    let all: [SettingName: String?] = [
      .device: device, .os: os, .orientation: orientation, .size: size, .scene: scene, .container: container,
      .locale: locale, .textSize: textSize, .style: style, .direction: direction, .call: call,
      .assets: assets,
    ]
    return all.compactMapValues { $0 }
  }
}
