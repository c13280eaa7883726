import BenchmarkKit
import UIKit

/// The cell with frames, written by hand.
///
/// > Source: the structure of FeedItemManualView in LayoutFrameworkBenchmark (github.com/layoutBox): no bars, the
/// > labels and pictures are the cell's own.
final class PlacedCell: UIView {
  private let items: FeedItems

  init(_ texts: FeedTexts) {
    items = FeedItems(texts)
    super.init(frame: .zero)
    for view in [
      items.action, items.options, items.picture, items.name, items.headline, items.time, items.posterComment,
      items.contentPicture, items.title, items.domain, items.like, items.comment, items.share, items.actorPicture,
      items.actorComment,
    ] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("not in a document") }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(width: bounds.width, isReal: true)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(width: size.width, isReal: false))
  }

  /// - Returns: The total height.
  private func place(width: CGFloat, isReal: Bool) -> CGFloat {
    var y = placeTopBar(width, isReal)
    y = placeProfile(y, width, isReal)
    for view in [items.posterComment, items.contentPicture, items.title, items.domain] {
      y = row(view, x: 0, y: y, width: width, isReal)
    }
    y = placeActions(y, width, isReal)
    let picture = put(items.actorPicture, x: 0, y: y, isReal)
    let text = row(items.actorComment, x: 50, y: y, width: width - 50, isReal)
    return max(y + picture.height, text)
  }

  private func placeTopBar(_ width: CGFloat, _ isReal: Bool) -> CGFloat {
    let options = items.options.sizeThatFits(.zero)
    _ = put(items.options, x: width - options.width, y: 0, isReal)
    return max(options.height, row(items.action, x: 0, y: 0, width: width - options.width, isReal))
  }

  private func placeProfile(_ top: CGFloat, _ width: CGFloat, _ isReal: Bool) -> CGFloat {
    let picture = put(items.picture, x: 0, y: top, isReal)
    var y = top
    for label in [items.name, items.headline, items.time] {
      y = row(label, x: picture.width + 2, y: y + 1, width: width - picture.width - 6, isReal)
    }
    return max(y + 3, top + picture.height)
  }

  private func placeActions(_ y: CGFloat, _ width: CGFloat, _ isReal: Bool) -> CGFloat {
    let like = put(items.like, x: 8, y: y, isReal)
    let (comment, share) = (items.comment.sizeThatFits(.zero), items.share.sizeThatFits(.zero))
    _ = put(items.comment, x: (width - comment.width) / 2, y: y, isReal)
    _ = put(items.share, x: width - share.width - 8, y: y, isReal)
    return y + like.height
  }

  /// - Returns: The bottom of the row.
  private func row(_ view: Leaf, x: CGFloat, y: CGFloat, width: CGFloat, _ isReal: Bool) -> CGFloat {
    let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
    if isReal { view.frame = CGRect(x: x, y: y, width: width, height: height) }
    return y + height
  }

  private func put(_ view: Leaf, x: CGFloat, y: CGFloat, _ isReal: Bool) -> CGSize {
    let size = view.sizeThatFits(.zero)
    if isReal { view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size) }
    return size
  }
}
