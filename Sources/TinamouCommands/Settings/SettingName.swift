/// What can be said about a document's surroundings; the raw value is the long option and the key in `.tinamou.yml`.
package enum SettingName: String, CaseIterable {
  case device
  case os
  case orientation
  case size
  case scene
  case container = "in"
  case locale
  case textSize = "text-size"
  case style
  case direction
  case call
  case assets

  /// `TINAMOU_TEXT_SIZE`
  var environmentVariable: String {
    "TINAMOU_" + rawValue.uppercased().replacing("-", with: "_")
  }
}
