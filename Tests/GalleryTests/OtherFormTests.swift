import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// Search form, other constraints.
/// The form with other values in its document. Basis: the article on constraints, calculated.
@MainActor struct OtherFormTests {
  /// Returns the form's document with replaced text.
  private func text(_ changes: [(String, String)]) throws -> String {
    let url = try #require(
      Bundle.nibBundles(for: AutoLayoutHorizontalViewController.self).lazy.compactMap {
        $0.url(forResource: "AutoLayoutHorizontalViewController", withExtension: "xib")
      }.first)
    var text = try String(contentsOf: url, encoding: .utf8)
    for (old, new) in changes {
      try #require(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    return text
  }

  private func show(_ changes: [(String, String)]) throws -> (view: UIView, owner: Owner, session: Session) {
    let text = try text(changes)
    return try show(in: "en_US") { UINib(data: Data(text.utf8), bundle: nil) }
  }

  private func show(in locale: String, _ nib: @MainActor () -> UINib) throws
    -> (view: UIView, owner: Owner, session: Session)
  {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(6, 1)), device: try DeviceCatalog.find("iphone-5")))
    session.change { $0.localeIdentifier = locale }
    let owner = session.perform { Owner(nib: nib()) }
    session.launch { UINavigationController(rootViewController: owner) }
    return (owner.view, owner, session)
  }

  final class Owner: UIViewController {
    var searchButton: UIButton!
    var nameLabel: UILabel!
    var longTextButton: UIButton!
    private let nib: UINib

    init(nib: UINib) {
      self.nib = nib
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { _ = nib.instantiate(withOwner: self) }

    func lengthen() {
      searchButton.setTitle("Looooong text", for: .normal)
      nameLabel.text = "Looooong text"
    }
  }

  private static let height = "<constraint firstAttribute=\"height\" constant=\"32\" id=\"hRz-15-cSt\"/>"
  private static let width = "<constraint firstAttribute=\"width\" constant=\"75\" id=\"hRz-17-cSt\"/>"

  @Test("F9: a required width keeps the button as it is, and its title is shortened")
  func requiredWidth() throws {
    let (view, owner, session) = try show([(Self.height, Self.height + Self.width)])
    #expect(owner.searchButton.frame == rect(225, 20, 75, 33))
    session.perform { owner.lengthen() }
    session.advance(by: 0)
    #expect(owner.searchButton.frame == rect(225, 20, 75, 33) && view.subviews[2].frame == rect(20, 20, 197, 30))
    let title = try #require(owner.searchButton.titleLabel)
    #expect(title.frame.width <= 75 && title.intrinsicContentSize.width > title.frame.width)
  }

  @Test("F9: turned, the field above is still wider, and the button with the required width is not")
  func requiredWidthTurned() throws {
    let (view, owner, session) = try show([(Self.height, Self.height + Self.width)])
    session.perform { owner.lengthen() }
    session.rotate(to: .landscapeRight)
    session.advance(by: 1)
    #expect(owner.searchButton.frame == rect(473, 20, 75, 33) && view.subviews[2].frame == rect(20, 20, 445, 30))
    #expect(owner.nameLabel.frame.width == 108 && view.subviews[1].frame == rect(136, 60, 412, 30))
  }

  @Test("F10: with equal hugging nothing says who takes the room; 251 says it")
  func hugging() throws {
    let equal = try show([
      ("contentMode=\"scaleToFill\" horizontalHuggingPriority=\"251\"", "contentMode=\"scaleToFill\"")
    ])
    #expect(equal.owner.searchButton.hasAmbiguousLayout)
    let decided = try show([])
    #expect(!decided.owner.searchButton.hasAmbiguousLayout && decided.owner.searchButton.frame.width == 75)
  }

  @Test("F10: so it is with the label and its field")
  func labelHugging() throws {
    let equal = try show([("contentMode=\"left\" horizontalHuggingPriority=\"251\"", "contentMode=\"left\"")])
    #expect(equal.owner.nameLabel.hasAmbiguousLayout && !equal.owner.searchButton.hasAmbiguousLayout)
    #expect(try !show([]).owner.nameLabel.hasAmbiguousLayout)
  }

  @Test("F11: without its height the button is as high as it is by nature")
  func sizeToFit() throws {
    let (_, owner, _) = try show([(Self.height, "")])
    #expect(owner.searchButton.frame.height == 44)
  }

  @Test("F11: Size to Fit Content takes the height away and leaves the width: a long title does not fit")
  func fittedWithWidth() throws {
    let (_, owner, session) = try show([(Self.height, Self.width)])
    session.perform { owner.lengthen() }
    session.advance(by: 0)
    #expect(owner.searchButton.frame.size == CGSize(width: 75, height: 44))
  }

  @Test("F7: words of a file beside the document make the same frames as words in it, in both orientations")
  func translated() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let strings = "\"hRz-sE-btn.normalTitle\" = \"Rechercher\"; \"hRz-nA-lbl.text\" = \"Nom complet\";"
    for (name, content) in [("Base.lproj/Form.xib", try text([])), ("fr.lproj/Form.strings", strings)] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
    }
    let bundle = try #require(Bundle(url: folder))
    let french = try show(in: "fr_CA") { UINib(nibName: "Form", bundle: bundle) }
    let written = try show([("title=\"Search\"", "title=\"Rechercher\""), ("text=\"Name\"", "text=\"Nom complet\"")])
    #expect(french.owner.searchButton.frame.width > 75 && french.owner.nameLabel.frame.width > 46)
    #expect(french.view.subviews.map(\.frame) == written.view.subviews.map(\.frame))
    for session in [french.session, written.session] {
      session.rotate(to: .landscapeRight)
      session.advance(by: 1)
    }
    #expect(french.view.subviews[2].frame.width > 197)
    #expect(french.view.subviews.map(\.frame) == written.view.subviews.map(\.frame))
  }

  @Test("F7: words of another language move the fields as a long text does, in both orientations")
  func otherLanguage() throws {
    let (view, owner, session) = try show([
      ("title=\"Search\"", "title=\"Rechercher\""), ("text=\"Name\"", "text=\"Nom complet\""),
    ])
    func check(_ width: CGFloat) {
      let parts = view.subviews, label = parts[0].frame, lower = parts[1].frame, upper = parts[2].frame
      let button = parts[3].frame
      #expect(button.maxX == width - 20 && upper.maxX == button.minX - 8 && upper.minX == 20)
      #expect(lower.minX == label.maxX + 8 && lower.maxX == width - 20)
      #expect(button.width > 75 && label.width > 46 && button.height == 33)
    }
    check(320)
    session.rotate(to: .landscapeRight)
    session.advance(by: 1)
    check(568)
    #expect(!owner.searchButton.hasAmbiguousLayout)
  }
}
