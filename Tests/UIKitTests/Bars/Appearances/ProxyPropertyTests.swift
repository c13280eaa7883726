import Testing
import UIKit

@testable import UIKit

/// The stored properties of an app's class in its appearance proxy.
/// Basis: none; Apple's proxies have only properties that are marked for them.
@MainActor struct ProxyPropertyTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func inSession(_ body: (Session) throws -> Void) throws {
    let session = try Session.of(.iOS(17))
    try session.perform { try body(session) }
    session.end()
  }

  private func notes(_ session: Session) -> [String] {
    session.diagnostics.filter { $0.rule == "appearance-proxy" }.map(\.message)
  }

  final class Shelf: UIView {
    let grid: UICollectionView
    let list: UIListContentView
    let notice: UIContentUnavailableView
    let keys: UIInputView
    let item: UIBarButtonItem

    init(grid: UICollectionView, list: UIListContentView, notice: UIContentUnavailableView, keys: UIInputView) {
      (self.grid, self.list, self.notice, self.keys) = (grid, list, notice, keys)
      item = UIBarButtonItem()
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var shade: UIColor? {
      didSet {
        for view in [grid, list, notice, keys] { view.backgroundColor = shade }
        item.tintColor = shade
      }
    }
  }

  @Test("views that init(frame:) does not make have a value")
  func viewsWithoutFrame() throws {
    try inSession { session in
      Shelf.appearance().shade = red
      #expect(Shelf.appearance().grid.backgroundColor == red && Shelf.appearance().keys.backgroundColor == red)
      #expect(Shelf.appearance().item.tintColor == red && notes(session).isEmpty)
    }
  }

  /// A class of the app.
  final class Badge: UILabel {
    let border: CAShapeLayer
    var hint: String

    init(hint: String) {
      (self.hint, border) = (hint, CAShapeLayer())
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Shade: CAGradientLayer {
    var stops: [CGFloat]

    init(stops: [CGFloat]) {
      self.stops = stops
      super.init()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  class Card: UIView {
    enum Corner { case square, round }
    struct Style {
      var fill: UIColor
      var font: UIFont
      var name: String
      var inset: UIEdgeInsets
      var icon: UIImage?
      weak var owner: UIView?
    }
    let badge: Badge
    let shade: Shade
    var accent: UIColor
    var style: Style { didSet { badge.font = style.font } }
    var pair: (title: String, font: UIFont)
    var anything: Any
    var corner: Corner {
      didSet {
        badge.textColor = accent
        badge.hint = style.name + pair.title
        shade.stops.append(style.inset.top)
        backgroundColor = style.fill
      }
    }

    init(style: Style, corner: Corner) {
      (self.style, self.corner, pair, anything) = (style, corner, (style.name, style.font), 1)
      (badge, shade, accent) = (Badge(hint: style.name), Shade(stops: []), style.fill)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("colors, fonts, structs of them, and views and layers of the program's have a value")
  func plainValues() throws {
    try inSession { session in
      let proxy = Card.appearance()
      #expect(proxy.accent == .clear && proxy.style.fill == .clear && proxy.style.font.pointSize > 0)
      #expect(
        proxy.style.name.isEmpty && proxy.style.icon == nil && proxy.style.owner == nil && proxy.corner == .square)
      #expect(proxy.pair.title.isEmpty && proxy.anything is Void)
      proxy.style.font = .systemFont(ofSize: 31)
      proxy.style.name = "name"
      proxy.corner = .round
      #expect(proxy.badge.font.pointSize == 31 && proxy.badge.hint == "name" && proxy.badge.textColor == .clear)
      #expect(proxy.badge.border.path == nil && proxy.shade.stops == [0] && proxy.backgroundColor == .clear)
      #expect(notes(session).isEmpty)
    }
  }

  final class Model {}
  enum Content {
    case source(any CustomStringConvertible)
    case model(Model)
    case plain, bold
  }
  enum Result {
    case model(Model)
    case number(Int)
  }
  final class Nest: UIView {
    let inner: Nest
    var model: Model
    var text: any CustomStringConvertible
    var numbers: any Collection<Int>
    var action: () -> Void
    var content: Content
    var result: Result
    var record: (number: Int, text: any CustomStringConvertible, model: Model)
    unowned var owner: Model
    var count = 1

    init(inner: Nest, model: Model) {
      (self.inner, self.model, text, numbers, action) = (inner, model, "", [], {})
      (content, result, record, owner) = (.bold, .number(1), (1, "", model), model)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("properties without a value are reported, and can be set")
  func noValue() throws {
    try inSession { session in
      let proxy = Nest.appearance()
      #expect(Nest.appearance(whenContainedInInstancesOf: [UIWindow.self]).count == 0)
      #expect(
        notes(session) == [
          "In the appearance proxy of Nest, these properties have no value: inner, model, text, numbers, action, "
            + "result, record, owner. "
            + "Code that reads them on the proxy, such as a property observer, may crash the program."
        ])
      if case .plain = proxy.content {} else { Issue.record("the content is \(proxy.content)") }
      let model = Model()
      (proxy.numbers, proxy.result) = ([1, 2], .model(model))
      #expect(proxy.numbers.count == 2)
      (proxy.text, proxy.content, proxy.owner) = (String(repeating: "long ", count: 9), .model(model), model)
      (proxy.record.number, proxy.record.text) = (3, "short")
      #expect(
        proxy.text.description.count == 45 && proxy.record.number == 3 && proxy.record.text.description == "short")
    }
  }

  @Test("values that the program sets go with the proxy, whatever they are")
  func ends() throws {
    struct Box: CustomStringConvertible {
      let model: Model
      var description: String { "box" }
    }
    weak var model: Model?
    weak var content: Model?
    weak var boxed: Model?
    weak var part: Model?
    weak var captured: Model?
    try inSession { _ in
      let proxy = Nest.appearance(), held = Model(), other = Model()
      (proxy.model, proxy.content, proxy.text) = (Model(), .model(Model()), Box(model: Model()))
      (model, boxed) = (proxy.model, (proxy.text as? Box)?.model)
      if case .model(let value) = proxy.content { content = value }
      (proxy.record.text, part) = (Box(model: held), held)
      (proxy.action, captured) = ({ withExtendedLifetime(other) {} }, other)
      #expect(model != nil && content != nil && boxed != nil && part != nil && captured != nil)
    }
    #expect(model == nil && content == nil && boxed == nil && part == nil && captured == nil)
  }

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<Int>.allocate(capacity: 1))

  @Test("a proxy keeps its properties when its associated objects are removed")
  func removedAssociations() throws {
    try inSession { _ in
      let proxy = Card.appearance()
      weak let badge = proxy.badge
      objc_setAssociatedObject(proxy, Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
      objc_removeAssociatedObjects(proxy)
      #expect(objc_getAssociatedObject(proxy, Self.key) == nil && badge != nil)
      proxy.style.name = String(repeating: "name ", count: 9)
      proxy.corner = .round
      #expect(proxy.badge.hint.count == 45)
      objc_setAssociatedObject(proxy, Self.key, 2, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(proxy, Self.key) as? Int == 2)
    }
  }
}
