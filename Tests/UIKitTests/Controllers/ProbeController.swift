import SystemProfiles
import UIKit

@testable import UIKit

/// Records its callbacks.
final class ProbeController: UIViewController {
  let name: String
  let trace: Trace
  /// Actions to run in callbacks, once each: `didAppear` and so on.
  var actions: [String: () -> Void] = [:]
  private(set) var boundsAtLoad = CGSize.zero
  private(set) var topLengthAtLoad: CGFloat = -1
  private(set) var frameAtWillAppear = CGRect.zero
  private(set) var frameAtLayout = CGRect.zero
  private(set) var topLengthAtLayout: CGFloat = -1
  private(set) var bottomLengthAtLayout: CGFloat = -1

  init(_ name: String = "A", trace: Trace = Trace()) {
    (self.name, self.trace) = (name, trace)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    trace.events.append("\(name).\(event)")
    actions.removeValue(forKey: String(event.prefix { $0 != " " }))?()
  }

  override func viewDidLoad() {
    note("load")
    boundsAtLoad = view.bounds.size
    topLengthAtLoad = topLayoutGuide.length
  }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear" + (isMovingToParent ? " moving" : "") + presenting)
    frameAtWillAppear = view.frame
  }

  override func viewDidAppear(_ animated: Bool) { note("didAppear" + presenting) }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear" + (isMovingFromParent ? " moving" : "") + presenting)
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear" + presenting) }

  private var presenting: String { (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : "") }

  override func viewWillLayoutSubviews() { note("willLayout") }

  override func viewDidLayoutSubviews() {
    note("didLayout")
    frameAtLayout = view.frame
    (topLengthAtLayout, bottomLengthAtLayout) = (topLayoutGuide.length, bottomLayoutGuide.length)
  }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { true }

  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willMove") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didMove") }
}

@MainActor final class Trace {
  var events: [String] = []

  /// Returns the events since the last time.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

extension Session {
  /// Returns a session on the phone with this screen size, in the orientation of the size.
  static func phone(_ screen: CGSize, _ version: SystemVersion) throws -> Session {
    let devices: [CGFloat: String] = [480: "iphone-4s", 568: "iphone-5", 667: "iphone-8", 844: "iphone-12"]
    let name = devices[max(screen.width, screen.height)] ?? ""
    return Session(
      environment: SystemEnvironment(
        profile: .profile(for: version), device: try DeviceCatalog.find(name),
        orientation: screen.width > screen.height ? .landscapeRight : .portrait))
  }

  @MainActor func show(_ root: UIViewController) -> UIWindow {
    perform {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      commitWindows()
      return window
    }
  }
}
