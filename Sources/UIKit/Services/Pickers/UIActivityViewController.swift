/// Offers activities for items: the program's own and copying.
///
/// The system's other services, such as Messages and Mail, are not available here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private var hasCompleted = false

  /// - Parameters:
  ///   - activityItems: strings, URLs, images, objects of the program or ``UIActivityItemSource``.
  ///   - applicationActivities: the program's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, ownActivities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (items, ownActivities) = ([], [])
    super.init(coder: coder)
  }

  /// Called once after the panel is dismissed: with the type of the activity, or with false if the user closed the
  /// panel.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The older handler, up to iOS 7.
  open var completionHandler: CompletionHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// From iOS 16, whether the panel offers collaboration. Has no effect.
  open var allowsProminentActivity = true { didSet { hasNoEffect("UIActivityViewController.allowsProminentActivity") } }

  /// A popover on iPad, a sheet on other devices.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style ?? (session.environment.device.idiom == .pad ? .popover : .pageSheet) }
    set { super.modalPresentationStyle = newValue }
  }

  /// > Basis: assumed for the height before iOS 15; from iOS 15, half of the window, and more after a drag, recalled.
  override func makeSystemPresentation(presenter: UIViewController?) -> UIPresentationController {
    guard session.behaves(.sheetsHaveDetents) || modalPresentationStyle == .popover else {
      return ActivityPresentation(presentedViewController: self, presenting: presenter)
    }
    let made = super.makeSystemPresentation(presenter: presenter)
    (made as? UISheetPresentationController)?.detents = [.medium(), .large()]
    return made
  }

  // MARK: Items and activities

  private func item(_ item: Any, for type: UIActivity.ActivityType?) -> Any? {
    (item as? any UIActivityItemSource).map { $0.activityViewController(self, itemForActivityType: type) } ?? item
  }

  private var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  private var shownActivities: [UIActivity] {
    let items = placeholders, excluded = excludedActivityTypes ?? []
    return (ownActivities + [CopyActivity()]).filter { activity in
      activity.activityType.map { !excluded.contains($0) } ?? true && activity.canPerform(withActivityItems: items)
    }
  }

  /// The first string or URL, or else the number of items.
  private var headline: String {
    for case let item in placeholders {
      if let text = item as? String, !text.isEmpty { return text }
      if let text = item as? NSAttributedString, text.length > 0 { return text.string }
      if let url = item as? URL { return url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString }
    }
    return items.count == 1 ? "1 Item" : "\(items.count) Items"
  }

  // MARK: The panel

  open override func viewDidLoad() {
    super.viewDidLoad()
    let rows = shownActivities.map { activity in
      SystemPanel.Row(title: activity.activityTitle ?? "", image: activity.activityImage) { [weak self] in
        self?.choose(activity)
      }
    }
    embed(SystemPanel(title: headline, rows: rows, emptyMessage: "") { [weak self] in self?.close() })
  }

  /// The height of the bar and the rows, in points.
  ///
  /// > Basis: assumed: rows as high as in any list.
  var fittingHeight: CGFloat { 44 * CGFloat(1 + max(2, shownActivities.count)) }

  private func close() { dismiss(animated: true) { [self] in complete(nil, false) } }

  /// Completes the panel if a drag, or a tap outside, has dismissed it.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if chosen == nil, presentingViewController == nil { complete(nil, false) }
  }

  private var chosen: UIActivity?

  private func choose(_ activity: UIActivity) {
    chosen = activity
    activity.prepare(withActivityItems: items.compactMap { item($0, for: activity.activityType) })
    activity.didFinish = { [weak self, weak activity] in self?.finish(activity, completed: $0) }
    if let controller = activity.activityViewController { return present(controller, animated: true) }
    activity.perform()
  }

  private func finish(_ activity: UIActivity?, completed: Bool) {
    let presenter = presentingViewController ?? self
    presenter.dismiss(animated: true) { [self] in complete(activity?.activityType, completed) }
  }

  private func complete(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !hasCompleted else { return }
    hasCompleted = true
    session.perform {
      completionWithItemsHandler?(type, completed, nil, nil)
      completionHandler?(type, completed)
    }
    // Breaks reference cycles: handlers often retain the panel's owner.
    (completionWithItemsHandler, completionHandler) = (nil, nil)
  }
}

/// Presents the panel at the bottom edge at its content's height, in releases without detents.
final class ActivityPresentation: UIPresentationController {
  override var isSystems: Bool { true }
  override var form: PresentationForm { .alert }
  override var cornerRadius: CGFloat { session.behaves(.modalsAreCardsByDefault) ? super.cornerRadius : 0 }
  override var goesAtTouchOutside: Bool { session.behaves(.actionSheetsGoAtTouchOutside) }

  /// > Basis: assumed.
  override func systemFrame(in size: CGSize) -> CGRect {
    let panel = presentedViewController as? UIActivityViewController
    let preferred = (panel?.fittingHeight ?? 0) + surroundings.system.bottom
    let height = session.pixelGrid.ceil(min(max(preferred, size.height / 2), size.height - surroundings.system.top))
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
