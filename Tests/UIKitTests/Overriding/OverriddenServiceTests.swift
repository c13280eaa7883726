import Testing
import UIKit

/// Members of services, colors, images and fonts that subclasses override; the classes compile without `@testable`.
/// Basis: Apple's declarations.
@MainActor struct OverriddenServiceTests {
  @Test("a pasteboard of a test's own keeps what it likes")
  func pasteboard() throws {
    try Session.of(.iOS(17)).perform {
      let board = OneString()
      board.string = "a"
      #expect(board.string == "a!" && board.hasStrings && board.items.isEmpty)
      #expect(OneString.general.string == nil)
    }
  }

  @Test("a color says its own components")
  func color() throws {
    try Session.of(.iOS(17)).perform {
      var red: CGFloat = 0
      #expect(Loud(white: 0, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
    }
  }

  @Test("an image's initializer calls UIKit's, and its frames are its own")
  func image() throws {
    try Session.of(.iOS(17)).perform {
      let picture = try #require(
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in }.cgImage)
      let image = Played(picture, name: "a")
      #expect(image.title == "a" && image.size.width == CGFloat(picture.width) / 2 && image.duration == 3)
      #expect(Played(data: Data([1, 2, 3]), scale: 2) == nil)
    }
  }

  @Test("a font class has its own font for text styles")
  func font() throws {
    try Session.of(.iOS(17)).perform {
      #expect(Brand.preferredFont(forTextStyle: .body).pointSize == 99)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }
  }

  @Test("a view is notified of its effects, corners and traits, and of an archive that it is not in")
  func view() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let view = Listening()
      view.addMotionEffect(UIMotionEffect())
      view.removeMotionEffect(UIMotionEffect())
      view.cornerConfiguration = .corners(radius: .fixed(3))
      view.updateTraitsIfNeeded()
      view.encode(with: NSCoder())
      #expect(view.log == ["effect", "no effect", "corners", "traits", "archive"] && view.motionEffects.count == 1)
    }
    #expect(session.diagnostics.map(\.rule) == ["no-device-motion", "no-effect"])
  }
}

private final class OneString: UIPasteboard, @unchecked Sendable {
  private var value: String?

  override var string: String? {
    get { value }
    set { value = newValue.map { $0 + "!" } }
  }
  override var hasStrings: Bool { value != nil }
  override class var general: UIPasteboard { OneString() }
}

private final class Loud: UIColor, @unchecked Sendable {
  @discardableResult
  override func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = 1
    return true
  }
}

private final class Played: UIImage, @unchecked Sendable {
  var title = ""

  init(_ image: CGImage, name: String) {
    title = name
    super.init(cgImage: image, scale: 2, orientation: .up)
  }

  override init?(data: Data, scale: CGFloat) { super.init(data: data, scale: scale) }

  required convenience init(imageLiteralResourceName name: String) { fatalError("not from a literal") }

  override var images: [UIImage]? { [self, self, self] }
  override var duration: TimeInterval { 3 }
}

private final class Brand: UIFont, @unchecked Sendable {
  override class func preferredFont(forTextStyle style: TextStyle) -> UIFont { .systemFont(ofSize: 99) }
}

private final class Listening: UIView {
  var log: [String] = []

  override func addMotionEffect(_ effect: UIMotionEffect) {
    log.append("effect")
    super.addMotionEffect(effect)
  }
  override func removeMotionEffect(_ effect: UIMotionEffect) {
    log.append("no effect")
    super.removeMotionEffect(effect)
  }
  override var cornerConfiguration: UICornerConfiguration {
    get { super.cornerConfiguration }
    set {
      log.append("corners")
      super.cornerConfiguration = newValue
    }
  }
  override func updateTraitsIfNeeded() {
    log.append("traits")
    super.updateTraitsIfNeeded()
  }
  override func encode(with coder: NSCoder) {
    log.append("archive")
    super.encode(with: coder)
  }
}
