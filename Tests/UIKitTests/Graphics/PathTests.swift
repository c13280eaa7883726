import DisplayLists
import Testing
import UIKit

@testable import UIKit

/// Paths. Basis: the references of CGPath and UIBezierPath.
struct PathTests {
  private func dump(_ path: CGPath) -> String {
    var recorder = DisplayListRecorder(size: .zero)
    recorder.clip(.outline(path.outline.elements))
    return String(recorder.list.dumpLines()[1].dropFirst(5))
  }

  @Test("a line needs a point to begin at; what follows a closed subpath begins where that one did")
  func lines() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty && path.boundingBox.isNull && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 5, y: 5))
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: -5, y: 0))
    #expect(dump(path) == "outline(M 0,0 L 10,0 L 10,10 Z L -5,0)")
    #expect(path.boundingBox == CGRect(x: -5, y: 0, width: 15, height: 10))
  }

  @Test("the box of a path leaves out the points that only pull at it")
  func boxes() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(path.bounds.width == 10 && abs(path.bounds.height - 5) < 1e-9)
    #expect(abs(path.cgPath.boundingBox.height - 20 / 3) < 1e-9)
    let oval = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40)).bounds
    #expect(abs(oval.minX - 1) < 1e-9 && abs(oval.maxX - 31) < 1e-9 && abs(oval.height - 40) < 1e-9)
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test("arcs turn clockwise on the screen as UIKit says it, and the other way as Core Graphics does")
  func arcs() {
    let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(quarter.currentPoint.distance(to: CGPoint(x: 0, y: 10)) < 1e-9 && quarter.bounds.minX > -1e-9)
    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(rest.boundingBoxOfPath.width > 19.9)
    let whole = CGMutablePath()
    whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(abs(whole.boundingBoxOfPath.width - 20) < 0.01 && abs(whole.boundingBoxOfPath.height - 20) < 0.01)
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(dump(corner) == "outline(M 0,0 L 6,0 C 8.209,0 10,1.791 10,4)")
  }

  @Test("what is inside depends on the rule")
  func contains() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle) && !path.contains(CGPoint(x: 31, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.cgPath.contains(middle, using: .winding) && !path.cgPath.contains(middle, using: .evenOdd))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!ring.contains(middle))
  }

  @Test("a stroked path covers its line: ends and corners as they are set")
  func stroking() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let butt = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.boundingBox == CGRect(x: 0, y: -1, width: 11, height: 11))
    #expect(butt.contains(CGPoint(x: 10.9, y: -0.9)) && !butt.contains(CGPoint(x: 5, y: 5)))
    let square = path.copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .bevel, miterLimit: 10)
    #expect(square.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(!square.contains(CGPoint(x: 10.9, y: -0.9)) && square.contains(CGPoint(x: 10.2, y: -0.2)))
    let round = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(round.contains(CGPoint(x: -0.7, y: 0)) && !round.contains(CGPoint(x: -0.9, y: 0.9)))
  }

  @Test("dashes go around corners, and their phase moves them")
  func dashes() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 4)])
    #expect(dump(path.copy(dashingWithPhase: 0, lengths: [6, 2])) == "outline(M 0,0 L 6,0 M 8,0 L 10,0 L 10,4)")
    #expect(dump(path.copy(dashingWithPhase: 5, lengths: [6, 2])) == "outline(M 0,0 L 1,0 M 3,0 L 9,0 M 10,1 L 10,4)")
    #expect(dump(path.copy(dashingWithPhase: 0, lengths: [])) == dump(path))
  }

  @Test("a path can be gone through, copied, and transformed")
  func elements() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(try #require(path.copy(using: &double)).boundingBox.width == 4 && path.boundingBox.width == 2)
    let copy = try #require(path.mutableCopy())
    copy.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy != path && path.isRect(nil) && !copy.isRect(nil))
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil) == path)
  }

  @Test("numbers that are none leave no trace")
  func nonsense() {
    let path = UIBezierPath(arcCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.isEmpty)
    path.addArc(withCenter: .zero, radius: 1, startAngle: -.infinity, endAngle: 0, clockwise: true)
    #expect(path.isEmpty && UIBezierPath(roundedRect: .zero, cornerRadius: -5).bounds == .zero)
  }
}
