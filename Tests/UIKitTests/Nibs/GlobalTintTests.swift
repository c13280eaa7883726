import CoreTypes
import InterfaceDocuments
import SystemProfiles
import Testing

@testable import UIKit

/// The "Global Tint" of documents.
/// Basis: Interface Builder Help, "Set a global tint color": the app's windows and all views without a tint of their
/// own have it.
@MainActor struct GlobalTintTests {
  private let nibs = NibFolder()
  private let red = RGBAColor(red: 1, green: 0, blue: 0)

  private let text = NibText.modernStoryboard(
    """
    <view key="view" id="v">\(NibText.rect(0, 0, 393, 852))<subviews>
    <button buttonType="system" id="b">\(NibText.rect(20, 80, 200, 60))<state key="normal" title="Go"/></button>
    <view id="swatch">\(NibText.rect(260, 200, 50, 50))<color key="backgroundColor" systemColor="tintColor"/></view>
    <view id="own">\(NibText.rect(20, 200, 50, 50))<color key="backgroundColor" systemColor="tintColor"/>
    \(NibText.color("tintColor", 0, 1, 0))</view></subviews></view>
    """, end: NibText.color("tintColor", 1, 0, 0))

  @Test(
    "views without a tint have the document's, as designed and on a device", arguments: [nil, SystemVersion.iOS(17)])
  func documents(_ version: SystemVersion?) throws {
    let screen = try DocumentScreen(text, version)
    #expect(try screen.view("b", as: UIButton.self).titleInk == red)
    #expect(try screen.view("swatch").shownBackground == red)
    #expect(try screen.view("own").shownBackground == RGBAColor(red: 0, green: 1, blue: 0))
    let other = try DocumentScreen(text.replacing("tintColor\" red", with: "other\" red"), version)
    #expect(try other.view("b", as: UIButton.self).titleInk == RGBAColor(hex: 0x007AFF))
  }

  @Test("a document that runs by itself has it on its whole screen")
  func alone() throws {
    let bundle = try nibs.bundle([:], storyboards: ["Main": text])
    let url = bundle.bundleURL.appendingPathComponent("Main.storyboard"), session = try Session.phone5(.iOS(12))
    #expect(session.launch(try DocumentReader.read(contentsOf: url), at: url))
    #expect(session.windows.first?.tint == red)
  }

  @Test("the window of a program's main storyboard has it")
  func main() throws {
    let bundle = try nibs.bundle([:], storyboards: ["Main": text])
    try Session.phone5(.iOS(12)).perform {
      let window = MainStoryboard(name: "Main", bundle: bundle).makeWindow()
      #expect(window.tint == red && UIView().tint != red)
      #expect(window.rootViewController?.view.tint != nil)
    }
  }

  @Test("the colour of the tint is that of the view that shows it")
  func tintColor() {
    let parent = UIView(), view = UIView()
    parent.addSubview(view)
    parent.tintColor = .green
    view.backgroundColor = .tintColor
    #expect(view.shownBackground == RGBAColor(red: 0, green: 1, blue: 0))
    view.backgroundColor = .tintColor.withAlphaComponent(0.5)
    #expect(view.shownBackground == RGBAColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    view.tintColor = .tintColor
    #expect(view.tint == view.session.palette.tint)
  }
}
