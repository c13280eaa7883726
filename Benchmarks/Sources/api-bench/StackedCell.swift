import BenchmarkKit
import UIKit

/// The cell with stack views.
///
/// > Source: the structure of FeedItemUIStackView in LayoutFrameworkBenchmark (github.com/layoutBox).
final class StackedCell: UIStackView {
  convenience init(_ texts: FeedTexts) {
    self.init(frame: .zero)
    axis = .vertical
    let items = FeedItems(texts)
    let rows = [
      topBar(items), posterCard(items), items.posterComment, items.contentPicture, items.title, items.domain,
      actions(items), UIStackView(arrangedSubviews: [items.actorPicture, items.actorComment]),
    ]
    rows.forEach(addArrangedSubview)
  }

  private func topBar(_ items: FeedItems) -> UIStackView {
    let bar = UIStackView(arrangedSubviews: [items.action, items.options])
    bar.alignment = .leading
    return bar
  }

  private func posterCard(_ items: FeedItems) -> UIStackView {
    let labels = UIStackView(arrangedSubviews: [items.name, items.headline, items.time])
    labels.axis = .vertical
    labels.spacing = 1
    labels.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    labels.isLayoutMarginsRelativeArrangement = true
    let card = UIStackView(arrangedSubviews: [items.picture, labels])
    card.alignment = .center
    return card
  }

  private func actions(_ items: FeedItems) -> UIStackView {
    let bar = UIStackView(arrangedSubviews: [items.like, items.comment, items.share])
    bar.distribution = .equalSpacing
    return bar
  }
}
