import CFontconfig

/// The fonts of the machine. Fontconfig reads its configuration once per process; callers wait for it.
package enum InstalledFonts {
  /// The completion of reading; fontconfig holds the result.
  private static let reading = Prepared { read() }

  /// Starts reading on another thread. It takes as long as parsing a command line.
  package static func prepare() { _ = reading }

  /// Returns a reference that the caller owns, or nil if the machine's configuration is broken.
  static func configuration() -> OpaquePointer? {
    _ = reading.value
    return FcConfigReference(nil)
  }

  /// Makes the machine's configuration the current one. `FcInit` would also parse the templates of all configurations that
  /// are switched off, only to list them: two fifths of its time. It remains for configurations that lack something, and says
  /// what.
  private static func read() {
    guard let configuration = FcConfigCreate() else { return }
    let isRead = FcConfigParseAndLoad(configuration, nil, FcBool(FcFalse)) != 0
    if isRead, hasCacheFolder(configuration), FcConfigSetCurrent(configuration) != 0 {
      // The first reference is kept as long as the process: older releases of fontconfig take it over.
      return
    }
    FcConfigDestroy(configuration)
    FcInit()
  }

  /// Returns whether fontconfig has a place for its caches; without one it would scan every font each time.
  private static func hasCacheFolder(_ configuration: OpaquePointer) -> Bool {
    guard let folders = FcConfigGetCacheDirs(configuration) else { return false }
    defer { FcStrListDone(folders) }
    return FcStrListNext(folders) != nil
  }
}
