import Foundation
import StandInNotes

public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let word = NSLinguisticTag(rawValue: "Word")
  public static let punctuation = NSLinguisticTag(rawValue: "Punctuation")
  public static let whitespace = NSLinguisticTag(rawValue: "Whitespace")
  public static let noun = NSLinguisticTag(rawValue: "Noun")
  public static let verb = NSLinguisticTag(rawValue: "Verb")
  public static let adjective = NSLinguisticTag(rawValue: "Adjective")
  public static let adverb = NSLinguisticTag(rawValue: "Adverb")
  public static let personalName = NSLinguisticTag(rawValue: "PersonalName")
  public static let placeName = NSLinguisticTag(rawValue: "PlaceName")
  public static let organizationName = NSLinguisticTag(rawValue: "OrganizationName")
}

public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
  public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
  public static let language = NSLinguisticTagScheme(rawValue: "Language")
  public static let script = NSLinguisticTagScheme(rawValue: "Script")
}

public enum NSLinguisticTaggerUnit: Int, Sendable {
  case word, sentence, paragraph, document
}

/// The former tagger of Foundation. It finds the words of a text; only the scheme `tokenType` has tags.
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
  }

  open var string: String?
  public let tagSchemes: [NSLinguisticTagScheme]
  open var dominantLanguage: String? { nil }

  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int = 0) {
    StandInNote.report("NSLinguisticTagger", "languages, lemmas and parts of speech are not recognized")
    self.tagSchemes = tagSchemes
  }

  open class func dominantLanguage(for string: String) -> String? { nil }

  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit = .word, scheme: NSLinguisticTagScheme, options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateWords(in: range) { word, stop in block(scheme == .tokenType ? .word : nil, word, stop) }
  }

  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateWords(in: range) { word, stop in block(tagScheme == .tokenType ? .word : nil, word, range, stop) }
  }

  /// Returns a tag for each word; an empty one for schemes without tags.
  ///
  /// - Parameter tokenRanges: Receives the ranges of the words.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit = .word, scheme: NSLinguisticTagScheme, options: Options = [],
    tokenRanges: UnsafeMutablePointer<NSArray?>?
  ) -> [NSLinguisticTag] {
    var ranges: [NSValue] = []
    enumerateWords(in: range) { word, _ in ranges.append(NSValue(range: word)) }
    tokenRanges?.pointee = NSArray(array: ranges)
    return ranges.map { _ in scheme == .tokenType ? .word : NSLinguisticTag("") }
  }

  private func enumerateWords(in range: NSRange, _ block: (NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) {
    guard let string, let bounds = Range(range, in: string) else { return }
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = string
    var stop = ObjCBool(false)
    for word in tokenizer.tokens(for: bounds) where !stop.boolValue { block(NSRange(word, in: string), &stop) }
  }
}
