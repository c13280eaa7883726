/// A suggested search.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text in the list.
  var localizedSuggestion: String? { get }
  /// The text for VoiceOver.
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  /// The styled text, in place of the plain one.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The object that the suggestion represents in the app.
  var representedObject: Any? { get set }
}

/// In Objective-C these are optional.
extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A suggestion with text and an optional image.
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

/// The list of a search controller's suggestions, with one row per suggestion.
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
