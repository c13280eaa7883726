import CFontconfig
import DisplayLists

/// The font to draw with: fontconfig's answer to a request. Equal descriptions are the same font.
struct FaceDescription: Hashable {
  let path: String
  /// The index of the font in its file.
  let index: Int
  /// The variations of a variable font.
  let variations: String?
  /// Whether its glyphs are color images without outlines, as in emoji fonts.
  let hasColor: Bool
  /// Whether an upright font substitutes for an italic one.
  let needsSlant: Bool
  /// The thickening of outlines in ems, if a lighter font substitutes for the requested one.
  let emboldening: Double

  /// Whether the font is bundled and also measured the text.
  let isShipped: Bool

  init(_ file: FontFile) {
    (path, index, variations) = (file.path, file.index, nil)
    (hasColor, needsSlant, emboldening, isShipped) = (false, false, 0, true)
  }

  /// - Parameter found: The answer; the result is `nil` if it names no file.
  init?(_ found: OpaquePointer, for request: FaceRequest) {
    guard let path = found.string(FC_FILE) else { return nil }
    (self.path, index) = (path, found.integer(FC_INDEX) ?? 0)
    (variations, hasColor) = (found.string("fontvariations"), found.boolean("color"))
    needsSlant = request.isItalic && (found.integer(FC_SLANT) ?? 0) == Int(FC_SLANT_ROMAN)
    emboldening = hasColor ? 0 : found.emboldening(for: request)
    isShipped = false
  }
}

// MARK: Reading fontconfig's answer

extension OpaquePointer {
  /// Returns the rank of the font's family among the requested ones, most wanted first; their number if it is none of
  /// them.
  func rank(for request: FaceRequest) -> Int {
    var place: Int32 = 0, best = request.families.count
    while let name = string(FC_FAMILY, place)?.lowercased() {
      best = min(best, request.families.firstIndex { $0.lowercased() == name } ?? best)
      place += 1
    }
    return best
  }

  /// The character set, owned by the pattern.
  var characters: OpaquePointer? {
    var value: OpaquePointer?
    return FcPatternGetCharSet(self, FC_CHARSET, 0, &value) == FcResultMatch ? value : nil
  }

  fileprivate func string(_ key: String, _ place: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, key, place, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  fileprivate func integer(_ key: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  fileprivate func boolean(_ key: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, key, 0, &value) == FcResultMatch && value == FcTrue
  }

  /// Returns the thickening. In a family without a medium weight, which is the bold of iOS 7, it would otherwise look
  /// regular.
  fileprivate func emboldening(for request: FaceRequest) -> Double {
    guard let weight = integer(FC_WEIGHT) else { return 0 }
    let found = Int(FcWeightToOpenType(Int32(weight)))
    return request.weight - found >= 100 ? Self.stem(of: request.weight) - Self.stem(of: found) : 0
  }

  /// Returns the thickness of Helvetica Neue's stems in ems; below regular and between its weights it is interpolated.
  ///
  /// > Basis: recalled, StdVW of its metric files: 85 regular, 114 medium, 142 bold, 165 black.
  private static func stem(of weight: Int) -> Double {
    let known = [(100, 0.028), (400, 0.085), (500, 0.114), (700, 0.142), (900, 0.165)]
    let weight = min(max(weight, 100), 900), next = known.firstIndex { $0.0 >= weight } ?? 0
    guard next > 0 else { return known[0].1 }
    let (lower, upper) = (known[next - 1], known[next])
    return lower.1 + (upper.1 - lower.1) * Double(weight - lower.0) / Double(upper.0 - lower.0)
  }
}
