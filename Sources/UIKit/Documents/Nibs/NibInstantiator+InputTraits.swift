// The `textInputTraits` of documents. Missing traits have the nib's defaults, which can differ from those of code.
extension NibInstantiator {
  func apply(_ traits: [String: String], to view: any UITextInputTraits) {
    view.isSecureTextEntry = traits["secureTextEntry"] == "YES"
    view.enablesReturnKeyAutomatically = traits["enablesReturnKeyAutomatically"] == "YES"
    view.autocapitalizationType = traits["autocapitalizationType"].flatMap(Self.capitalizations) ?? .none
    view.autocorrectionType = traits["autocorrectionType"].map { $0 == "no" ? .no : .yes } ?? .default
    view.spellCheckingType = traits["spellCheckingType"].map { $0 == "no" ? .no : .yes } ?? .default
    view.keyboardType = traits["keyboardType"].flatMap(Self.keyboards) ?? .default
    view.keyboardAppearance = traits["keyboardAppearance"].map { $0 == "light" ? .light : .dark } ?? .default
    view.returnKeyType = traits["returnKeyType"].flatMap(Self.returnKeys) ?? .default
    view.textContentType = traits["textContentType"].map(UITextContentType.init)
  }

  private static func capitalizations(_ name: String) -> UITextAutocapitalizationType? {
    ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters][name]
  }

  private static func keyboards(_ name: String) -> UIKeyboardType? {
    [
      "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
      "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ][name]
  }

  private static func returnKeys(_ name: String) -> UIReturnKeyType? {
    [
      "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
      "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ][name]
  }
}
