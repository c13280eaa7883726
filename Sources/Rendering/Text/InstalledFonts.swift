import CFontconfig

/// The fonts of the machine. Fontconfig reads its configuration once per process; callers wait for it.
package enum InstalledFonts {
  /// The completion of reading; fontconfig holds the result.
  private static let reading = Prepared { FcInit() }

  /// Starts reading on another thread. It takes as long as parsing a command line and laying out a screen.
  package static func prepare() { _ = reading }

  /// Returns a reference that the caller owns, or nil if the machine's configuration is broken.
  static func configuration() -> OpaquePointer? {
    _ = reading.value
    return FcConfigReference(nil)
  }
}
