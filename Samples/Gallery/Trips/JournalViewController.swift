import UIKit

/// A grid of photos with a section for each trip: three in a row, more if there is room.
final class JournalViewController: UIViewController {
  private let trips: [Trip]
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Trip, TripPhoto>?

  init(trips: [Trip] = Trip.all) {
    self.trips = trips
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    trips = Trip.all
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trips.count == 1 ? trips[0].place : "Journal"
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = max(3, Int(environment.container.effectiveContentSize.width / 130))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
        subitem: item, count: columns)
      row.interItemSpacing = .fixed(4)
      let section = NSCollectionLayoutSection(group: row)
      section.interGroupSpacing = 4
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  private func configureDataSource() {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, TripPhoto> { cell, _, photo in
      var background = UIBackgroundConfiguration.clear()
      background.image = photo.makeImage()
      background.imageContentMode = .scaleAspectFill
      background.cornerRadius = 6
      cell.backgroundConfiguration = background
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = photo.name
    }
    let headers = UICollectionView.SupplementaryRegistration<TripHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [trips] header, _, indexPath in
      header.show(trips[indexPath.section])
    }
    let dataSource = UICollectionViewDiffableDataSource<Trip, TripPhoto>(collectionView: collectionView) {
      collectionView, indexPath, photo in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: photo)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Trip, TripPhoto>()
    for trip in trips {
      snapshot.appendSections([trip])
      snapshot.appendItems(trip.photos)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}

extension JournalViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let photo = dataSource?.itemIdentifier(for: indexPath) else { return }
    let controller = UIViewController()
    controller.title = photo.name
    let imageView = UIImageView(image: photo.makeImage())
    imageView.contentMode = .scaleAspectFit
    controller.view = imageView
    controller.view.backgroundColor = .systemBackground
    show(controller, sender: self)
  }
}

/// The name and date of a trip, on the color of the page so that photos scroll below it.
final class TripHeader: UICollectionReusableView {
  private let nameLabel = UILabel()
  private let datesLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    datesLabel.font = .preferredFont(forTextStyle: .subheadline)
    datesLabel.textColor = .secondaryLabel
    for label in [nameLabel, datesLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [nameLabel, datesLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ trip: Trip) {
    nameLabel.text = trip.place
    datesLabel.text = trip.dates
  }
}
