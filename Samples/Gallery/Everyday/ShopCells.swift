import UIKit

extension UILabel {
  fileprivate convenience init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    translatesAutoresizingMaskIntoConstraints = false
  }
}

/// A card with a picture.
final class StoryCell: UICollectionViewCell {
  static let identifier = "story"

  private let eyebrow = UILabel(.caption1, .systemBlue)
  private let title = UILabel(.title2)
  private let subtitle = UILabel(.body, .secondaryLabel)
  private let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 10
    picture.translatesAutoresizingMaskIntoConstraints = false
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    for view in [line, eyebrow, title, subtitle, picture] { contentView.addSubview(view) }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: contentView.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      eyebrow.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: eyebrow.bottomAnchor, constant: 2),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      picture.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 10),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    for view in [line, eyebrow, title, subtitle, picture] {
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
    picture.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ story: ShopCatalogue.Story) {
    (eyebrow.text, title.text, subtitle.text) = (story.eyebrow, story.title, story.subtitle)
    picture.backgroundColor = story.color
  }
}

/// An app with its download button.
final class AppCell: UICollectionViewCell {
  static let identifier = "app"

  private let icon = UIView()
  private let name = UILabel(.headline)
  private let purpose = UILabel(.subheadline, .secondaryLabel)
  private let button = UIButton(type: .system)
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.layer.cornerRadius = 14
    button.setTitle("GET", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 15)
    button.backgroundColor = .secondarySystemBackground
    button.layer.cornerRadius = 15
    button.accessibilityIdentifier = "get"
    line.backgroundColor = .separator
    let texts = UIStackView(arrangedSubviews: [name, purpose])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [icon, texts, button, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 62), icon.heightAnchor.constraint(equalToConstant: 62),
      texts.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      texts.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -12),
      button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 72), button.heightAnchor.constraint(equalToConstant: 30),
      line.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ app: ShopCatalogue.App, isLast: Bool) {
    (name.text, purpose.text) = (app.name, app.purpose)
    icon.backgroundColor = app.color
    line.isHidden = isLast
  }
}

/// A tile with a name.
final class CategoryCell: UICollectionViewCell {
  static let identifier = "category"

  private let name = UILabel(.headline, .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      name.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -14),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ category: ShopCatalogue.Category) {
    name.text = category.name
    contentView.backgroundColor = category.color
  }
}

/// The title of a shelf, with a button for all its items.
final class ShelfHeader: UICollectionReusableView {
  static let identifier = "header"

  private let title = UILabel(.title2)
  private let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 22))
    button.setTitle("See All", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    addSubview(button)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      button.trailingAnchor.constraint(equalTo: trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ text: String) { title.text = text }
}
