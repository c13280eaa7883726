/// A setting of a document's environment; the raw value is the long option and the key in `.tinamou.yml`.
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

  /// The environment variable, such as `TINAMOU_TEXT_SIZE`.
  var environmentVariable: String {
    "TINAMOU_" + rawValue.uppercased().replacing("-", with: "_")
  }
}
