import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Drawn pictures.
/// Images that apps draw. Basis: the references of UIGraphicsImageRenderer and UIGraphicsBeginImageContext.
@MainActor struct RendererTests {
  private func perform(_ body: (Session) throws -> Void) throws {
    let session = try Sheet(.iOS(17)).session
    try session.perform { try body(session) }
  }

  @Test("a renderer's picture is as large as it says, and shows what was drawn")
  func renderer() throws {
    try perform { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(context.currentImage.size == CGSize(width: 20, height: 10))
      }
      #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2 && image.cgImage?.width == 40)
      guard case .drawing(let list)? = image.cgImage?.source else { throw Missing() }
      #expect(list.dumpLines() == ["picture 20x10 scale 2 background none", "fill rect(0 0 5 5) #ff0000"])
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  private struct Missing: Error {}

  @Test("bounds that begin elsewhere move the drawing; an opaque picture begins black")
  func bounds() throws {
    try perform { _ in
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (1, true)
      let image = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 10), format: format).image {
        $0.cgContext.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
      }
      guard case .drawing(let list)? = image.cgImage?.source else { throw Missing() }
      #expect(
        list.dumpLines() == [
          "picture 10x10 scale 1 background #000000", "concatenate 1 0 0 1 -5 -5", "fill rect(5 5 1 1) #000000",
        ])
    }
  }

  @Test("contexts are inside each other; what is open is not the picture of another")
  func nesting() throws {
    try perform { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      #expect(UIGraphicsGetCurrentContext()?.width == 4)
      UIGraphicsEndImageContext()
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 2)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      UIGraphicsBeginImageContextWithOptions(CGSize(width: CGFloat.nan, height: -1), true, 2)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
    }
  }

  @Test("files are made by whoever can; without anybody there is a diagnostic")
  func files() throws {
    try perform { session in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      let none = renderer.pngData { _ in }
      #expect(none.isEmpty)
      #expect(session.diagnostics.map(\.rule) == ["picture-not-encoded"])
      session.graphics.encoder = { list, format in Data("\(format) \(list.commands.count)".utf8) }
      func fill(_ count: Int, _ context: UIGraphicsImageRendererContext) {
        UIColor.red.setFill()
        for x in 0..<count { context.fill(CGRect(x: x, y: 0, width: 1, height: 1)) }
      }
      let bytes = renderer.pngData { fill(1, $0) }
      #expect(String(decoding: bytes, as: UTF8.self) == "png 1")
      // A drawing is encoded as it is; an image with more than a drawing is encoded as a picture.
      let image = renderer.image { fill(3, $0) }
      func encoded(_ image: UIImage) -> String? { image.pngData().map { String(decoding: $0, as: UTF8.self) } }
      #expect(encoded(image) == "png 3")
      #expect(encoded(image.withTintColor(.red)) == "png 1")
      #expect(encoded(image.withRenderingMode(.alwaysTemplate)) == "png 1")
      let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { context in
        for _ in 0..<2 {
          context.beginPage()
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(context.pageNumber == 2)
      }
      #expect(String(decoding: pdf, as: UTF8.self) == "pdf 3")
      #expect(session.diagnostics.map(\.rule).last == "pdf-has-one-page")
    }
  }

  @Test("a view can be drawn into a picture, and a layer")
  func hierarchies() throws {
    try perform { _ in
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
      view.backgroundColor = .red
      let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
        view.layer.render(in: context.cgContext)
        #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: true))
      }
      guard case .drawing(let list)? = image.cgImage?.source else { throw Missing() }
      let lines = list.dumpLines().map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.filter { $0 == "fill rect(0 0 10 10) #ff0000" }.count == 2)
      #expect(lines.contains("concatenate 0.5 0 0 0.5 0 0"))
      #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
  }

  @Test("the context of a bitmap has its origin at the bottom left, so that its pictures stand upright in it")
  func bitmaps() throws {
    try perform { _ in
      let info = CGImageAlphaInfo.noneSkipLast.rawValue, space = CGColorSpaceCreateDeviceRGB()
      let context = try #require(
        CGContext(
          data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
      let image = try #require(context.makeImage())
      #expect(image.width == 20 && image.height == 10 && context.data == nil)
      #expect(
        image.source
          == .drawing(
            DisplayList(
              size: CGSize(width: 20, height: 10), background: .black,
              commands: [
                .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10)),
                .fill(.rect(CGRect(x: 0, y: 0, width: 5, height: 2)), .solid(.black)),
              ])))
      #expect(
        CGContext(
          data: nil, width: 0, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info) == nil)
    }
  }

  @Test("what one thread draws on is nothing to another")
  func threads() throws {
    try perform { session in
      UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
      let done = DispatchSemaphore(value: 0), thread = FreeThread(session.graphics, done)
      thread.start()
      done.wait()
      #expect(thread.foundNothing && UIGraphicsGetCurrentContext()?.width == 10)
      UIGraphicsEndImageContext()
    }
  }
}

/// A thread that tries to get a graphics context; the result is available after its signal.
private final class FreeThread: @unchecked Sendable {
  private(set) var foundNothing = false
  private let graphics: GraphicsStack
  private let done: DispatchSemaphore

  init(_ graphics: GraphicsStack, _ done: DispatchSemaphore) { (self.graphics, self.done) = (graphics, done) }

  func start() {
    Thread.detachNewThread { [self] in
      foundNothing = graphics.current == nil
      done.signal()
    }
  }
}
