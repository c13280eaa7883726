import Typesetting

/// What was measured and typeset of texts: a view asks for its size, its baselines and its drawing one after the other,
/// and for all of it again with the next frame. Sessions that come one after the other may share one.
///
/// Nothing has to be told of a change: a text that differs is another key.
@MainActor package final class TextLayoutCache {
  private struct Key: Hashable {
    let text: String
    let font: FontKey
    let options: TextOptions

    /// Byte by byte: strings that are equal may be written in two ways, and places in them count bytes.
    static func == (left: Self, right: Self) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8) && left.font == right.font && left.options == right.options
    }

    /// Texts differ more than what they are set in.
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

  /// In bytes. Longer texts are few, and large to keep: a letter takes about a hundred bytes, once for each width, and all that
  /// is remembered should stay below some twenty megabytes.
  private static let longestText = 200

  private var texts = TwoGenerationCache<Key, TypesetText>(capacity: 512)
  private var fonts = TwoGenerationCache<FontKey, ResolvedFont>(capacity: 64)

  nonisolated package init() {}

  /// One line is the same in every width that it fits into.
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
  /// Without the ends of others, and without tabs.
  fileprivate var isParagraph: Bool {
    !unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
  }
}

/// A text in one font and one width; each answer is worked out when it is first asked for.
@MainActor final class TypesetText {
  private let text: String
  private let font: ResolvedFont
  private let measurer: TextMeasurer

  init(_ text: String, font: ResolvedFont, options: TextOptions) {
    (self.text, self.font, measurer) = (text, font, TextMeasurer(options))
  }

  /// Not rounded.
  private(set) lazy var size = measurer.sizeOfLine(text, font: font) ?? layout.size
  private(set) lazy var layout = measurer.layout(text, font: font)
  private(set) lazy var lines = layout.typesetLines
}
