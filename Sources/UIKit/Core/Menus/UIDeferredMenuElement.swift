/// An element that provides its elements when the menu opens. An activity indicator is shown until they arrive.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// The elements; nil until the menu opens and the program provides them.
  private(set) var made: [UIMenuElement]?
  private var isAsked = false
  private var isKept = true
  private var whenMade: (() -> Void)?

  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Returns an element that requests its elements each time the menu opens.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
    let element = self.init(elementProvider)
    element.isKept = false
    return element
  }

  /// Requests the elements when the menu opens, unless the program has already provided them.
  ///
  /// - Parameter changed: called if the elements arrive later.
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
