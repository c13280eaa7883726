import BenchmarkKit
import UIKit

/// The cell with constraints.
///
/// > Source: the structure of FeedItemAutoLayoutView in LayoutFrameworkBenchmark (github.com/layoutBox), by anchors.
final class ConstrainedCell: UIView {
  convenience init(_ texts: FeedTexts) {
    self.init(frame: .zero)
    let items = FeedItems(texts)
    let bars = [topBar(items), profile(items), content(items), actions(items), comment(items)]
    addForConstraints(bars)
    NSLayoutConstraint.activate(column(bars, in: self) + bars.flatMap { across([$0], in: self) })
  }

  private func bar(_ views: [UIView], _ constraints: (UIView) -> [NSLayoutConstraint]) -> UIView {
    let bar = UIView()
    bar.addForConstraints(views)
    NSLayoutConstraint.activate(constraints(bar))
    return bar
  }

  private func topBar(_ items: FeedItems) -> UIView {
    bar([items.action, items.options]) { bar in
      across([items.action, items.options], in: bar)
        + [items.action, items.options].flatMap {
          [
            $0.topAnchor.constraint(equalTo: bar.topAnchor),
            bar.bottomAnchor.constraint(greaterThanOrEqualTo: $0.bottomAnchor),
          ]
        }
    }
  }

  private func profile(_ items: FeedItems) -> UIView {
    let labels = [items.name, items.headline, items.time]
    let (picture, comment) = (items.picture, items.posterComment)
    return bar([picture, comment] + labels) { bar in
      [
        picture.topAnchor.constraint(equalTo: bar.topAnchor),
        picture.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        comment.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor),
        comment.topAnchor.constraint(equalTo: picture.bottomAnchor).at(749),
        comment.topAnchor.constraint(greaterThanOrEqualTo: items.time.bottomAnchor, constant: 3),
        comment.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        items.name.topAnchor.constraint(equalTo: bar.topAnchor, constant: 1),
        items.headline.topAnchor.constraint(equalTo: items.name.bottomAnchor, constant: 1),
        items.time.topAnchor.constraint(equalTo: items.headline.bottomAnchor, constant: 1),
      ] + across([comment], in: bar)
        + labels.flatMap {
          [
            $0.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 2),
            bar.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 4),
          ]
        }
    }
  }

  private func content(_ items: FeedItems) -> UIView {
    let rows = [items.contentPicture, items.title, items.domain]
    return bar(rows) { bar in column(rows, in: bar) + rows.flatMap { across([$0], in: bar) } }
  }

  private func actions(_ items: FeedItems) -> UIView {
    let labels = [items.like, items.comment, items.share]
    return bar(labels) { bar in
      labels.flatMap { column([$0], in: bar) } + [
        items.like.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
        items.comment.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
        bar.trailingAnchor.constraint(equalTo: items.share.trailingAnchor, constant: 8),
      ]
    }
  }

  private func comment(_ items: FeedItems) -> UIView {
    let views = [items.actorPicture, items.actorComment]
    return bar(views) { bar in
      across(views, in: bar) + [bar.bottomAnchor.constraint(equalTo: items.actorPicture.bottomAnchor).at(749)]
        + views.flatMap {
          [
            $0.topAnchor.constraint(equalTo: bar.topAnchor),
            bar.bottomAnchor.constraint(greaterThanOrEqualTo: $0.bottomAnchor),
          ]
        }
    }
  }
}

// MARK: - From edge to edge

extension ConstrainedCell {
  private func across(_ views: [UIView], in bar: UIView) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var edge = bar.leadingAnchor
    for view in views {
      constraints.append(view.leadingAnchor.constraint(equalTo: edge))
      edge = view.trailingAnchor
    }
    return constraints + [bar.trailingAnchor.constraint(equalTo: edge)]
  }

  private func column(_ views: [UIView], in bar: UIView) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var edge = bar.topAnchor
    for view in views {
      constraints.append(view.topAnchor.constraint(equalTo: edge))
      edge = view.bottomAnchor
    }
    return constraints + [bar.bottomAnchor.constraint(equalTo: edge)]
  }
}

extension NSLayoutConstraint {
  fileprivate func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
