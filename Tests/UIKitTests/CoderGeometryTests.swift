import Foundation
import Testing
import UIKit

@testable import UIKit

/// Geometry as text and in archives, and in C libraries.
/// Basis: NSCoder and UIGeometry references.
struct CoderGeometryTests {
  @Test("each type of geometry reads its own text again")
  func text() {
    let rect = CGRect(x: 1.0 / 3, y: -2, width: 3.5, height: 1e-9)
    #expect(NSCoder.string(for: CGPoint(x: 1.0 / 3, y: 0)) == "{0.33333333333333331, 0}")
    #expect(
      NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect && CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(NSStringFromCGRect(CGRect(x: 0, y: 20, width: 320, height: 460.5)) == "{{0, 20}, {320, 460.5}}")
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(NSCoder.cgSize(for: "{1,2}") == CGSize(width: 1, height: 2))
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSStringFromCGAffineTransform(transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSStringFromUIEdgeInsets(insets) == "{1, 2, 3, 4}" && UIEdgeInsetsFromString("{1, 2, 3, 4}") == insets)
    for text in ["", "{1, 2, 3}", "{a, b}"] {
      #expect(NSCoder.cgRect(for: text) == .zero && NSCoder.cgSize(for: text) == .zero)
    }
  }

  @Test("an archive keeps each type of geometry under its key")
  func archive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 1, height: 2), forKey: "size")
    archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    archiver.encode(transform, forKey: "transform")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(insets, forKey: "directional")
    archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 1, height: 2))
    #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
    #expect(coder.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(coder.decodeDirectionalEdgeInsets(forKey: "directional") == insets)
    #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 1, vertical: 2))
    #expect(coder.decodeCGRect(forKey: "nothing") == .zero)
    #expect(coder.decodeUIEdgeInsets(forKey: "nothing") == .zero && coder.decodeCGVector(forKey: "nothing") == .zero)
  }

  @Test("the machine's time is Date's, and a pool passes results and errors on")
  func process() {
    let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(start - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1000 && USEC_PER_SEC == 1_000_000)
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(autoreleasepool { 3 } == 3)
    struct Failure: Error {}
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  /// Basis: user report, "prints before an exception are lost when the output is a pipe".
  @Test("what a program prints before an exception is not lost")
  func prints() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      print("the last words")
      Exception.generic.raise("the end")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("the last words"))
  }
}
