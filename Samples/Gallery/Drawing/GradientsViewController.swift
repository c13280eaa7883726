import UIKit

/// Gradients by layers and by code.
final class GradientsViewController: DrawingBoard {
  override var drawings: [(String, UIView)] {
    [
      ("axial", gradient(.axial) { _ in }),
      ("diagonal", gradient(.axial) { ($0.startPoint, $0.endPoint) = (.zero, CGPoint(x: 1, y: 1)) }),
      ("locations", gradient(.axial) { $0.locations = [0, 0.2, 1] }), ("radial", gradient(.radial, Self.toMiddle)),
      (
        "ellipse",
        gradient(.radial) { ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75)) }
      ),
      ("conic", gradient(.conic, Self.toMiddle)), ("round", gradient(.axial) { $0.cornerRadius = 44 }),
      ("as a mask", fading), ("by code", stripe), ("only between", between), ("by code, radial", ball), ("text", text),
    ]
  }

  private static func toMiddle(_ layer: CAGradientLayer) {
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
  }

  private static var colors: [Any] { [UIColor.red.cgColor, UIColor.yellow.cgColor, UIColor.blue.cgColor] }

  private func gradient(_ type: CAGradientLayerType, _ edit: (CAGradientLayer) -> Void) -> UIView {
    let view = GradientView(), layer = view.layer as? CAGradientLayer
    layer?.type = type
    layer?.colors = Self.colors
    layer.map(edit)
    return view
  }

  private var fading: UIView {
    let view = UIView(), mask = CAGradientLayer()
    view.backgroundColor = .purple
    mask.frame = CGRect(x: 0, y: 0, width: 88, height: 88)
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    view.layer.mask = mask
    return view
  }

  private static func draw(_ body: @escaping (CGContext, CGRect, CGGradient) -> Void) -> UIView {
    DrawnView { context, rect in
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil).map {
        body(context, rect, $0)
      }
    }
  }

  private var stripe: UIView {
    Self.draw { context, rect, gradient in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 20), end: CGPoint(x: rect.maxX - 20, y: rect.maxY - 20),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  private var between: UIView {
    Self.draw { context, rect, gradient in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 20), end: CGPoint(x: rect.maxX - 20, y: rect.maxY - 20), options: [])
    }
  }

  private var ball: UIView {
    Self.draw { context, rect, gradient in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: rect.midX - 10, y: rect.midY - 10), startRadius: 0,
        endCenter: CGPoint(x: rect.midX, y: rect.midY), endRadius: rect.width / 2, options: [])
    }
  }

  private var text: UIView {
    let view = gradient(.axial) { _ in }, label = UILabel(frame: CGRect(x: 0, y: 0, width: 88, height: 88))
    (label.text, label.font, label.textAlignment) = ("Aa", .boldSystemFont(ofSize: 60), .center)
    label.backgroundColor = .clear
    view.mask = label
    return view
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
