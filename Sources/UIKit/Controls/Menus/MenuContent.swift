/// What an open menu shows: sections of elements, without what is hidden.
@MainActor struct MenuContent {
  struct Section {
    var title = ""
    var size = UIMenu.ElementSize.large
    /// Its elements are as many beside each other as there are.
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

  /// What stands inline is a section of its own, and what follows it is the next one.
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

  /// The first element is next to what the menu belongs to, which is below it.
  mutating func reverse() {
    sections.reverse()
    for index in sections.indices where sections[index].size == .large { sections[index].elements.reverse() }
  }

  private var inRows: [UIMenuElement] { sections.flatMap { $0.size == .large ? $0.elements : [] } }

  /// Some element is on, or opens a menu: all titles make room for the mark.
  func hasMarks(chevronsLead: Bool) -> Bool {
    inRows.contains { element in
      if element is UIMenu { return chevronsLead }
      return (element.leaf?.state ?? .off) != .off
    }
  }

  var hasImages: Bool { inRows.contains { $0.image != nil } }
}
