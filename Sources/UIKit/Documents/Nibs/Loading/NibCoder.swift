import InterfaceDocuments

/// What the views of a document are made from: UIView's `init(coder:)` has itself filled by it, so that a subclass finds
/// everything in place, subviews included, when its `super.init(coder:)` returns.
@MainActor final class NibCoder: NSCoder, ViewCoder, ButtonCoder, TableCoder, CollectionCoder {
  private let instantiator: NibInstantiator
  private let element: InterfaceView
  private weak var parent: UIView?

  /// - Parameter parent: the view that the new one will be added to.
  init(_ instantiator: NibInstantiator, _ description: InterfaceView, parent: UIView?) {
    (self.instantiator, element, self.parent) = (instantiator, description, parent)
    super.init()
  }

  func fill(_ view: UIView) { instantiator.fill(view, from: element, parent: parent) }

  // What classes fix when they are made.

  var buttonType: UIButton.ButtonType? {
    if case .button(let content) = element.content { UIButton.ButtonType(content.type) } else { nil }
  }

  var tableStyle: UITableView.Style? {
    if case .tableView(let content) = element.content {
      UITableView.Style(content.style, in: instantiator.session)
    } else {
      nil
    }
  }

  var reuseIdentifier: String? {
    switch element.content {
    case .tableViewCell(let content): content.reuseIdentifier
    case .collectionReusable(let content): content.reuseIdentifier
    default: nil
    }
  }

  var collectionLayout: UICollectionViewLayout? {
    guard case .collectionView(let content) = element.content else { return nil }
    return content.layout.map { instantiator.makeLayout($0, self) }
  }
}
