import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Drawn layers.
/// The appearance of layers, as drawings. Basis: the references of Core Animation's classes.
@MainActor struct LayerDrawingTests {
  /// Returns the commands of a view, without its own scopes and indentation.
  private func lines(_ body: (UIView) -> Void) throws -> [String] {
    let lines = try Sheet(.iOS(17)).picture {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      body(view)
      return view
    }
    return lines.dropFirst(4).dropLast(3).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func add<Layer: CALayer>(_ layer: Layer, to view: UIView, _ edit: (Layer) -> Void) {
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    edit(layer)
    view.layer.addSublayer(layer)
  }

  @Test("background, content, sublayers and subviews in turn, and the border in front of all")
  func order() throws {
    let lines = try lines { view in
      view.backgroundColor = .white
      add(CALayer(), to: view) { $0.backgroundColor = UIColor.red.cgColor }
      let subview = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      subview.backgroundColor = .blue
      view.addSubview(subview)
      add(CALayer(), to: view) { $0.backgroundColor = UIColor.green.cgColor }
      view.layer.borderWidth = 2
    }
    let drawn = lines.filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") }.map { String($0.suffix(7)) }
    #expect(drawn == ["#ffffff", "#ff0000", "#0000ff", "#00ff00", "width 2"])
  }

  @Test("siblings with more depth are in front")
  func depth() throws {
    let lines = try lines { view in
      add(CALayer(), to: view) { ($0.backgroundColor, $0.zPosition) = (UIColor.red.cgColor, 1) }
      add(CALayer(), to: view) { $0.backgroundColor = UIColor.green.cgColor }
    }
    let colours = lines.filter { $0.hasPrefix("fill") }.map { String($0.suffix(7)) }
    #expect(colours == ["#00ff00", "#ff0000"])
  }

  @Test("a shadow falls from all that the layer shows, or from its path; clipping takes it away")
  func shadow() throws {
    func shadowed(_ edit: (CALayer) -> Void) throws -> [String] {
      try lines { view in
        view.backgroundColor = .white
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 0, height: 2)
        edit(view.layer)
      }
    }
    #expect(
      try shadowed { _ in } == [
        "layer 1 shadow offset 0,2 blur 3 #000000/0.5", "fill rect(0 0 100 50) #ffffff", "endLayer",
      ])
    #expect(
      try shadowed { $0.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 40, width: 100, height: 10), transform: nil) }
        == [
          "shadow oval(0 40 100 10) offset 0,2 blur 3 #000000/0.5", "fill rect(0 0 100 50) #ffffff",
        ])
    #expect(try shadowed { $0.masksToBounds = true } == ["clip rect(0 0 100 50)", "fill rect(0 0 100 50) #ffffff"])
  }

  @Test("a mask covers the layer with its shadow")
  func mask() throws {
    let lines = try lines { view in
      view.backgroundColor = .white
      view.layer.shadowOpacity = 1
      let mask = CALayer()
      mask.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
      mask.backgroundColor = UIColor.black.cgColor
      view.layer.mask = mask
    }
    #expect(
      lines == [
        "layer 1", "layer 1 shadow offset 0,-3 blur 3 #000000", "fill rect(0 0 100 50) #ffffff", "endLayer", "mask",
        "save", "concatenate 1 0 0 1 10 0", "fill rect(0 0 10 10) #000000", "restore", "endMask", "endLayer",
      ])
  }

  @Test("a view can be the mask of a view")
  func viewAsMask() throws {
    let lines = try lines { view in
      view.backgroundColor = .white
      let mask = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
      mask.backgroundColor = .black
      view.mask = mask
      #expect(view.mask === mask)
    }
    #expect(lines.first == "layer 1" && lines.contains("fill rect(0 0 10 10) #000000") && lines.contains("mask"))
  }

  @Test("some corners only, and corners that curve by and by")
  func corners() throws {
    let some = try lines { view in
      view.backgroundColor = .red
      (view.layer.cornerRadius, view.layer.maskedCorners) = (10, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    #expect(
      some == [
        "fill outline(M 10,0 L 90,0 C 95.523,0 100,4.477 100,10 L 100,50 L 0,50 L 0,10 C 0,4.477 4.477,0 10,0 Z) #ff0000"
      ])
    let smooth = try lines { view in
      view.backgroundColor = .red
      (view.layer.cornerRadius, view.layer.cornerCurve) = (10, .continuous)
    }
    #expect(smooth[0].hasPrefix("fill outline(M 84.713,0 C 89.115,0 91.316,0 93.685,0.749"))
    let capsule = try lines { view in
      view.backgroundColor = .red
      (view.layer.cornerRadius, view.layer.cornerCurve) = (25, .continuous)
    }
    #expect(capsule[0].hasPrefix("fill outline(M 75,0 ") && capsule[0].contains(" 100,25 "))
  }

  @Test("opacity and blend mode are those of the layer with all that is in it; nothing is left of one that is hidden")
  func compositing() throws {
    let lines = try lines { view in
      add(CALayer(), to: view) { layer in
        (layer.opacity, layer.compositingFilter) = (0.5, "multiplyBlendMode")
        layer.backgroundColor = UIColor.red.cgColor
      }
      add(CALayer(), to: view) { ($0.isHidden, $0.backgroundColor) = (true, UIColor.blue.cgColor) }
    }
    #expect(
      lines == [
        "save", "concatenate 1 0 0 1 10 10", "layer 0.5 multiply", "fill rect(0 0 20 20) #ff0000", "endLayer",
        "restore",
      ])
  }

  @Test("what turns away from the viewer gets narrower, and is gone where it has one side only")
  func space() throws {
    func turned(_ angle: CGFloat) throws -> [String] {
      try lines { view in
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        view.layer.sublayerTransform = perspective
        add(CALayer(), to: view) { layer in
          (layer.backgroundColor, layer.isDoubleSided) = (UIColor.red.cgColor, false)
          layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        }
      }
    }
    #expect(try turned(.pi / 3)[1] == "concatenate 0.5 0 0 1 15 10")
    #expect(try turned(.pi * 0.9).isEmpty)
  }

  @Test("contents keep their size where the gravity says so; top is the largest y")
  func contents() throws {
    let lines = try lines { view in
      add(CALayer(), to: view) { layer in
        layer.contents = CGImage(.file("/picture.png"), name: "picture", pixels: CGSize(width: 20, height: 10))
        (layer.contentsGravity, layer.contentsScale) = (.top, 2)
      }
    }
    #expect(lines[2] == "image \"picture\" 5 15 10 5")
  }

  @Test("a layer draws itself when it was asked to, clipped to its bounds")
  func drawing() throws {
    final class Dot: CALayer {
      override func draw(in ctx: CGContext) { ctx.fillEllipse(in: bounds) }
    }
    let lines = try lines { view in
      add(Dot(), to: view) { $0.setNeedsDisplay() }
      add(Dot(), to: view) { _ in }
    }
    #expect(
      lines == [
        "save", "concatenate 1 0 0 1 10 10", "save", "clip rect(0 0 20 20)", "fill oval(0 0 20 20) #000000", "restore",
        "restore", "save", "concatenate 1 0 0 1 10 10", "restore",
      ])
  }
}
