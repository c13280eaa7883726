import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Images that animate by themselves. Basis: the references of UIImage and UIImageView.
@MainActor struct AnimatedImageTests {
  private let stills = (0..<4).map { UIImage(name: "frame\($0)", size: CGSize(width: 20 + $0, height: 10)) }

  @Test("an animated image is as large as its first one and knows its images")
  func image() throws {
    try Session.of(.iOS(17)).perform {
      let image = try #require(UIImage.animatedImage(with: stills, duration: 2))
      #expect(image.size == CGSize(width: 20, height: 10) && image.images?.count == 4 && image.duration == 2)
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil && stills[0].images == nil && stills[0].duration == 0)
      #expect(UIImage.animatedImage(with: stills, duration: 0)?.duration == 4.0 / 30)
    }
  }

  @Test("an image view plays it by the session's clock, with a frame of the program for each image")
  func plays() throws {
    let session = try Session.of(.iOS(17))
    let view = session.perform { UIImageView(image: UIImage.animatedImage(with: stills, duration: 2)) }
    #expect(view.isAnimating && shown(view) == "frame0")
    var frames = 0
    session.frameDidEnd = { frames += 1 }
    session.advance(by: 1.25)
    #expect(shown(view) == "frame2" && frames >= 2)
    session.advance(by: 1)
    #expect(shown(view) == "frame0")
    view.stopAnimating()
    #expect(!view.isAnimating && shown(view) == "frame0")
    view.image = stills[3]
    #expect(!view.isAnimating && shown(view) == "frame3")
  }

  private func shown(_ view: UIImageView) -> String? { (view.movingImage ?? view.shownImage)?.name }

  @Test("images by name count from 0 or from 1")
  func named() throws {
    let session = try Session.of(.iOS(17))
    for name in ["bird0", "bird1", "bird2", "dog1", "dog2", "still"] {
      session.resources.imageSizes[name] = CGSize(width: 7, height: 8)
    }
    session.perform {
      #expect(UIImage.animatedImageNamed("bird", duration: 1)?.images?.count == 3)
      #expect(UIImage.animatedImageNamed("dog", duration: 1)?.images?.map(\.name) == ["dog1", "dog2"])
      #expect(UIImage.animatedImageNamed("still", duration: 1)?.images?.count == 1)
      #expect(UIImage.animatedImageNamed("nothing", duration: 1) == nil)
    }
  }

  @Test("the image of a cell's background is placed by its content mode")
  func background() throws {
    let session = try Session.of(.iOS(17))
    let cell = session.perform {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      var background = UIBackgroundConfiguration.clear()
      background.image = stills[0]
      background.imageContentMode = .center
      cell.backgroundConfiguration = background
      cell.layoutIfNeeded()
      return cell
    }
    let lines = session.recordFrame(of: cell).dumpLines().map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains { $0.hasPrefix("image") && $0.contains("150 17 20 10") }, "\(lines)")
  }

  @Test(
    "the image of a collection cell's background fills it, fits into it or stays as large as it is",
    arguments: [
      (UIView.ContentMode.scaleAspectFill, "-20 0 140 70"), (.scaleAspectFit, "0 10 100 50"),
      (.scaleToFill, "0 0 100 70"), (.bottomRight, "80 60 20 10"),
    ])
  func photoGrid(_ mode: UIView.ContentMode, _ place: String) throws {
    let session = try Session.of(.iOS(17))
    let cell = session.perform {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
      var background = UIBackgroundConfiguration.clear()
      (background.image, background.imageContentMode) = (stills[0], mode)
      cell.backgroundConfiguration = background
      cell.layoutIfNeeded()
      return cell
    }
    let lines = session.recordFrame(of: cell).dumpLines().map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains { $0.hasPrefix("image") && $0.contains(place) }, "\(lines)")
  }

  @Test("a bar button item of iOS 16 draws its image in place of its title, and sends its action")
  func barButtonImage() throws {
    final class Target: NSObject, ObjCExposed {
      var sent = 0
      static var objcMembers: [ObjCMember] { [.action("go:", Target.go)] }
      func go(_ sender: UIBarButtonItem) { sent += 1 }
    }
    let session = try Session.of(.iOS(17)), target = Target()
    let root = session.perform { UIViewController() }
    session.perform {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 18)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 22, height: 18))
      }
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", image: image, target: target, action: "go:")
    }
    session.launch(root: { UINavigationController(rootViewController: root) })
    let commands = session.recordScreen().commands
    let sizes = commands.compactMap { if case .image(_, let rect) = $0 { rect.size } else { nil } }
    #expect(sizes == [CGSize(width: 22, height: 18)])
    #expect(!commands.contains { if case .text(let run) = $0 { run.text == "Go" } else { false } })
    try session.perform(.tap("Go"))
    #expect(target.sent == 1)
  }

  @Test("a bar button item of iOS 16 has a target and a menu")
  func barButton() throws {
    try Session.of(.iOS(17)).perform {
      let target = NSObject(), menu = UIMenu(children: [])
      let item = UIBarButtonItem(title: "Go", image: nil, target: target, action: "go:", menu: menu)
      #expect(item.title == "Go" && item.target === target && item.action == "go:" && item.menu === menu)
    }
  }
}
