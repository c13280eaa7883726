import CFontconfig

/// Where fonts for drawing come from. Layout never asks: it has its own metric tables.
package enum FontSource: Sendable, Hashable {
  /// What fontconfig finds on this machine.
  case installed
  /// The font files below a folder, whatever the machine has.
  case folder(path: String)
  case none

  /// A fontconfig configuration that the caller owns, or `nil` when fontconfig cannot make one.
  func makeConfiguration() -> OpaquePointer? {
    switch self {
    case .installed: return FcConfigReference(nil)
    case .folder(let path):
      let configuration = FcConfigCreate()
      FcConfigAppFontAddDir(configuration, path)
      return configuration
    case .none: return FcConfigCreate()
    }
  }
}
