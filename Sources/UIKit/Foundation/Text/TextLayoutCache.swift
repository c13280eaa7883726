import Typesetting

/// The measurements and layouts of strings. A view uses its size, its baselines and its drawing one after the other,
/// and again in each frame. Successive sessions may share a cache.
///
/// The cache needs no invalidation: a changed string has a different key.
@MainActor package final class TextLayoutCache {
  private struct Key: Hashable {
    let text: String
    let font: FontKey
    let options: TextOptions

    /// Compares bytes: canonically equal strings can differ in their bytes, and offsets in them count bytes.
    static func == (left: Self, right: Self) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8) && left.font == right.font && left.options == right.options
    }

    /// Hashes only the values that usually differ.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(options.maxWidth)
    }
  }

  private struct FontKey: Hashable {
    let descriptor: FontDescriptor
    let era: TypographyEra

    func hash(into hasher: inout Hasher) { hasher.combine(descriptor.pointSize) }
  }

  /// The longest cached string, in bytes. Longer strings are rare and expensive: a letter takes about 100 bytes for
  /// each width, and the cache should stay below about 20 megabytes.
  private static let longestText = 200

  private var texts = TwoGenerationCache<Key, TypesetText>(capacity: 512)
  private var fonts = TwoGenerationCache<FontKey, ResolvedFont>(capacity: 64)

  nonisolated package init() {}

  /// Lays out text. A single line has the same layout at every width that it fits.
  func text(_ text: String, _ font: FontDescriptor, _ options: TextOptions, era: TypographyEra) -> TypesetText {
    let font = FontKey(descriptor: font, era: era)
    if options.exclusions.isEmpty, text.isParagraph {
      let line = typeset(Key(text: text, font: font, options: TextOptions()))
      if line.size.width <= options.maxWidth { return line }
    }
    return typeset(Key(text: text, font: font, options: options))
  }

  func font(_ descriptor: FontDescriptor, era: TypographyEra) -> ResolvedFont {
    font(FontKey(descriptor: descriptor, era: era))
  }

  private func typeset(_ key: Key) -> TypesetText {
    if let known = texts[key] { return known }
    let text = TypesetText(key.text, font: font(key.font), options: key.options)
    if key.text.utf8.count <= Self.longestText { texts[key] = text }
    return text
  }

  private func font(_ key: FontKey) -> ResolvedFont {
    if let known = fonts[key] { return known }
    let font = ResolvedFont(key.descriptor, era: key.era)
    fonts[key] = font
    return font
  }
}

extension String {
  /// Whether the string has neither line ends nor tabs.
  fileprivate var isParagraph: Bool {
    !unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
  }
}

/// Text in one font and width. Each result is computed on first use.
@MainActor final class TypesetText {
  private let text: String
  private let font: ResolvedFont
  private let measurer: TextMeasurer

  init(_ text: String, font: ResolvedFont, options: TextOptions) {
    (self.text, self.font, measurer) = (text, font, TextMeasurer(options))
  }

  /// The size, not rounded.
  private(set) lazy var size = measurer.sizeOfLine(text, font: font) ?? layout.size
  private(set) lazy var layout = measurer.layout(text, font: font)
  private(set) lazy var lines = layout.typesetLines
}
