/// A search that is offered before it is typed.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// What the list shows.
  var localizedSuggestion: String? { get }
  /// For those who listen.
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  /// In place of the plain text.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What the suggestion stands for in the program.
  var representedObject: Any? { get set }
}

/// In Objective-C these are optional.
extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A suggestion by its words.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open var representedObject: Any?

  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    (self.localizedSuggestion, self.localizedDescription) = (localizedSuggestion, localizedDescription)
    self.iconImage = iconImage
    super.init()
  }

  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = localizedAttributedSuggestion.string
    (self.localizedAttributedSuggestion, self.localizedDescription) = (
      localizedAttributedSuggestion, localizedDescription
    )
    self.iconImage = iconImage
    super.init()
  }
}

/// The suggestions of a search controller, one a row.
final class SuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private var suggestions: [any UISearchSuggestion] = []
  var wasChosen: ((any UISearchSuggestion) -> Void)?

  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    (dataSource, delegate) = (self, self)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    self.suggestions = suggestions
    reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "suggestion") ?? made
    let suggestion = suggestions[indexPath.row]
    cell.imageView?.image = suggestion.iconImage
    if let styled = suggestion.localizedAttributedSuggestion {
      cell.textLabel?.attributedText = styled
    } else {
      cell.textLabel?.text = suggestion.localizedSuggestion
    }
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  private var made: UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "suggestion") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: true)
    wasChosen?(suggestions[indexPath.row])
  }
}
