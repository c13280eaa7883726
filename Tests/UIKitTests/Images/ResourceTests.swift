import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Resources by the names that Xcode generates, and saved photos. Basis: documented, references of `init(resource:)`
/// and `UIImageWriteToSavedPhotosAlbum`.
@MainActor struct ResourceTests {
  @Test("a resource finds the image and the color of its name")
  func resources() throws {
    let session = try Session.of(.iOS(17))
    session.resources.imageSizes["logo"] = CGSize(width: 30, height: 20)
    session.resources.colors["brand"] = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
    session.perform {
      #expect(UIImage(resource: ImageResource(name: "logo", bundle: .main)).size == CGSize(width: 30, height: 20))
      #expect(ImageResource(name: "a", bundle: .main) == ImageResource(name: "a", bundle: .main))
      _ = UIColor(resource: ColorResource(name: "brand", bundle: .main))
    }
  }

  private final class Saver: NSObject, ObjCExposed {
    var errors: [(any Error)?] = []
    var pointers: [UnsafeRawPointer] = []
    func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
      errors.append(error)
      pointers.append(contextInfo)
    }
    static var objcMembers: [ObjCMember] {
      [.method("image:didFinishSavingWithError:contextInfo:", Saver.image(_:didFinishSavingWithError:contextInfo:))]
    }
  }

  @Test("saving a picture calls the completion method later, without an error")
  func saving() throws {
    let session = try Session.of(.iOS(17)), saver = Saver()
    session.perform {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      let pointer = UnsafeMutableRawPointer(bitPattern: 42)
      UIImageWriteToSavedPhotosAlbum(
        image, saver, Selector("image:didFinishSavingWithError:contextInfo:"), pointer)
      UIImageWriteToSavedPhotosAlbum(image, saver, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
      UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
      #expect(saver.errors.isEmpty)
    }
    session.advance(by: 0)
    #expect(saver.errors.count == 2 && saver.errors.allSatisfy { $0 == nil })
    #expect(saver.pointers.first == UnsafeRawPointer(bitPattern: 42))
    #expect(session.diagnostics.map(\.rule) == ["saves-no-photos"])
  }
}
