import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Constraints created during layout.
/// A view that creates its constraints inside `layoutSubviews`, reads a label's solved frame in between, and gets its
/// height from its labels alone. Basis: an answer on dynamic subviews (after WWDC 2012, session 228) and the Helvetica
/// widths of iOS 6.
@MainActor struct RecipientsTests {
  private static let addresses = [
    "rob@frankfurt.de", "r@berlin.de", "frank@dusseldorf.de", "ernest@munich.de", "mo@cologne.de",
    "curly@stuttgart.de",
  ]

  private func layOut(width: CGFloat, height: CGFloat) throws -> RecipientsView {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(6, 1)), device: try DeviceCatalog.find("iphone-5")))
    return session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
      let recipients = RecipientsView(Self.addresses)
      recipients.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(recipients)
      for format in ["H:|[recipients]|", "V:|[recipients]"] {
        root.addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["recipients": recipients]))
      }
      root.layoutIfNeeded()
      recipients.host = root
      return recipients
    }
  }

  @Test("labels wrap at 320 points into four rows, in one layoutIfNeeded")
  func portrait() throws {
    let view = try layOut(width: 320, height: 548)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 148))
    #expect(view.labels.map(\.frame.minX) == [20, 53, 189, 20, 20, 171, 20])
    #expect(view.labels.map(\.frame.minY) == [20, 20, 20, 49, 78, 78, 107])
    #expect(view.labels.allSatisfy { $0.frame.height == 21 })
  }

  @Test("at 568 points two rows are enough")
  func landscape() throws {
    let view = try layOut(width: 568, height: 268)
    #expect(view.frame.height == 90)
    #expect(view.labels.map(\.frame.minX) == [20, 53, 189, 286, 20, 171, 304])
  }

  @Test("a further layout rebuilds the same constraints and keeps the labels")
  func again() throws {
    let view = try layOut(width: 320, height: 548)
    let count = view.constraints.count
    view.setNeedsLayout()
    view.host?.layoutIfNeeded()
    #expect(view.constraints.count == count && view.labels.count == 7)
    #expect(view.frame.height == 148)
  }
}

/// The view of the answer, in Swift.
@MainActor private final class RecipientsView: UIView {
  private let addresses: [String]
  private let to = UILabel()
  private var toLabels: [String: UILabel] = [:]
  /// Retains the tree for the test.
  var host: UIView?

  var labels: [UILabel] { [to] + addresses.compactMap { toLabels[$0] } }

  init(_ addresses: [String]) {
    self.addresses = addresses
    super.init(frame: .zero)
    to.text = "To:"
    to.translatesAutoresizingMaskIntoConstraints = false
    addSubview(to)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    addLabels()
    removeConstraints(
      constraints.filter { [$0.firstItem, $0.secondItem].contains { ($0 as? UIView)?.superview === self } })
    add("H:|-[to]", ["to": to])
    add("V:|-[to]", ["to": to])
    var previous: UIView = to
    for address in addresses {
      guard let next = toLabels[address] else { continue }
      place(next, after: previous)
      previous = next
    }
    add("V:[previous]-|", ["previous": previous])
    updateConstraintsIfNeeded()
    super.layoutSubviews()
  }

  private func addLabels() {
    for address in addresses where toLabels[address] == nil {
      let label = UILabel()
      label.text = address
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      toLabels[address] = label
    }
  }

  /// Places a view beside the previous label if there is room, otherwise at the start of the next row.
  private func place(_ next: UIView, after previous: UIView) {
    let beside = add("H:[previous]-[next]", ["previous": previous, "next": next])
    updateConstraintsIfNeeded()
    super.layoutSubviews()
    if next.frame.maxX < bounds.maxX {
      addConstraint(
        NSLayoutConstraint(
          item: next, attribute: .lastBaseline, relatedBy: .equal, toItem: previous, attribute: .lastBaseline,
          multiplier: 1, constant: 0))
    } else {
      removeConstraints(beside)
      add("H:|-[next]", ["next": next])
      add("V:[previous]-[next]", ["previous": previous, "next": next])
    }
  }

  @discardableResult private func add(_ format: String, _ views: [String: Any]) -> [NSLayoutConstraint] {
    let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
    addConstraints(made)
    return made
  }
}
