import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Drawing in code. Basis: the references of CGContext and UIView's drawing.
@MainActor struct ContextTests {
  private final class DrawnView: UIView {
    var body: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(body) }
  }

  /// Returns the commands of a view of 100 × 50, without the clip around them.
  private func lines(_ body: @escaping (CGContext) -> Void) throws -> [String] {
    let lines = try Sheet(.iOS(17)).picture {
      let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      (view.body, view.isOpaque) = (body, false)
      return view
    }
    return lines.dropFirst(6).dropLast(4).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a view draws between its background and its subviews, clipped to its bounds")
  func view() throws {
    let lines = try Sheet(.iOS(17)).picture {
      let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), subview = UIView(frame: view.bounds)
      (view.backgroundColor, subview.backgroundColor) = (.white, .blue)
      view.addSubview(subview)
      view.body = { $0.fill(CGRect(x: -10, y: 0, width: 20, height: 10)) }
      return view
    }
    let drawn = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      ["clip", "fill"].contains($0.prefix { $0 != " " })
    }
    #expect(
      drawn == [
        "fill rect(0 0 100 50) #ffffff", "clip rect(0 0 100 50)", "fill rect(-10 0 20 10) #000000",
        "fill rect(0 0 100 50) #0000ff",
      ])
  }

  @Test("an opaque view without a background draws on black, and one that draws nothing leaves no trace")
  func opaque() throws {
    func lines(_ body: @escaping (CGContext) -> Void) throws -> [String] {
      try Sheet(.iOS(17)).picture {
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.body = body
        return view
      }
    }
    #expect(
      try lines { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)) }.contains {
        $0.hasSuffix("fill rect(0 0 10 10) #000000")
      })
    #expect(try !lines { _ in }.contains { $0.contains("fill") || $0.contains("clip") })
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("states come back, and those that are left open are closed")
  func states() throws {
    let lines = try lines { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      context.translateBy(x: 5, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.saveGState()
    }
    #expect(
      lines == [
        "save", "concatenate 1 0 0 1 5 0", "fill rect(0 0 1 1) #0000ff/0.5", "restore", "fill rect(0 0 2 2) #ff0000",
        "save", "restore",
      ])
  }

  @Test("a path stays where it is when the coordinates change, and is used up by drawing it")
  func paths() throws {
    let lines = try lines { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.scaleBy(x: 2, y: 2)
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.setLineWidth(3)
      context.setLineDash(phase: 1, lengths: [2, 1])
      context.setLineCap(.square)
      context.setLineJoin(.bevel)
      context.strokePath()
      context.fillPath()
      #expect(context.isPathEmpty && context.path == nil)
    }
    #expect(
      lines == [
        "concatenate 2 0 0 2 0 0",
        "stroke outline(M 5,5 L 10,10) #000000 width 3 cap square join bevel dashes 2 1 phase 1",
      ])
  }

  @Test("clips count from then on, by both rules; their box is known in the current coordinates")
  func clips() throws {
    let lines = try lines { context in
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
      context.addRects([CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 10, y: 10, width: 5, height: 5)])
      context.clip(using: .evenOdd)
      context.translateBy(x: 10, y: 10)
      #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: -10, width: 40, height: 40))
      UIRectClip(CGRect(x: 0, y: 0, width: 5, height: 100))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 30))
    }
    #expect(lines[0].hasPrefix("clip evenodd(M 0,0") && lines.last == "clip rect(0 0 5 100)")
  }

  @Test("alpha, blend modes and shadows are those of each drawing, or of a transparency layer at once")
  func compositing() throws {
    let lines = try lines { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(.screen)
      context.setShadow(offset: CGSize(width: 0, height: 4), blur: 6, color: UIColor.red.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.endTransparencyLayer()
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    #expect(
      lines == [
        "fill rect(0 0 1 1) #000000/0.5", "layer 0.5 screen shadow offset 0,4 blur 3 #ff0000",
        "fill rect(0 0 2 2) #000000", "endLayer", "layer 1 screen", "fill rect(0 0 3 3) #000000/0.5", "endLayer",
      ])
  }

  @Test("what is cleared is gone, and a copy takes away what was there")
  func clearing() throws {
    let lines = try lines { context in
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setBlendMode(.clear)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    #expect(
      lines == [
        "layer 1 destinationOut", "fill rect(0 0 1 1) #000000", "endLayer",
        "layer 1 destinationOut", "fill rect(0 0 2 2) #000000", "endLayer", "fill rect(0 0 2 2) #ff0000",
        "layer 1 destinationOut", "fill rect(0 0 3 3) #000000", "endLayer",
      ])
  }

  @Test("gradients fill the clip, only between their ends unless they may go on")
  func gradients() throws {
    let colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    let lines = try lines { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      let end = CGPoint(x: 10, y: 0)
      context.drawLinearGradient(
        gradient, start: .zero, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.drawRadialGradient(
        gradient, startCenter: end, startRadius: 0, endCenter: end, endRadius: 5, options: [])
      context.drawLinearGradient(gradient, start: .zero, end: end, options: [])
    }
    #expect(lines[1] == "fill rect(0 0 10 10) gradient(0,0 to 10,0: 0 #ffffff, 1 #000000)")
    #expect(lines[2] == "fill oval(5 -5 10 10) radial(10,0 r 0 to 10,0 r 5: 0 #ffffff, 1 #000000)")
    #expect(lines[3].hasPrefix("fill outline(M 0,"))
  }

  @Test("Core Graphics draws pictures upside down, UIKit upright")
  func pictures() throws {
    let picture = CGImage(.file("/p.png"), name: "p", pixels: CGSize(width: 20, height: 10))
    let lines = try lines { context in
      context.draw(picture, in: CGRect(x: 10, y: 20, width: 20, height: 10))
      UIImage(cgImage: picture, scale: 2, orientation: .up).draw(at: CGPoint(x: 1, y: 2))
      UIImage(cgImage: picture).draw(in: CGRect(x: 0, y: 0, width: 5, height: 5), blendMode: .multiply, alpha: 0.5)
    }
    #expect(
      lines == [
        "save", "concatenate 1 0 0 -1 0 50", "image \"p\" 10 20 20 10", "restore", "image \"p\" 1 2 10 5",
        "layer 0.5 multiply", "image \"p\" 0 0 5 5", "endLayer",
      ])
  }

  @Test("a picture masks what is drawn until the state ends")
  func masks() throws {
    let picture = CGImage(.file("/p.png"), name: "p", pixels: CGSize(width: 10, height: 10))
    let lines = try lines { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: picture)
      context.translateBy(x: 3, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(
      lines == [
        "save", "layer 1", "save", "concatenate 1 0 0 1 3 0", "fill rect(0 0 1 1) #000000", "restore", "mask", "save",
        "concatenate 1 0 0 -1 0 10", "image \"p\" 0 0 10 10", "restore", "endMask", "endLayer", "restore",
        "fill rect(0 0 2 2) #000000",
      ])
  }

  @Test("a pattern is repeated from the top left of the view, wherever the coordinates are")
  func patterns() throws {
    let tile = UIImage(
      cgImage: CGImage(.file("/p.png"), name: "p", pixels: CGSize(width: 8, height: 8)), scale: 2, orientation: .up)
    let lines = try lines { context in
      UIColor(patternImage: tile).setFill()
      context.translateBy(x: 10, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(lines.last == "fill rect(0 0 20 20) tiles(\"p\" -10 0 4 4)")
    let background = try Sheet(.iOS(17)).picture {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = UIColor(patternImage: tile)
      return view
    }
    #expect(background.contains { $0.hasSuffix("fill rect(0 0 10 10) tiles(\"p\" 0 0 4 4)") })
  }

  @Test("text is drawn in the coordinates, alpha and shadow of the context")
  func text() throws {
    let lines = try lines { context in
      context.setAlpha(0.5)
      context.translateBy(x: 10, y: 0)
      "Ag".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])
    }
    #expect(lines.prefix(2) == ["concatenate 1 0 0 1 10 0", "layer 0.5"] && lines[2].hasPrefix("text \"Ag\""))
  }

  @Test("Bézier paths draw with their own lines, in the colours of the context")
  func bezierPaths() throws {
    let lines = try lines { context in
      UIColor.green.set()
      let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
      path.lineWidth = 2
      path.setLineDash([4, 1], count: 2, phase: 0)
      path.fill()
      path.stroke(with: .normal, alpha: 0.5)
      path.addClip()
    }
    #expect(
      lines == [
        "fill rounded(0 0 20 10 r 3) #00ff00", "stroke rounded(0 0 20 10 r 3) #00ff00/0.5 width 2 dashes 4 1 phase 0",
        "clip rounded(0 0 20 10 r 3)",
      ])
  }
}
