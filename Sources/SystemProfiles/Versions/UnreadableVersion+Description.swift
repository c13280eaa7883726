extension UnreadableVersion: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .notAVersion:
      "\u{201C}\(text)\u{201D} is not an iOS version. Write it like 6.1, 17 or \u{201C}iOS 9\u{201D}; \(Self.accepted)"
    case .outsideKnownRange:
      "Tinamou does not know iOS \u{201C}\(text)\u{201D}; \(Self.accepted)"
    case .neverReleased:
      "iOS \(text) does not exist: Apple went from 18 to 26. Use 18 or 26."
    }
  }

  private static let accepted = "accepted are 5 to 18 and 26."
}
