/// Elements that are made when the menu opens; a wheel turns in their place until they are there.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Nil until somebody opens the menu and the program answers.
  private(set) var made: [UIMenuElement]?
  private var isAsked = false
  private var isKept = true
  private var whenMade: (() -> Void)?

  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Made again each time.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
    let element = self.init(elementProvider)
    element.isKept = false
    return element
  }

  /// The menu opens: the program is asked unless it has answered before.
  ///
  /// - Parameter changed: called when the elements come later.
  func prepare(in session: Session, changed: @escaping () -> Void) {
    if !isKept { made = nil }
    guard made == nil else { return }
    whenMade = changed
    guard !isAsked else { return }
    isAsked = true
    session.perform {
      provider { [weak self] elements in self?.take(elements) }
    }
  }

  private func take(_ elements: [UIMenuElement]) {
    guard isAsked else { return }
    (made, isAsked) = (elements, false)
    whenMade?()
    whenMade = nil
  }
}
