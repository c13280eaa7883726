import UIKit

/// A square photo, with its duration if it is a video.
final class PhotoCell: UICollectionViewCell {
  private let photoView = PhotoView()
  private let duration = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.frame = contentView.bounds
    photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(photoView)
    duration.font = .boldSystemFont(ofSize: 12)
    duration.textColor = .white
    duration.backgroundColor = .clear
    duration.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(duration)
    NSLayoutConstraint.activate([
      duration.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      duration.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ photo: Photo) {
    photoView.show(photo)
    duration.text = photo.duration
    accessibilityLabel = photo.name
  }
}

/// The day and place above the photos.
final class PhotoHeader: UICollectionReusableView {
  let title = UILabel()
  let place = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.screen.withAlphaComponent(0.92)
    title.font = .preferredFont(forTextStyle: .headline)
    place.font = .preferredFont(forTextStyle: .footnote)
    place.textColor = .gray
    for label in [title, place] {
      label.backgroundColor = .clear
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      place.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      place.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      place.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
