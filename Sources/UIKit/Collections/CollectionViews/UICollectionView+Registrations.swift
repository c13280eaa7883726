// Registrations: a class or nib of views together with a handler that configures them.
extension UICollectionView {
  /// A class or nib of cells, and a handler that configures a cell for an item. Create it once and use it for every
  /// item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let origin: RegistrationOrigin
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    @MainActor public init(handler: @escaping Handler) {
      (origin, nib, self.handler) = (RegistrationOrigin(), nil, handler)
    }

    @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      (origin, nib, self.handler) = (RegistrationOrigin(), cellNib, handler)
    }
  }

  /// A class or nib of supplementary views of one kind, and a handler that configures a view.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let origin: RegistrationOrigin
    fileprivate let kind: String
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    @MainActor public init(elementKind: String, handler: @escaping Handler) {
      (origin, kind, nib, self.handler) = (RegistrationOrigin(), elementKind, nil, handler)
    }

    @MainActor public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (origin, kind, nib, self.handler) = (RegistrationOrigin(), elementKind, supplementaryNib, handler)
    }
  }

  /// Returns a cell with its item's size, configured by the registration's handler.
  ///
  /// - Parameter item: the item; nil to leave the cell unconfigured.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    check(registration.origin, "cell", "cellForItemAtIndexPath")
    let kind = ReuseKind.cell(registration.origin.identifier)
    register(kind, Cell.self, registration.nib)
    let view = dequeueReusableCell(withReuseIdentifier: kind.identifier, for: indexPath)
    let cell: Cell = typed(view)
    if let item { session.perform { registration.handler(cell, indexPath, item) } }
    return cell
  }

  /// Returns a view of the registration's kind with its size, configured by the handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    check(registration.origin, "supplementary view", "viewForSupplementaryElementOfKind:atIndexPath")
    let kind = ReuseKind(kind: registration.kind, identifier: registration.origin.identifier)
    register(kind, Supplementary.self, registration.nib)
    let view: Supplementary = typed(
      dequeueReusableSupplementaryView(ofKind: kind.kind, withReuseIdentifier: kind.identifier, for: indexPath))
    session.perform { registration.handler(view, kind.kind, indexPath) }
    return view
  }

  private func register(_ kind: ReuseKind, _ viewClass: UICollectionReusableView.Type, _ nib: UINib?) {
    if let nib { collection.nibs[kind] = nib } else { collection.classes[kind] = viewClass }
  }

  /// > Basis: assumed, the message.
  private func typed<View: UICollectionReusableView>(_ view: UICollectionReusableView) -> View {
    if let view = view as? View { return view }
    Exception.internalInconsistency.raise(
      "The registration is for \(View.self), but a view of the class \(type(of: view)) was dequeued")
  }

  /// > Basis: captured: published crash logs; the message for views follows that for cells.
  private func check(_ origin: RegistrationOrigin, _ what: String, _ method: String) {
    guard let request = origin.request, request == session.cellRequest else { return }
    Exception.internalInconsistency.raise(
      """
      Attempted to dequeue a \(what) using a registration that was created inside -collectionView:\(method): or inside a \
      UICollectionViewDiffableDataSource \(what) provider. Creating a new registration each time a \(what) is requested \
      will prevent reuse and cause created \(what)s to remain inaccessible in memory for the lifetime of the collection \
      view. Registrations should be created up front and reused.
      """)
  }
}

/// The identity of a registration, shared by its copies.
private struct RegistrationOrigin {
  let identifier = UUID().uuidString
  /// The cell request during which the registration was created.
  let request: Int?

  @MainActor init() { request = Session.current.cellRequest }
}

extension Session {
  /// The number of the cell request in progress; nil outside of data sources.
  var cellRequest: Int? { part(CellRequests.self).current }

  /// Calls a closure that creates a cell, as a request with a new number.
  func requestingCell<Result>(_ make: () -> Result) -> Result {
    let requests = part(CellRequests.self), outer = requests.current
    requests.last += 1
    requests.current = requests.last
    defer { requests.current = outer }
    return perform { make() }
  }
}

/// The cell request in progress.
private final class CellRequests: SessionPart {
  var last = 0
  var current: Int?

  init(_ session: Session) {}
}
