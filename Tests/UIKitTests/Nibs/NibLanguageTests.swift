import Foundation
import SystemProfiles
import Testing

@testable import UIKit

/// Documents of an app, in the language of its user. Basis: Internationalization and Localization Guide.
@MainActor struct NibLanguageTests {
  private let nibs = NibFolder()

  /// Makes a bundle with `Form.xib` and `Main.storyboard` in `Base.lproj`, and their German strings.
  private func bundle() throws -> Bundle {
    let label = #"<label text="Go" id="go"><rect key="frame" x="0" y="0" width="40" height="20"/></label>"#
    let bundle = try nibs.bundle([:])
    try write(NibText.document(NibText.owner() + label), "Base.lproj/Form.xib", bundle)
    let scene = NibText.scene("c", "viewController", #"title="Start""#)
    try write(NibText.storyboard(initial: "c", scene), "Base.lproj/Main.storyboard", bundle)
    try write(#""go.text" = "Weitermachen";"#, "de.lproj/Form.strings", bundle)
    try write(#""c.title" = "Anfang";"#, "de.lproj/Main.strings", bundle)
    return bundle
  }

  private func write(_ text: String, _ name: String, _ bundle: Bundle) throws {
    let file = bundle.bundleURL.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func session(_ locale: String) throws -> Session {
    let session = try Session.phone5(.iOS(12))
    session.change { $0.localeIdentifier = locale }
    return session
  }

  @Test(
    "a nib has the strings of the user's language, with or without the region",
    arguments: [("de_AT", "Weitermachen"), ("fr_FR", "Go")])
  func nibs(_ locale: String, _ text: String) throws {
    let bundle = try bundle(), session = try session(locale)
    let made = session.perform { UINib(nibName: "Form", bundle: bundle).instantiate(withOwner: UIViewController()) }
    #expect((made.first as? UILabel)?.text == text)
  }

  @Test("so has a storyboard", arguments: [("de_DE", "Anfang"), ("en_US", "Start")])
  func storyboards(_ locale: String, _ title: String) throws {
    let bundle = try bundle(), session = try session(locale)
    let controller = session.perform {
      UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    }
    #expect(controller?.title == title)
  }
}
