/// The operation of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0, open, exportToService, moveToService
}

/// Lets the user choose documents, or a folder to save them in.
///
/// There are no documents to open: the picker shows an empty folder, and the user can cancel it. For an export, it
/// shows the files and a button that copies or moves them to `directoryURL`. Without a folder, the files stay in place.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open private(set) var documentPickerMode = UIDocumentPickerMode.open
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  /// The folder that the picker shows first.
  open var directoryURL: URL? { didSet { panel?.title = folderName } }
  private var urls: [URL] = []
  private weak var panel: SystemPanel?

  /// - Parameter allowedUTIs: uniform type identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
    (self.urls, documentPickerMode) = (urls, mode)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = asCopy ? .import : .open
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// > Basis: assumed: form sheets before the releases with card-style modals.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style ?? (session.behaves(.modalsAreCardsByDefault) ? .pageSheet : .formSheet) }
    set { super.modalPresentationStyle = newValue }
  }

  private var folderName: String { directoryURL?.lastPathComponent ?? "On My \(session.uiDevice.model)" }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let rows = urls.map { url in
      let name = shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
      return SystemPanel.Row(title: name) {}
    }
    let panel = SystemPanel(title: folderName, rows: rows, emptyMessage: "Folder is Empty") { [weak self] in
      self?.cancel()
    }
    self.panel = panel
    embed(panel)
    guard !urls.isEmpty else { return }
    panel.navigationItem.leftBarButtonItem = panel.navigationItem.rightBarButtonItem
    panel.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: documentPickerMode == .moveToService ? "Move" : "Save",
      primaryAction: UIAction { [weak self] _ in self?.export() })
    panel.navigationItem.rightBarButtonItem?.style = .done
  }

  /// Exports the files. Errors are logged; if no file can be exported, the picker is canceled.
  private func export() {
    let places = urls.compactMap { url in
      do { return try deliver(url) } catch {
        session.log("\(error.localizedDescription)")
        return nil
      }
    }
    guard !places.isEmpty else { return cancel() }
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: places)
  }

  /// - Returns: the file's new location.
  private func deliver(_ url: URL) throws -> URL {
    let files = FileManager.default
    guard files.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    guard let directoryURL else { return url }
    let place = directoryURL.freePlace(for: url)
    if documentPickerMode == .moveToService {
      try files.moveItem(at: url, to: place)
    } else {
      try files.copyItem(at: url, to: place)
    }
    return place
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}

extension URL {
  /// Returns a URL for a file in this folder, with a number if the name exists.
  ///
  /// > Basis: recalled: `Letter 2.pdf`.
  fileprivate func freePlace(for file: URL) -> URL {
    let name = file.deletingPathExtension().lastPathComponent
    let places = (1...).lazy.map { number in
      let numbered = appendingPathComponent(number == 1 ? name : "\(name) \(number)")
      return file.pathExtension.isEmpty ? numbered : numbered.appendingPathExtension(file.pathExtension)
    }
    return places.first { !FileManager.default.fileExists(atPath: $0.path) } ?? appendingPathComponent(name)
  }
}

/// A delegate that is notified of the documents that the user picked.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// The older method, up to iOS 10.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the older method with the first document, for delegates of iOS 10 and earlier.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
