import CFontconfig

/// The fonts of the machine. Fontconfig reads which there are once a process; whoever asks meanwhile waits.
package enum InstalledFonts {
  /// That it was read. What it holds is fontconfig's.
  private static let reading = Prepared { FcInit() }

  /// Has another thread begin to read, which takes as long as understanding a command line and laying out a screen.
  package static func prepare() { _ = reading }

  /// A reference that the caller owns, or nil when the machine's configuration is broken.
  static func configuration() -> OpaquePointer? {
    _ = reading.value
    return FcConfigReference(nil)
  }
}
