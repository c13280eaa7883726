/// Previews a file, or offers activities for it.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var name: String?
  /// The uniform type identifier of the file, derived from its extension unless set.
  open var uti: String?
  /// The program's data for the program that opens the file.
  open var annotation: Any?
  /// The file's icons in the system's sizes. Always empty.
  open var icons: [UIImage] { [] }
  private weak var panel: UIViewController?

  public override init() { super.init() }

  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
  }

  /// Presents a page with the file's name from the delegate's controller.
  ///
  /// - Returns: false without a URL or a controller to present from.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self), url != nil else {
      return false
    }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    let page = SystemPanel(title: name, rows: [], emptyMessage: name ?? "") { [weak self] in self?.endPreview() }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [self] _ in endPreview() })
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = .fullScreen
    panel = navigation
    // The button retains the controller while the page is shown.
    presenter.present(navigation, animated: animated)
    return true
  }

  open func dismissPreview(animated: Bool) { panel?.dismiss(animated: animated) }

  private func endPreview() {
    panel?.dismiss(animated: true) { [self] in delegate?.documentInteractionControllerDidEndPreview(self) }
  }

  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(animated, in: view) { ($0.sourceView, $0.sourceRect) = (view, rect) }
  }

  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(animated, in: nil) { $0.barButtonItem = item }
  }

  /// - Returns: false, because no other program can open the file.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  open func dismissMenu(animated: Bool) { panel?.dismiss(animated: animated) }

  private func presentMenu(
    _ animated: Bool, in view: UIView?, place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, let presenter = (view?.window ?? Session.current.keyWindow)?.rootViewController?.topmostPresented
    else { return false }
    let activities = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    if let popover = activities.popoverPresentationController { place(popover) }
    activities.completionWithItemsHandler = { [self] _, _, _, _ in
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    panel = activities
    presenter.present(activities, animated: animated)
    return true
  }
}

extension UIViewController {
  /// The last controller in the chain of presented controllers.
  fileprivate var topmostPresented: UIViewController {
    sequence(first: self, next: \.presentedViewController).reduce(self) { $1 }
  }
}

/// A delegate that provides the presenting controller for a preview, and is notified of events.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    Exception.internalInconsistency.raise(
      "UIDocumentInteractionController delegate must implement documentInteractionControllerViewControllerForPreview: "
        + "to allow preview")
  }

  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
}
