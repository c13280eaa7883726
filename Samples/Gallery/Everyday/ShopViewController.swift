import UIKit

/// The front page of a shop: stories to swipe through, apps in columns of three, categories.
final class ShopViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case stories, essentials, categories
  }

  private let catalogue = ShopCatalogue()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Apps"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.register(StoryCell.self, forCellWithReuseIdentifier: StoryCell.identifier)
    collectionView.register(AppCell.self, forCellWithReuseIdentifier: AppCell.identifier)
    collectionView.register(CategoryCell.self, forCellWithReuseIdentifier: CategoryCell.identifier)
    collectionView.register(
      ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: ShelfHeader.identifier)
    view.addSubview(collectionView)
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] number, environment in
      switch Section.allCases[number] {
      case .stories: storySection(environment)
      case .essentials: essentialsSection(environment)
      case .categories: categorySection(environment)
      }
    }
  }

  private let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))

  /// Returns cards with part of their neighbors visible; two side by side if there is room.
  private func storySection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isWide = environment.traitCollection.horizontalSizeClass == .regular
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(isWide ? 0.46 : 0.9), heightDimension: .absolute(scaled(280)))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.interGroupSpacing = 10
    let side: CGFloat = isWide ? 20 : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: side, bottom: 16, trailing: side)
    section.orthogonalScrollingBehavior = isWide ? .groupPaging : .groupPagingCentered
    return section
  }

  private func essentialsSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isWide = environment.traitCollection.horizontalSizeClass == .regular
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(isWide ? 0.45 : 0.9), heightDimension: .absolute(scaled(240)))
    let column = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: column)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 20, trailing: 20)
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  private func categorySection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = max(2, Int(environment.container.effectiveContentSize.width / 190))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
    row.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 24, trailing: 20)
    section.boundarySupplementaryItems = [makeHeader()]
    return section
  }

  /// Returns a scaled height: larger text needs more room, but smaller text does not shrink the pictures.
  private func scaled(_ height: CGFloat) -> CGFloat { max(height, UIFontMetrics.default.scaledValue(for: height)) }

  private func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

extension ShopViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    switch Section.allCases[section] {
    case .stories: catalogue.stories.count
    case .essentials: catalogue.apps.count
    case .categories: catalogue.categories.count
    }
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    switch Section.allCases[indexPath.section] {
    case .stories:
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: StoryCell.identifier, for: indexPath)
      (cell as? StoryCell)?.show(catalogue.stories[indexPath.item])
      return cell
    case .essentials:
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AppCell.identifier, for: indexPath)
      let isLast = indexPath.item % 3 == 2 || indexPath.item == catalogue.apps.count - 1
      (cell as? AppCell)?.show(catalogue.apps[indexPath.item], isLast: isLast)
      return cell
    case .categories:
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CategoryCell.identifier, for: indexPath)
      (cell as? CategoryCell)?.show(catalogue.categories[indexPath.item])
      return cell
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: ShelfHeader.identifier, for: indexPath)
    let title = Section.allCases[indexPath.section] == .essentials ? "Essential Apps" : "Top Categories"
    (header as? ShelfHeader)?.show(title)
    return header
  }
}
