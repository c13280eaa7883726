import UIKit

/// A scroll view that scrolls only vertically: its content is as wide as itself in every orientation.
final class StoryboardVerticalScrollViewController: UIViewController {
  weak var scrollView: UIScrollView!
  private(set) lazy var article = ArticleView(frame: CGRect(x: 0, y: 0, width: 320, height: 471))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.hold(article)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    article.width = scrollView.bounds.width
  }
}
