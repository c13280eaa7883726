import InterfaceDocuments

/// The coder for views in a document. UIView's `init(coder:)` asks it to configure the view, so that everything is in
/// place, including subviews, when a subclass's `super.init(coder:)` returns.
@MainActor final class NibCoder: DocumentCoder, ViewCoder, ButtonCoder, TableCoder, CollectionCoder {
  private let instantiator: NibInstantiator
  private let element: InterfaceView
  private weak var parent: UIView?

  /// - Parameter parent: the future superview.
  init(_ instantiator: NibInstantiator, _ description: InterfaceView, parent: UIView?) {
    (self.instantiator, element, self.parent) = (instantiator, description, parent)
    super.init()
  }

  func fill(_ view: UIView) { instantiator.fill(view, from: element, parent: parent) }

  // Values that are fixed at initialization.

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
