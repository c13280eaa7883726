import InterfaceDocuments

// Controllers of a document.
extension NibInstantiator {
  func makeController(_ description: InterfaceController) -> UIViewController {
    let controller = UIViewController()
    configure(controller, from: description)
    note(description.runtimeAttributes, for: controller)
    return controller
  }

  func configure(_ controller: UIViewController, from description: InterfaceController) {
    let presentation = description.presentation
    controller.title = description.navigationItem?.title ?? description.title
    controller.navigationItem.prompt = description.navigationItem?.prompt
    controller.navigationItem.largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode(
      name: description.navigationItem?.largeTitleDisplayMode)
    if let edges = presentation.extendedEdges {
      controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(edges.rawValue))
    }
    controller.extendedLayoutIncludesOpaqueBars = presentation.extendedLayoutIncludesOpaqueBars
    controller.automaticallyAdjustsScrollViewInsets = presentation.automaticallyAdjustsScrollViewInsets
    controller.wantsFullScreenLayout = presentation.wantsFullScreenLayout
    controller.hidesBottomBarWhenPushed = presentation.hidesBottomBarWhenPushed
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  /// - Parameter name: the name in documents.
  init(name: String?) {
    self =
      switch name {
      case "always": .always
      case "never": .never
      default: .automatic
      }
  }
}
