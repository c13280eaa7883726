/// Checks spelling. There are no dictionaries here: every word counts as correct, and the session reports that.
open class UITextChecker: NSObject, @unchecked Sendable {
  /// The words that the program ignores.
  open var ignoredWords: [String]?

  public override init() { super.init() }

  open class var availableLanguages: [String] { [] }

  /// - Returns: a range at `NSNotFound`, because no word is misspelled.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    hasNoEffect("UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)")
    return NSRange(location: NSNotFound, length: 0)
  }

  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  open class func hasLearnedWord(_ word: String) -> Bool { false }
}

/// Shows the definition of a term. There are no definitions here.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { fatalError("use init(term:)") }

  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embed(
      SystemPanel(title: "Dictionary", rows: [], emptyMessage: "No definition found for “\(term)”.") { [weak self] in
        self?.dismiss(animated: true)
      })
  }
}
