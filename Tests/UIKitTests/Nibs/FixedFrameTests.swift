import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Views with a frame and without constraints in documents with Auto Layout.
/// Basis: What's New in Xcode 8: the autoresizing mask places them at run time; before, the nib compiler pinned the
/// saved frame.
@MainActor struct FixedFrameTests {
  private func text(build: Int) -> String {
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\""
    let flags = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""
    return NibText.modern(
      build: build, device: "retina4_7",
      """
      \(NibText.owner())<view id="v">\(NibText.rect(0, 0, 375, 667))\(mask) heightSizable="YES"/><subviews>
      <view \(flags) id="fill">\(NibText.rect(0, 0, 375, 667))\(mask) heightSizable="YES"/></view>
      <view \(flags) id="bar">\(NibText.rect(0, 607, 375, 60))\(mask) flexibleMinY="YES"/></view></subviews></view>
      """)
  }

  private func frames(build: Int, _ version: SystemVersion?) throws -> [CGRect] {
    let screen = try DocumentScreen(text(build: build), version, on: version == nil ? nil : "iphone-15-pro")
    return try ["fill", "bar"].map { try screen.view($0).frame }
  }

  private let saved = [CGRect(x: 0, y: 0, width: 375, height: 667), CGRect(x: 0, y: 607, width: 375, height: 60)]

  @Test("since Xcode 8 they follow their masks on a device", arguments: [11134, 22155])
  func masks(build: Int) throws {
    let wide = [CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 0, y: 792, width: 393, height: 60)]
    #expect(try frames(build: build, .iOS(17)) == wide)
    #expect(try frames(build: build, nil) == saved)
  }

  @Test("those of Xcode 7 and older stay")
  func pinned() throws { #expect(try frames(build: 9531, .iOS(17)) == saved) }

  @Test("views that are placed by them follow")
  func dependents() throws {
    let text = text(build: 22155).replacing(
      "</subviews></view>",
      with: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="above"><constraints>
        <constraint firstAttribute="height" constant="10" id="h"/><constraint firstAttribute="width" constant="50" id="w"/>
        </constraints></view></subviews><constraints>
        <constraint firstItem="bar" firstAttribute="top" secondItem="above" secondAttribute="bottom" id="t"/>
        <constraint firstItem="above" firstAttribute="leading" secondItem="bar" secondAttribute="leading" id="l"/>
        </constraints></view>
        """)
    let screen = try DocumentScreen(text, .iOS(17), on: "iphone-15-pro")
    #expect(try screen.view("above").frame == CGRect(x: 0, y: 782, width: 50, height: 10))
    #expect(screen.layout.session.diagnostics.isEmpty)
  }
}
