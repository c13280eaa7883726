import UIKit

/// Squares that fill the width: at least three in a row, more if there is room.
final class PhotosViewController: UICollectionViewController {
  static let gap: CGFloat = 2
  static let preferredSide: CGFloat = 120

  private let days = PhotoDay.all
  private let layout = UICollectionViewFlowLayout()

  init() {
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    if Release.isAtLeast("9") { layout.sectionHeadersPinToVisibleBounds = true }
    super.init(collectionViewLayout: layout)
    title = "Photos"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .screen
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      PhotoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let insets = collectionView.safeAreaInsets
    let width = collectionView.bounds.width - insets.left - insets.right
    let columns = max(3, (width / Self.preferredSide).rounded(.down))
    let side = ((width - Self.gap * (columns - 1)) / columns).rounded(.down)
    layout.itemSize = CGSize(width: side, height: side)
    layout.sectionInset = UIEdgeInsets(top: 0, left: insets.left, bottom: 12, right: insets.right)
    let line = UIFont.preferredFont(forTextStyle: .headline).lineHeight
    layout.headerReferenceSize = CGSize(width: 0, height: line.rounded(.up) + 24)
  }

  // MARK: Photos

  override func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    days[section].photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(days[indexPath.section].photos[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    let header = view as? PhotoHeader
    header?.title.text = days[indexPath.section].title
    header?.place.text = days[indexPath.section].place
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let photo = days[indexPath.section].photos[indexPath.item]
    navigationController?.pushViewController(PhotoViewController(photo), animated: true)
  }
}

/// One photo, as large as it fits.
final class PhotoViewController: UIViewController {
  let photoView = PhotoView()

  init(_ photo: Photo) {
    super.init(nibName: nil, bundle: nil)
    title = photo.name
    photoView.show(photo)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    photoView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(photoView)
    let width = photoView.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      photoView.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      photoView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 0.75),
      photoView.widthAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.widthAnchor),
      photoView.heightAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor), width,
    ])
  }
}
