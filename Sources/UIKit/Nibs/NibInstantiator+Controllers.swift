import InterfaceDocuments

// What a document says about a controller.
extension NibInstantiator {
  func makeController(_ description: InterfaceController) -> UIViewController {
    let controller = UIViewController(), presentation = description.presentation
    controller.title = description.navigationItem?.title ?? description.title
    controller.navigationItem.prompt = description.navigationItem?.prompt
    if let edges = presentation.extendedEdges {
      controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(edges.rawValue))
    }
    controller.extendedLayoutIncludesOpaqueBars = presentation.extendedLayoutIncludesOpaqueBars
    controller.automaticallyAdjustsScrollViewInsets = presentation.automaticallyAdjustsScrollViewInsets
    controller.wantsFullScreenLayout = presentation.wantsFullScreenLayout
    controller.hidesBottomBarWhenPushed = presentation.hidesBottomBarWhenPushed
    return controller
  }
}
