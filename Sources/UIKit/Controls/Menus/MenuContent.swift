/// The content of an open menu: sections of visible elements.
@MainActor struct MenuContent {
  struct Section {
    var title = ""
    var size = UIMenu.ElementSize.large
    /// Whether the section is a palette, which shows as many elements side by side as there are.
    var isPalette = false
    var elements: [UIMenuElement] = []
  }

  let title: String
  private(set) var sections: [Section] = []

  init(_ menu: UIMenu) {
    title = menu.title
    begin(menu, title: "")
    menu.children.forEach { append($0, of: menu) }
    sections.removeAll { $0.elements.isEmpty }
  }

  private mutating func begin(_ menu: UIMenu, title: String) {
    let isPalette = menu.options.contains(.displayAsPalette)
    let size = menu.preferredElementSize == .automatic ? .large : menu.preferredElementSize
    sections.append(Section(title: title, size: isPalette ? .small : size, isPalette: isPalette))
  }

  /// Adds an element. An inline menu becomes a section of its own; the elements after it start the next section.
  private mutating func append(_ element: UIMenuElement, of menu: UIMenu) {
    switch element {
    case let inner as UIMenu where inner.options.contains(.displayInline):
      begin(inner, title: inner.title)
      inner.children.forEach { append($0, of: inner) }
      begin(menu, title: "")
    case let deferred as UIDeferredMenuElement where deferred.made != nil:
      deferred.made?.forEach { append($0, of: menu) }
    default:
      if element.leaf?.attributes.contains(.hidden) != true { sections[sections.count - 1].elements.append(element) }
    }
  }

  /// Reverses the order, so that the first element is next to the source below the menu.
  mutating func reverse() {
    sections.reverse()
    for index in sections.indices where sections[index].size == .large { sections[index].elements.reverse() }
  }

  private var inRows: [UIMenuElement] { sections.flatMap { $0.size == .large ? $0.elements : [] } }

  /// Whether an element is on or opens a submenu, so that all titles are indented for the mark.
  func hasMarks(chevronsLead: Bool) -> Bool {
    inRows.contains { element in
      if element is UIMenu { return chevronsLead }
      return (element.leaf?.state ?? .off) != .off
    }
  }

  var hasImages: Bool { inRows.contains { $0.image != nil } }
}
