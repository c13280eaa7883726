import Testing
import UIKit

/// Geometry identities. Basis: UIView and CALayer references.
@MainActor struct GeometryTests {
  @Test("growing the bounds keeps the centre, so the frame grows around it")
  func boundsKeepTheCentre() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.bounds.size = CGSize(width: 200, height: 50)
    #expect(view.frame == CGRect(x: -40, y: 35, width: 200, height: 50))
  }

  @Test("under a transform the frame is the box around the corners")
  func transforms() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = turned.frame
    #expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY + 25) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    #expect(turned.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("a view has one superview, and moves to the front when it is added again")
  func hierarchy() {
    let first = UIView(), second = UIView(), child = UIView(), sibling = UIView()
    first.addSubview(child)
    first.addSubview(sibling)
    first.addSubview(child)
    #expect(first.subviews == [sibling, child])
    second.addSubview(child)
    #expect(first.subviews == [sibling])
    #expect(child.superview === second && child.isDescendant(of: second) && child.isDescendant(of: child))
  }
}

/// Sizes that views determine themselves, and impossible lengths. Basis: UIView and Core Graphics references.
@MainActor struct SizeTests {
  @Test("sizeToFit keeps the origin; a plain view keeps its size")
  func sizeToFit() {
    let view = FittingView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 50, height: 200))
    let plain = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(plain.sizeThatFits(.zero) == CGSize(width: 100, height: 100))
  }

  @Test("negative lengths turn into the rectangle they span (assumed, as CGRectStandardize)")
  func negativeLengths() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: -40, height: 10))
    #expect(view.frame == CGRect(x: 60, y: 100, width: 40, height: 10))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test("a frame, a centre or bounds that are not numbers end the program with Core Animation's words")
  func notNumbers() async throws {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 44) }
    }
    #expect(frame.says("'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [0 0; nan 44]'"))
    let center = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().center = CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
    }
    #expect(center.says("'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan nan]'"))
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().bounds.size.height = .nan }
    }
    #expect(bounds.says("'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [0 0; 0 nan]'"))
  }
}

@MainActor private final class FittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: size.height * 2) }
}
