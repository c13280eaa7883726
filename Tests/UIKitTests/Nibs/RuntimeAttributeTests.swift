import Foundation
import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Nibs find classes by name, so the class is not nested.
final class RuntimeAttributeTestsCard: UIView {
  var radius: CGFloat = 0
  var rows = 0
  var isRound = false
  var heading = ""
  var accent: UIColor?
  private(set) var radiusAtAwake: CGFloat = -1

  override func awakeFromNib() {
    super.awakeFromNib()
    radiusAtAwake = radius
  }
}

/// A class with a custom setter.
final class RuntimeAttributeTestsDial: UIView {
  var turns = 0.0 { didSet { log.append("turns") } }
  private(set) var log: [String] = []

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "turns", let value = value as? Double { turns = value } else { super.setValue(value, forKey: key) }
  }
}

/// A class whose setter first loads a nib with an attribute.
final class RuntimeAttributeTestsNest: UIView {
  private(set) var inner: RuntimeAttributeTestsDial?

  override func setValue(_ value: Any?, forKey key: String) {
    let attribute = "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"turns\"><real key=\"value\" value=\"2\"/>"
    let view = """
      <view id="v" customClass="RuntimeAttributeTestsDial" customModule="UIKitTests"><userDefinedRuntimeAttributes>
      \(attribute)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    let nib = UINib(data: Data(NibText.document(NibText.owner() + view).utf8), bundle: nil)
    inner = nib.instantiate(owner: UIViewController()).first as? RuntimeAttributeTestsDial
    super.setValue(value, forKey: key)
  }
}

/// User defined runtime attributes. Basis: Resource Programming Guide, Key-Value Coding Programming Guide.
@MainActor struct RuntimeAttributeTests {
  private let nibs = NibFolder()

  private func attributes(_ all: String...) -> String {
    "<userDefinedRuntimeAttributes>\(all.joined())</userDefinedRuntimeAttributes>"
  }

  private func number(_ path: String, _ value: Double) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="\(value)"/>
    </userDefinedRuntimeAttribute>
    """
  }

  private func plain(_ path: String, _ type: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>"
  }

  private func color(_ path: String) -> String {
    """
    <userDefinedRuntimeAttribute type="color" keyPath="\(path)"><color key="value" red="1" green="0" blue="0" alpha="1"/>
    </userDefinedRuntimeAttribute>
    """
  }

  private func layOut(_ subview: String) throws -> (root: UIView, session: Session) {
    let text = NibText.document(NibText.root("<subviews>\(subview)</subviews>"))
    let layout = DocumentLayout(try DocumentReader.read(Array(text.utf8)))
    return (try #require(layout.scenes.first?.root), layout.session)
  }

  /// Loads a view from a nib of the app.
  private func load(_ view: String) throws -> (view: UIView, session: Session) {
    let session = try Session.phone5(.iOS(12)), bundle = try nibs.bundle("X", NibText.owner() + view)
    let views = session.perform { UINib(nibName: "X", bundle: bundle).instantiate(owner: UIViewController()) }
    return (try #require(views.first as? UIView), session)
  }

  @Test("the layer of a view gets its corners, its border and its mask")
  func layer() throws {
    let (root, session) = try layOut(
      """
      <view id="x">\(attributes(
        number("layer.cornerRadius", 8), number("layer.borderWidth", 1.5),
        plain("layer.masksToBounds", "boolean", "YES")))</view>
      """)
    let layer = root.subviews[0].layer
    #expect(layer.cornerRadius == 8 && layer.borderWidth == 1.5 && layer.masksToBounds)
    #expect(session.diagnostics.isEmpty)
  }

  @Test("a text is a number for a property that wants one; a path with an empty part leads nowhere")
  func textsAsNumbers() throws {
    let (root, session) = try layOut(
      """
      <label text="A" id="x">\(attributes(
        plain("layer.cornerRadius", "string", "4.5"), plain("numberOfLines", "string", "2"),
        number("layer..borderWidth", 1), plain("textColor", "string", "7")))</label>
      """)
    let label = try #require(root.subviews[0] as? UILabel)
    #expect(label.layer.cornerRadius == 4.5 && label.numberOfLines == 2 && label.layer.borderWidth == 0)
    #expect(session.diagnostics.map(\.rule) == ["attribute-not-set", "attribute-not-set"])
  }

  @Test("properties of UIKit's classes are set by the class that has them")
  func views() throws {
    let (root, session) = try layOut(
      """
      <label text="A" id="x">\(attributes(
        plain("text", "string", "B"), number("numberOfLines", 0), number("alpha", 0.5), plain("hidden", "boolean", "YES"),
        color("textColor"), plain("accessibilityIdentifier", "string", "name")))</label>
      """)
    let label = try #require(root.subviews[0] as? UILabel)
    #expect(label.text == "B" && label.numberOfLines == 0 && label.alpha == 0.5 && label.isHidden)
    #expect(label.textColor == .red && label.accessibilityIdentifier == "name")
    #expect(session.diagnostics.isEmpty)
  }

  @Test("an unknown key is a note at its position, as is one of other people's categories")
  func unknown() throws {
    let (_, session) = try layOut(
      """
      <view customClass="Card" id="x">\(attributes(number("sparkle", 1)))</view>
      <view id="y">\(attributes(color("layer.borderUIColor")))</view>
      """)
    let notes = session.diagnostics.filter { $0.rule == "attribute-not-set" }
    #expect(notes.map(\.severity) == [.note, .note] && notes.map(\.view) == ["x", "y"])
    #expect(notes[0].message.contains("(sparkle) user defined inspected property on (Card)"))
    #expect(notes.allSatisfy { $0.position != nil })
  }

  /// Basis: assumed, recalled: the layer accepts it silently and draws as before.
  @Test("a colour for a layer has no effect, and that is told: documents have none of Core Graphics'")
  func layerColor() throws {
    let (root, session) = try layOut("<view id=\"x\">\(attributes(color("layer.borderColor")))</view>")
    #expect(root.subviews[0].layer.borderColor == CGColor(.black))
    #expect(session.diagnostics.map(\.rule) == ["attribute-without-effect"])
    #expect(session.diagnostics[0].view == "x" && session.diagnostics[0].position != nil)
  }

  @Test("a program's class has its stored properties set, as the types that they are, before it awakes")
  func ownClass() throws {
    let (view, session) = try load(
      """
      <view id="v" customClass="RuntimeAttributeTestsCard" customModule="UIKitTests">\(attributes(
        number("radius", 4.5), number("rows", 3), plain("isRound", "boolean", "YES"), plain("heading", "string", "Hi"),
        color("accent"), number("layer.cornerRadius", 2)))</view>
      """)
    let card = try #require(view as? RuntimeAttributeTestsCard)
    #expect(card.radius == 4.5 && card.rows == 3 && card.isRound && card.heading == "Hi" && card.accent == .red)
    #expect(card.radiusAtAwake == 4.5 && card.layer.cornerRadius == 2)
    #expect(session.diagnostics.isEmpty)
  }

  @Test("a setter may load another nib; keys that the outer class lacks are still reported")
  func nestedSetter() throws {
    let (view, session) = try load(
      """
      <view id="v" customClass="RuntimeAttributeTestsNest" customModule="UIKitTests">\(attributes(number("wheels", 4)))</view>
      """)
    let nest = try #require(view as? RuntimeAttributeTestsNest)
    #expect(nest.inner?.turns == 2)
    #expect(session.diagnostics.map(\.rule) == ["attribute-not-set"])
  }

  @Test("a class with a setter of its own is asked; what it does not have is told, no exception")
  func ownSetter() throws {
    let (view, session) = try load(
      """
      <view id="v" customClass="RuntimeAttributeTestsDial" customModule="UIKitTests">\(attributes(
        number("turns", 2), number("wheels", 4)))</view>
      """)
    let dial = try #require(view as? RuntimeAttributeTestsDial)
    #expect(dial.turns == 2 && dial.log == ["turns"])
    #expect(session.diagnostics.map(\.rule) == ["attribute-not-set"])
  }
}
