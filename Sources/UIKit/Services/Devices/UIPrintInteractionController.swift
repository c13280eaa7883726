/// Presents printing. There is no printer: printing is unavailable, and presenting ends without having printed.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  open class var isPrintingAvailable: Bool { false }
  open class var printableUTIs: Set<String> { [UTType.pdf.identifier, UTType.png.identifier, UTType.jpeg.identifier] }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }
  open class var shared: UIPrintInteractionController { Session.current.part(Printing.self).controller }

  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var showsPaperOrientation = true

  override init() { super.init() }

  /// - Returns: false, because there is no printer.
  @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    end(completion)
  }

  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { end(completion) }

  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { end(completion) }

  private func end(_ completion: CompletionHandler?) -> Bool {
    let session = Session.current
    session.report(.noPrinter)
    session.schedule(after: 0) { completion?(self, false, nil) }
    return false
  }

  /// Reports the diagnostic `no-printer`: nothing is presented that could be dismissed.
  open func dismiss(animated: Bool) { Session.current.report(.noPrinter) }
}

@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController) -> UIViewController?
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ controller: UIPrintInteractionController
  ) -> UIViewController? { nil }
}

/// The settings of a print job.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general = 0, photo, grayscale, photoGrayscale
  }

  public enum Orientation: Int, Sendable {
    case portrait = 0, landscape
  }

  public enum Duplex: Int, Sendable {
    case none = 0, longEdge, shortEdge
  }

  open var jobName = ""
  open var printerID: String?
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  public override init() { super.init() }
  public init(dictionary: [AnyHashable: Any]?) { super.init() }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

extension Diagnostic {
  fileprivate static let noPrinter = Diagnostic(
    rule: "no-printer", severity: .note,
    message: "The program prints, but there is no printer: nothing is shown and nothing is printed.")
}

/// The printing state of a session.
private final class Printing: SessionPart {
  let controller = UIPrintInteractionController()

  init(_ session: Session) {}
}
