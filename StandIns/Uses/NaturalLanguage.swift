import NaturalLanguage
import UIKit

func words(_ text: String) -> [Substring] {
  let tokenizer = NLTokenizer(unit: .word)
  tokenizer.string = text
  return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { text[$0] }
}
func language(_ text: String) -> String? { NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue }

func stems(_ text: String) -> [String] {
  let tagger = NSLinguisticTagger(tagSchemes: [.lemma], options: Int(NSLinguisticTagger.Options.omitPunctuation.rawValue))
  tagger.string = text
  var stems: [String] = []
  tagger.enumerateTags(in: NSRange(location: 0, length: text.utf16.count), scheme: .lemma, options: .omitWhitespace) {
    tag, range, _, _ in stems.append(tag?.rawValue ?? (text as NSString).substring(with: range))
  }
  return stems
}

func words(_ tagger: NSLinguisticTagger, _ text: String) -> [String] {
  var ranges: NSArray?
  let tags = tagger.tags(
    in: NSRange(location: 0, length: text.utf16.count), unit: .word, scheme: .lemma, options: [.omitOther],
    tokenRanges: &ranges)
  return tags.enumerated().map { index, tag in
    let range = (ranges?[index] as? NSValue)?.rangeValue ?? NSRange()
    return tag.rawValue.isEmpty ? (text as NSString).substring(with: range) : tag.rawValue
  }
}
