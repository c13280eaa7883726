import Testing

@testable import UIKit

/// Timing curves.
/// Basis: the closed forms of a Bézier curve and of a damped spring.
struct TimingCurveTests {
  @Test("the curves begin at 0, end at 1, and ease as they say")
  func cubic() {
    let times = [0, 0.25, 0.5, 0.75, 1]
    let values = [TimingCurve.linear, .easeInOut, .easeIn, .easeOut].map { curve in
      times.map { (curve.progress(after: $0, of: 2) * 10_000).rounded() / 10_000 }
    }
    #expect(values[0] == times)
    // Published values of CSS's ease-in-out, ease-in and ease-out, which have the same control points.
    #expect(values[1] == [0, 0.1292, 0.5, 0.8708, 1])
    #expect(values[2] == [0, 0.0935, 0.3154, 0.6219, 1])
    #expect(values[3] == [0, 0.3781, 0.6846, 0.9065, 1])
  }

  @Test("ease out is ease in from behind")
  func mirrored() {
    for share in stride(from: 0.0, through: 1, by: 0.05) {
      let there = TimingCurve.easeIn.progress(after: share, of: 1)
      let back = 1 - TimingCurve.easeOut.progress(after: 1 - share, of: 1)
      #expect(abs(there - back) < 1e-12)
    }
  }

  @Test("a critically damped spring settles from one side in its time")
  func criticalSpring() {
    let spring = SpringCurve(dampingRatio: 1, restingAfter: 0.5)
    let values = stride(from: 0.0, through: 0.5, by: 0.05).map(spring.progress)
    #expect(values == values.sorted() && values[0] == 0)
    #expect(abs(1 - values[10] - 0.001) < 1e-9)
    // Derived: the default spring of UIKit, of half a second, is this one.
    #expect(abs(spring.frequency - (1000.0 / 3).squareRoot()) < 0.3)
  }

  @Test("a weak one swings beyond the end, as high as its damping says")
  func overshoot() {
    let ratio = 0.5, spring = SpringCurve(dampingRatio: ratio, restingAfter: 1)
    let top = stride(from: 0.0, through: 1, by: 1e-4).map(spring.progress).max() ?? 0
    // The textbook's overshoot: e to the power of -πζ / √(1-ζ²).
    #expect(abs(top - 1 - exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())) < 1e-6)
  }

  @Test("the velocity is the slope at the start, in ways a second")
  func velocity() {
    for ratio in [0.3, 0.8, 1] {
      let spring = SpringCurve(dampingRatio: ratio, restingAfter: 1, velocity: 2)
      #expect(abs(spring.progress(after: 1e-7) / 1e-7 - 2) < 1e-3)
    }
  }

  @Test("a spring of a perceived duration has that period, and rests when it is too small to be seen")
  func perceived() {
    let spring = SpringCurve(perceivedDuration: 0.5, bounce: 0.3)
    #expect(spring.frequency == 4 * Double.pi && spring.dampingRatio == 0.7)
    #expect(abs(spring.progress(after: spring.settlingTime) - 1) <= 0.001)
    #expect(SpringCurve(perceivedDuration: 0.5, bounce: -0.5).dampingRatio == 1)
  }

  @Test("half of a turn is a smaller turn, and a mirrored view goes through an edge")
  func transforms() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let half = CGAffineTransform(parts: (quarter.parts + CGAffineTransform.identity.parts) / 2)
    #expect(half.isClose(to: CGAffineTransform(rotationAngle: .pi / 4)))
    let mirrored = CGAffineTransform(scaleX: -1, y: 1)
    let edge = CGAffineTransform(parts: (mirrored.parts + CGAffineTransform.identity.parts) / 2)
    #expect(edge.isClose(to: CGAffineTransform(scaleX: 0, y: 1)))
    let turn = CGAffineTransform(rotationAngle: -3).parts, other = CGAffineTransform(rotationAngle: 3).parts
    let angle = AnimatableProperty.transform.difference(turn, other)[4]
    #expect(abs(angle - (2 * Double.pi - 6)) < 1e-12)
  }

  @Test("parts make the same transform again")
  func parts() {
    let transforms = [
      CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: -4), CGAffineTransform(scaleX: 0, y: 2),
      CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(a: 0, b: 0, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(rotationAngle: 2).scaledBy(x: -2, y: 0.5), .identity,
    ]
    for transform in transforms {
      #expect(CGAffineTransform(parts: transform.parts).isClose(to: transform), "\(transform)")
    }
    #expect(CGAffineTransform(parts: CGAffineTransform.identity.parts) == .identity)
  }
}

extension CGAffineTransform {
  fileprivate func isClose(to other: CGAffineTransform) -> Bool {
    zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
