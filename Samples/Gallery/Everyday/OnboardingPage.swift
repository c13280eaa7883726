import UIKit

/// A page with a picture of shapes, a title and a text.
final class OnboardingPage: UIView {
  let title = WrappingLabel()
  let text = WrappingLabel()
  private let picture = UIView()
  private let shape = UIView()

  init(title: String, text: String, color: UIColor) {
    super.init(frame: .zero)
    self.title.text = title
    self.title.font = .preferredFont(forTextStyle: .title1)
    self.text.text = text
    self.text.font = .preferredFont(forTextStyle: .body)
    self.text.textColor = .darkGray
    for label in [self.title, self.text] {
      label.textAlignment = .center
    }
    picture.backgroundColor = color.withAlphaComponent(0.2)
    shape.backgroundColor = color
    for view in [picture, self.title, self.text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    picture.addSubview(shape)
    addConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// Adds constraints. The picture takes the room that the text leaves, up to 240 points; on a screen that is too small
  /// even for the text, it is clipped.
  private func addConstraints() {
    let size = picture.heightAnchor.constraint(equalToConstant: 240)
    size.priority = .defaultLow
    for label in [title, text] { label.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical) }
    let block = UILayoutGuide()
    addLayoutGuide(block)
    NSLayoutConstraint.activate([
      block.centerYAnchor.constraint(equalTo: centerYAnchor),
      block.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
      picture.topAnchor.constraint(equalTo: block.topAnchor), picture.centerXAnchor.constraint(equalTo: centerXAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor), size,
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 24),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      text.bottomAnchor.constraint(equalTo: block.bottomAnchor),
    ])
    for label in [title, text] {
      let width = label.widthAnchor.constraint(equalToConstant: 420)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: centerXAnchor), width,
        label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -64),
      ])
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = picture.bounds.width
    picture.layer.cornerRadius = side / 2
    shape.bounds.size = CGSize(width: side * 0.4, height: side * 0.4)
    shape.center = CGPoint(x: side / 2, y: side / 2)
    shape.layer.cornerRadius = side * 0.08
    shape.transform = CGAffineTransform(rotationAngle: .pi / 12)
  }
}
