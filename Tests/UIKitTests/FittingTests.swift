import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Fitting sizes. Basis: a saved custom view of the iOS 6 days (320 × 90) and the class reference.
@MainActor struct FittingTests {
  /// Makes two lines of the given size, one above the other: 20 around, 8 between.
  private func makeCard(lineSize: CGSize) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
    let lines = (0..<2).map { _ -> UIView in
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      line.layout.placeholderIntrinsicSize = lineSize
      card.addSubview(line)
      return line
    }
    NSLayoutConstraint.activate([
      lines[0].topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      lines[1].topAnchor.constraint(equalTo: lines[0].bottomAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: lines[1].bottomAnchor, constant: 20),
      lines[0].leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: lines[0].trailingAnchor, constant: 20),
      lines[1].leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
    ])
    return card
  }

  @Test("the compressed size is what the content needs, and measuring changes nothing")
  func compressed() {
    let card = makeCard(lineSize: CGSize(width: 100, height: 21))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 90))
    #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 10))
    #expect(card.subviews.allSatisfy { $0.frame == .zero && $0.layout.solved == nil })
  }

  @Test("margins count before the first layout", arguments: [SystemVersion.iOS(8), .iOS(17)])
  func margins(_ version: SystemVersion) throws {
    try Session.of(version).perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), box = UIView()
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 20),
      ])
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 36))
    }
  }

  @Test("a required width is kept, the height follows the content")
  func requiredWidth() {
    let card = makeCard(lineSize: CGSize(width: 100, height: 21))
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 280, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 280, height: 90))
  }

  @Test("a view without constraints has its natural size, or none")
  func leaves() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == label.intrinsicContentSize)
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }
}
