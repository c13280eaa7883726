import CoreTypes
import SystemProfiles
import UIKit

@testable import Simulator

/// A label and a button, connected by constraints, on an iPhone 5 with iOS 7.
@MainActor final class LiveScreen {
  let session: Session
  let inspector: LiveInspector
  let label: UILabel, button: UIButton
  let leading: NSLayoutConstraint
  private(set) var taps = 0

  init() throws {
    let device = try DeviceCatalog.find("iphone-5")
    let session = Session(environment: SystemEnvironment(profile: .profile(for: .iOS(7)), device: device))
    self.session = session
    inspector = LiveInspector(session)
    let controller = session.perform { UIViewController(nibName: nil, bundle: nil) }
    (label, button) = session.perform { (UILabel(), UIButton(type: .system)) }
    leading = session.perform { [label] in
      controller.view.addSubview(label)
      return label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20)
    }
    session.launch { controller }
    session.perform { fill(controller.view) }
    session.commitWindows()
  }

  private func fill(_ view: UIView) {
    (label.text, label.accessibilityIdentifier) = ("Name", "nameLabel")
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    for child in [label, button] { child.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      leading, label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
  }

  /// Performs a request of a page.
  func act(_ request: DeviceRequest) -> String? {
    let words = SettingSyntax(
      take: { name, word, environment in
        guard name == "style" else { return "\(name) cannot change" }
        environment.interfaceStyle = word == "dark" ? .dark : .light
        return nil
      }, all: { _ in [:] })
    return session.act(on: request, inspector, words)
  }

  func number(of text: String) -> Int { inspector.tree().first { $0.text == text }?.number ?? 0 }

  func details(of text: String) -> ViewDetails? {
    if case .details(let details) = inspector.details(of: number(of: text)) { details } else { nil }
  }
}
