import UIKit

/// Images drawn by code, and operations on them.
final class ImagesViewController: DrawingBoard {
  override var drawings: [(String, UIView)] {
    [
      ("drawn", shown(picture)), ("template", template),
      ("flipped", shown(picture.withHorizontallyFlippedOrientation())),
      ("on its side", shown(lying)), ("resizable", resizable), ("pattern", pattern), ("part of it", part),
      ("aspect fill", filled), ("Core Graphics", upsideDown), ("snapshot", snapshot), ("symbols", symbols(.regular)),
      ("bold symbols", symbols(.bold)),
    ]
  }

  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { context in
    UIColor(red: 0.5, green: 0.8, blue: 1, alpha: 1).setFill()
    context.fill(CGRect(x: 0, y: 0, width: 44, height: 44))
    UIColor.yellow.setFill()
    UIBezierPath(ovalIn: CGRect(x: 26, y: 6, width: 12, height: 12)).fill()
    UIColor(red: 0.3, green: 0.6, blue: 0.2, alpha: 1).setFill()
    let hill = UIBezierPath()
    hill.move(to: CGPoint(x: 0, y: 44))
    hill.addLine(to: CGPoint(x: 18, y: 18))
    hill.addLine(to: CGPoint(x: 44, y: 44))
    hill.fill()
  }

  private func shown(_ image: UIImage?, _ mode: UIView.ContentMode = .scaleToFill) -> UIImageView {
    let view = UIImageView(image: image)
    (view.contentMode, view.clipsToBounds) = (mode, true)
    return view
  }

  private var template: UIView {
    let ring = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { context in
      context.cgContext.setLineWidth(8)
      context.cgContext.strokeEllipse(in: CGRect(x: 6, y: 6, width: 32, height: 32))
    }
    let view = shown(ring.withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    return view
  }

  private var lying: UIImage? {
    picture.cgImage.map { UIImage(cgImage: $0, scale: picture.scale, orientation: .right) }
  }

  private var bubble: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
      UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1).setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 28, height: 28), cornerRadius: 12).fill()
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 4, height: 4)).fill()
    }
  }

  private var resizable: UIView {
    shown(bubble.resizableImage(withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)))
  }

  private var pattern: UIView {
    let view = UIView()
    view.backgroundColor = UIColor(patternImage: bubble)
    return view
  }

  private var part: UIView {
    let pixels = CGRect(x: 40, y: 0, width: 48, height: 48)
    return shown(picture.cgImage?.cropping(to: pixels).map { UIImage(cgImage: $0) })
  }

  private var filled: UIView { shown(picture.preparingThumbnail(of: CGSize(width: 88, height: 44)), .scaleAspectFill) }

  private var upsideDown: UIView {
    let picture = picture
    return DrawnView { context, rect in picture.cgImage.map { context.draw($0, in: rect) } }
  }

  private var snapshot: UIView {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 88, height: 88))
    (view.text, view.numberOfLines, view.textAlignment) = ("A view in a picture", 0, .center)
    (view.backgroundColor, view.layer.cornerRadius, view.clipsToBounds) = (.yellow, 20, true)
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds.insetBy(dx: 10, dy: 10), afterScreenUpdates: true)
    }
    return shown(image)
  }

  private func symbols(_ weight: UIImage.SymbolWeight) -> UIView {
    let names = [
      "house.fill", "heart", "star.fill", "bell", "gearshape", "person.crop.circle", "magnifyingglass", "trash",
      "square.and.arrow.up", "camera.fill", "xmark.circle.fill", "eye.slash", "cart", "calendar", "lock.fill", "wifi",
    ]
    let view = UIView(), configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: weight)
    for (i, name) in names.enumerated() {
      let symbol = shown(UIImage(systemName: name, withConfiguration: configuration), .center)
      symbol.frame = CGRect(x: CGFloat(i % 4) * 22, y: CGFloat(i / 4) * 22, width: 22, height: 22)
      view.addSubview(symbol)
    }
    return view
  }
}
