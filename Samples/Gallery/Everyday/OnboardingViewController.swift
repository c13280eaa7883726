import UIKit

/// Pages to swipe through, with dots, a next button and a skip button.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  let nextButton = UIButton(type: .system)
  let skipButton = UIButton(type: .system)
  private let pages = [
    OnboardingPage(
      title: "All your trips", text: "Trains, hotels and tickets in one place, in the order in which you need them.",
      color: UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)),
    OnboardingPage(
      title: "Never miss a train", text: "We tell you when to leave, and when something is late.",
      color: UIColor(red: 0.95, green: 0.5, blue: 0.2, alpha: 1)),
    OnboardingPage(
      title: "Works without a net", text: "Whatever you need on the way is on your phone before you leave.",
      color: UIColor(red: 0.3, green: 0.7, blue: 0.4, alpha: 1)),
  ]
  private var shownWidth: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .screen
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    if Release.isAtLeast("11") { scrollView.contentInsetAdjustmentBehavior = .never }
    pageControl.numberOfPages = pages.count
    pageControl.pageIndicatorTintColor = UIColor(white: 0.8, alpha: 1)
    pageControl.currentPageIndicatorTintColor = .darkGray
    pageControl.addAction(
      UIAction { [unowned self] _ in show(page: pageControl.currentPage, animated: true) }, for: .valueChanged)
    skipButton.setTitle("Skip", for: .normal)
    skipButton.addAction(
      UIAction { [unowned self] _ in show(page: pages.count - 1, animated: true) }, for: .touchUpInside)
    nextButton.addAction(UIAction { [unowned self] _ in goOn() }, for: .touchUpInside)
    for part in [scrollView, pageControl, nextButton, skipButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    addConstraints()
    addPages()
    update()
  }

  private func addConstraints() {
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      skipButton.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      skipButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      skipButton.heightAnchor.constraint(equalToConstant: 44),
      scrollView.topAnchor.constraint(equalTo: skipButton.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageControl.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.topAnchor.constraint(equalTo: pageControl.bottomAnchor),
      nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.heightAnchor.constraint(equalToConstant: 44),
      nextButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
    ])
  }

  /// Adds the pages side by side, each as large as the visible area.
  private func addPages() {
    var before = scrollView.leadingAnchor
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(page)
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: before), page.topAnchor.constraint(equalTo: scrollView.topAnchor),
        page.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        page.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
      ])
      before = page.trailingAnchor
    }
    scrollView.trailingAnchor.constraint(equalTo: before).isActive = true
  }

  // MARK: Pages

  /// Whether the pages run from right to left, while offsets count from the left.
  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var shownPage: Int {
    let index = Int((scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded())
    return min(max(0, isMirrored ? pages.count - 1 - index : index), pages.count - 1)
  }

  private func show(page: Int, animated: Bool) {
    let index = isMirrored ? pages.count - 1 - page : page
    scrollView.setContentOffset(CGPoint(x: CGFloat(index) * scrollView.bounds.width, y: 0), animated: animated)
    pageControl.currentPage = page
    update()
  }

  private func goOn() {
    if pageControl.currentPage < pages.count - 1 {
      show(page: pageControl.currentPage + 1, animated: true)
    } else {
      dismiss(animated: true)
    }
  }

  private func update() {
    let isLast = pageControl.currentPage == pages.count - 1
    nextButton.setTitle(isLast ? "Get Started" : "Next", for: .normal)
    skipButton.isHidden = isLast
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageControl.currentPage = shownPage
    update()
  }

  /// Keeps the page when the screen rotates.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.bounds.width != shownWidth else { return }
    shownWidth = scrollView.bounds.width
    scrollView.layoutIfNeeded()
    show(page: pageControl.currentPage, animated: false)
  }
}
