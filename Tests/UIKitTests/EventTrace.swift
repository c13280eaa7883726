import UIKit

/// The callbacks of views and controllers, line by line, in order.
@MainActor final class EventTrace {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Returns the events during `body`.
  func during(_ body: () -> Void) -> [String] {
    lines = []
    body()
    return take()
  }
}

/// A view that records its hierarchy callbacks as `name event`.
@MainActor final class TreeRecorder: UIView {
  private let name: String
  private let trace: EventTrace

  init(_ name: String, _ trace: EventTrace) {
    (self.name, self.trace) = (name, trace)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) { trace.note("\(name) will superview \(newSuperview.tag)") }
  override func didMoveToSuperview() { trace.note("\(name) did superview \(superview.tag)") }
  override func willMove(toWindow newWindow: UIWindow?) { trace.note("\(name) will window \(newWindow.tag)") }
  override func didMoveToWindow() { trace.note("\(name) did window \(window.tag)") }
  override func didAddSubview(_ subview: UIView) { trace.note("\(name) added, has \(subviews.count)") }
  override func willRemoveSubview(_ subview: UIView) { trace.note("\(name) removes, has \(subviews.count)") }
}

/// A view that records its layout as `name event`.
@MainActor final class LayoutRecorder: UIView {
  private let name: String
  private let trace: EventTrace
  /// Runs inside `layoutSubviews`.
  var whileLayingOut: (LayoutRecorder) -> Void = { _ in }

  init(_ name: String, _ trace: EventTrace, frame: CGRect = .zero) {
    (self.name, self.trace) = (name, trace)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    trace.note("\(name) layout")
    super.layoutSubviews()
    whileLayingOut(self)
  }

  func applyConstraintsAgain() { super.layoutSubviews() }

  override func updateConstraints() {
    trace.note("\(name) constraints")
    super.updateConstraints()
  }
}

@MainActor final class RecordingController: UIViewController {
  private let trace: EventTrace

  init(_ trace: EventTrace) {
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func updateViewConstraints() {
    trace.note("controller constraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { trace.note("controller will layout") }
  override func viewDidLayoutSubviews() { trace.note("controller did layout") }
}

extension UIView? {
  @MainActor fileprivate var tag: String { self.map { String($0.tag) } ?? "nil" }
}

extension UIWindow? {
  @MainActor fileprivate var tag: String { self.map { String($0.tag) } ?? "nil" }
}
