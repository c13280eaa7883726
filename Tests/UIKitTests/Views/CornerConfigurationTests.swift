import DisplayLists
import Testing

@testable import UIKit

/// Corners of views. Basis: references of `UICornerConfiguration` and `UICornerRadius`.
@MainActor struct CornerConfigurationTests {
  @Test("a capsule is as round as half of the shorter side, up to its maximum")
  func capsule() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    view.frame.size.height = 60
    #expect(view.effectiveRadius(corner: .topLeft) == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 8)
    #expect(view.effectiveRadius(corner: .allCorners) == 8)
  }

  @Test("a concentric corner is less round by its distance, where it is near the container's")
  func concentric() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    card.addSubview(inner)
    card.cornerConfiguration = .corners(radius: 30)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(inner.effectiveRadius(corner: .topLeft) == 20 && inner.effectiveRadius(corner: .bottomRight) == 4)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .bottomRight) == 20)
    card.cornerConfiguration = .corners(radius: .fixed(12))
    #expect(inner.effectiveRadius(corner: .topLeft) == 2)
  }

  @Test("each corner is drawn with its radius")
  func drawing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.backgroundColor = .red
    view.cornerConfiguration = .corners(radius: 10)
    #expect(RecordPass.record(view).dump().contains("rounded(0 0 100 40 r 10)"))
    view.cornerConfiguration = .uniformEdges(leftRadius: 10, rightRadius: 0)
    let radii = LayerLook().taking(view, shown: true).radii
    #expect(radii?.topLeft == 10 && radii?.bottomRight == 0)
    #expect(!RecordPass.record(view).dump().contains("r 10)"))
  }
}
