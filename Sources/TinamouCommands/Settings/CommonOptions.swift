import ArgumentParser

/// The options of every command over documents, as typed.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Such as iphone-5; see 'tinamou devices'.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp("The iOS release, such as 6.1. Without it, the last one of the device.", valueName: "version"))
  var os: String?

  @Option(
    help: ArgumentHelp("portrait, portrait-upside-down, landscape-left or landscape-right.", valueName: "name"),
    completion: .list(SettingParser.orientations.map(\.name)))
  var orientation: String?

  @Option(help: ArgumentHelp("The size of the root view in points, such as 320x480.", valueName: "WxH"))
  var size: String?

  @Option(help: ArgumentHelp("Only the scene with this id, or of that name.", valueName: "scene"))
  var scene: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The bars around a scene or a screen: navigation, tab or none.", valueName: "name"),
    completion: .list(SettingParser.containers.map(\.name)))
  var container: String?

  @Option(
    help: ArgumentHelp(
      """
      Such as ar_EG. A language that is written from the right mirrors the layout. en_XA puts marks on the letters \
      of translatable texts, en_XL says them twice, ar_XB mirrors the layout.
      """, valueName: "id"))
  var locale: String?

  @Option(
    help: ArgumentHelp("The text size setting: XS S M L XL XXL XXXL AX1 … AX5.", valueName: "name"),
    completion: .list(SettingParser.textSizes.map(\.name)))
  var textSize: String?

  @Option(help: ArgumentHelp("light or dark.", valueName: "name"), completion: .list(SettingParser.styles.map(\.name)))
  var style: String?

  @Option(
    help: ArgumentHelp("ltr or rtl.", valueName: "name"), completion: .list(SettingParser.directions.map(\.name)))
  var direction: String?

  @Option(
    help: ArgumentHelp(
      "on while a call goes on in the background, so that the status bar says so; else off.", valueName: "switch"),
    completion: .list(SettingParser.switches.map(\.name)))
  var call: String?

  @Option(
    help: ArgumentHelp("A folder with asset catalogues or pictures that a document names.", valueName: "folder"),
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
