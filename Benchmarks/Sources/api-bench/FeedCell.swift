import BenchmarkKit
import UIKit

/// The fifteen labels and images that the three ways to write the cell share.
@MainActor struct FeedItems {
  let action, options, picture, name, headline, time, posterComment: Leaf
  let contentPicture, title, domain, like, comment, share, actorPicture, actorComment: Leaf

  init(_ texts: FeedTexts) {
    action = .text(texts.action)
    options = .rigid(13, 20.5)
    picture = .rigid(50, 50)
    name = .text(texts.name)
    headline = .text(texts.headline, lines: 2)
    time = .text(texts.time)
    posterComment = .text(texts.posterComment)
    contentPicture = Leaf(350, 200)
    title = .text(texts.title)
    domain = .text(texts.domain)
    like = .text(28.5)
    comment = .text(69)
    share = .text(43)
    actorPicture = .rigid(50, 50)
    actorComment = .text(texts.actorComment)
  }
}

/// A list of cells, each as wide as the list.
final class FeedList: UIView {
  /// Creates a list with constraints: the cells' height follows from their content.
  convenience init(constraining cells: [UIView]) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 500 * CGFloat(cells.count)))
    addForConstraints(cells)
    var bottom = topAnchor
    for cell in cells {
      NSLayoutConstraint.activate([
        cell.topAnchor.constraint(equalTo: bottom), cell.leadingAnchor.constraint(equalTo: leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: trailingAnchor), cell.asLowAsPossible,
      ])
      bottom = cell.bottomAnchor
    }
  }

  /// Creates a list with frames.
  convenience init(placing cells: [UIView]) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 500 * CGFloat(cells.count)))
    var bottom: CGFloat = 0
    for cell in cells {
      let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
      cell.frame = CGRect(x: 0, y: bottom, width: 320, height: height)
      addSubview(cell)
      bottom += height
    }
  }
}

extension UIView {
  /// The constraint of a fitting cell: no higher than its content.
  fileprivate var asLowAsPossible: NSLayoutConstraint {
    let constraint = heightAnchor.constraint(equalToConstant: 0)
    constraint.priority = .fittingSizeLevel
    return constraint
  }
}
