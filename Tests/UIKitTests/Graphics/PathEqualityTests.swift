import Testing
import UIKit

/// Basis: documented, CGPathEqualToPath; captured for UIBezierPath: tests of SwifterSwift compare two paths of an oval,
/// and two of a rectangle.
struct PathEqualityTests {
  private let rect = CGRect(x: 1, y: 2, width: 30, height: 20)

  @Test("paths of the same elements are equal, however they were made")
  func elements() {
    #expect(UIBezierPath(ovalIn: rect) == UIBezierPath(ovalIn: rect))
    #expect(UIBezierPath(rect: rect) != UIBezierPath(ovalIn: rect))
    let lines = UIBezierPath(), other = UIBezierPath()
    for path in [lines, other] {
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
    }
    #expect(lines == other && lines.hash == other.hash && Set([lines, other]).count == 1)
    other.close()
    #expect(lines != other)
  }

  @Test("paths that are drawn by other settings differ, and a copy is equal")
  func settings() throws {
    let path = UIBezierPath(rect: rect)
    path.setLineDash([1, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path && copy !== path)
    let changes: [(UIBezierPath) -> Void] = [
      { $0.lineWidth = 2 }, { $0.lineCapStyle = .round }, { $0.lineJoinStyle = .bevel }, { $0.miterLimit = 4 },
      { $0.usesEvenOddFillRule = true }, { $0.setLineDash(nil, count: 0, phase: 0) },
    ]
    for change in changes {
      let changed = try #require(path.copy() as? UIBezierPath)
      change(changed)
      #expect(changed != path)
    }
  }

  @Test("Core Graphics' paths are compared by their elements, mutable ones included")
  func corePaths() {
    let mutable = CGMutablePath()
    mutable.addRect(rect)
    #expect(mutable == CGPath(rect: rect, transform: nil) && UIBezierPath(rect: rect).cgPath == mutable)
    #expect(CGPath(rect: rect, transform: nil) != CGPath(ellipseIn: rect, transform: nil))
  }
}
