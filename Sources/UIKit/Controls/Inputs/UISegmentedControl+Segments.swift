extension UISegmentedControl {
  /// Inserts a segment. The selected segment stays selected.
  func insert(_ new: Entry, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(new, at: index)
    if index <= selectedSegmentIndex { selectedSegmentIndex += 1 }
  }

  /// Returns an index limited to the existing segments; nil without segments.
  func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  func change(_ segment: Int, _ body: (inout Entry) -> Void) {
    if let index = pinned(segment) { body(&segments[index]) }
  }
}

extension UISegmentedControl.Entry {
  @MainActor init(action: UIAction) { self.init(title: action.shownTitle, image: action.image, action: action) }
}

extension UIAction {
  /// The title to show; nil if it is empty and there is an image to show.
  var shownTitle: String? { image == nil || !title.isEmpty ? title : nil }
}

extension [NSAttributedString.Key: Any] {
  var font: UIFont? { self[.font] as? UIFont }
  var color: UIColor? { self[.foregroundColor] as? UIColor }
}
