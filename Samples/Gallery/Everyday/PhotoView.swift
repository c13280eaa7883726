import UIKit

/// A landscape: sky, sun and ground.
final class PhotoView: UIView {
  private let sun = UIView()
  private let ground = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    sun.backgroundColor = UIColor(white: 1, alpha: 0.85)
    addSubview(sun)
    addSubview(ground)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ photo: Photo) {
    backgroundColor = photo.sky
    ground.backgroundColor = photo.ground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size, diameter = min(size.width, size.height) * 0.22
    sun.frame = CGRect(x: size.width * 0.62, y: size.height * 0.16, width: diameter, height: diameter)
    sun.layer.cornerRadius = diameter / 2
    ground.frame = CGRect(x: 0, y: size.height * 0.64, width: size.width, height: size.height * 0.36)
  }
}
