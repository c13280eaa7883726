import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Shadings, conic gradients, PDF contexts, decomposed transforms. Basis: documented, the Core Graphics reference.
struct ShadingTests {
  @Test("a shading asks its function for the colors")
  func shading() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, argument, result in
        (result[0], result[1], result[2], result[3]) = (argument[0], 0, 0, 1)
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: .standard, start: .zero, end: CGPoint(x: 10, y: 0), function: function, extendStart: true,
        extendEnd: false))
    #expect(shading.gradient.color(at: 0.5) == RGBAColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    #expect(shading.options == .drawsBeforeStartLocation)
    let context = CGContext(size: CGSize(width: 10, height: 10))
    context.drawShading(shading)
    #expect(!context.finish().commands.isEmpty)
  }

  @Test("a conic gradient goes around its center")
  func conic() throws {
    let context = CGContext(size: CGSize(width: 10, height: 10))
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    context.drawConicGradient(gradient, center: CGPoint(x: 5, y: 5), angle: 0)
    let colors = context.finish().commands.compactMap { command -> Double? in
      if case .fill(_, .solid(let color)) = command { color.red } else { nil }
    }
    #expect(colors.count == 360 && colors == colors.sorted() && colors[180] > 0.49 && colors[180] < 0.51)
  }

  @Test("a transform is put together from its parts again")
  func parts() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: 8)
    let again = CGAffineTransform(transform.decomposed())
    for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(transform[keyPath: path] - again[keyPath: path]) < 1e-9)
    }
    let turned = CGAffineTransform(rotationAngle: 0.5).decomposed()
    #expect(
      abs(turned.rotation - 0.5) < 1e-9 && abs(turned.scale.width - 1) < 1e-9 && abs(turned.horizontalShear) < 1e-9)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGRect(dictionaryRepresentation: [:]) == nil)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }

  @Test("a context of a file writes its document at the end")
  @MainActor func document() throws {
    let session = try Session.of(.iOS(17)), data = NSMutableData()
    session.graphics.encoder = { list, format in Data("\(format) \(list.size.height)".utf8) }
    try session.perform {
      var box = CGRect(x: 0, y: 0, width: 100, height: 50)
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
      context.beginPDFPage(nil)
      #expect(CGPoint.zero.applying(context.ctm) == CGPoint(x: 0, y: 50))
      context.endPDFPage()
      context.closePDF()
      #expect(CGContext(URL(fileURLWithPath: "/no/such/a.pdf") as CFURL, mediaBox: nil, nil) == nil)
    }
    #expect(String(decoding: data as Data, as: UTF8.self) == "pdf 50.0")
  }
}
