import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Pointers, drags, hovering and the old edit menu. Basis: their references; pointers and drag sessions do not exist
/// here, which a diagnostic reports.
@MainActor struct InteractionTests {
  private final class Delegate: NSObject, UIPointerInteractionDelegate, UIDropInteractionDelegate {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      guard let view = interaction.view else { return nil }
      return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: .roundedRect(region.rect, radius: 4))
    }
  }

  private func stage() throws -> (Session, UIViewController) {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    session.launch(root: { root })
    return (session, root)
  }

  @Test("styles of pointers have an effect or a shape, and delegates answer with them")
  func pointers() throws {
    let (session, root) = try stage(), delegate = Delegate()
    session.perform {
      let interaction = UIPointerInteraction(delegate: delegate), view = UIView()
      root.view.addSubview(view)
      view.addInteraction(interaction)
      let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 30, height: 40), identifier: "a")
      region.latchingAxes = .vertical
      #expect(region.rect.width == 30 && region.identifier == "a" as AnyHashable && region.latchingAxes == .vertical)
      let style = delegate.pointerInteraction(interaction, styleFor: region)
      guard case .lift(let preview)? = style?.effect, case .roundedRect(let rect, let radius)? = style?.shape else {
        Issue.record("another style")
        return
      }
      #expect(preview.view === view && rect == region.rect && radius == 4 && style?.accessories.isEmpty == true)
      let hover = UIPointerEffect.hover(preview)
      if case .hover(_, let tint, let shadow, let scaled) = hover { #expect(tint == .overlay && !shadow && scaled) }
      #expect(UIPointerStyle(shape: .verticalBeam(length: 20)).effect == nil && UIPointerStyle.hidden().shape == nil)
      #expect(UIPointerAccessory(.path(UIBezierPath()), position: .right).position.angle == .pi / 2)
      interaction.invalidate()
      #expect(interaction.view === view && interaction.isEnabled && view.interactions.count == 1)
    }
    #expect(session.diagnostics.map(\.rule) == ["no-pointer"])
  }

  @Test("previews of drags know their view, look and place")
  func drags() throws {
    let (session, root) = try stage(), delegate = Delegate()
    session.perform {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
        drop = UIDropInteraction(delegate: delegate)
      root.view.addSubview(view)
      view.addInteraction(drop)
      #expect(drop.view === view && drop.delegate === delegate && !drop.allowsSimultaneousDropSessions)
      let look = UIDragPreviewParameters()
      look.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(look.backgroundColor == .clear && UIDragPreview(view: view, parameters: look).parameters === look)
      #expect((look.copy() as? UIDragPreviewParameters)?.visiblePath === look.visiblePath)
      let lifted = UITargetedDragPreview(view: view, parameters: look)
      #expect(lifted.target.container === root.view && lifted.target.center == CGPoint(x: 25, y: 40))
      let target = UIDragPreviewTarget(
        container: root.view, center: CGPoint(x: 1, y: 2), transform: CGAffineTransform(scaleX: 2, y: 2))
      let moved = lifted.retargetedPreview(with: target)
      #expect(moved.view === view && moved.parameters === look && moved.target === target)
      let item = UIDragItem(itemProvider: NSItemProvider(object: "text"))
      item.previewProvider = { UIDragPreview(view: view) }
      #expect(item.previewProvider?()?.view === view)
    }
    #expect(session.diagnostics.map(\.rule) == ["no-drag-and-drop"])
  }

  @Test("a touch is no pointer: a hover gesture never begins, and the tap beside it does")
  func hovering() throws {
    let (session, root) = try stage()
    var hovers = 0, taps = 0
    session.perform {
      let hover = UIHoverGestureRecognizer(), tap = UITapGestureRecognizer()
      hover.addAction(UIAction { _ in hovers += 1 })
      tap.addAction(UIAction { _ in taps += 1 })
      for gesture in [hover, tap] { root.view.addGestureRecognizer(gesture) }
      #expect(hover.state == .possible && hover.zOffset == 0)
    }
    session.tap(at: CGPoint(x: 100, y: 100))
    session.advance(by: 1)
    #expect(hovers == 0 && taps == 1)
  }

  private final class Card: UIView, ObjCExposed {
    var done: [String] = []
    static var objcMembers: [ObjCMember] {
      [.action("flip:", Card.flip), .action("copy:", Card.copyText)]
    }
    func flip(_ sender: UIMenuController) { done.append("flip") }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:" || action == "flip:"
    }
    func copyText(_ sender: UIMenuController) { done.append("copy") }
  }

  @Test("the old edit menu shows the first responder's commands, posts notifications, and closes with a choice")
  func menus() throws {
    let session = try Session.of(.iOS(12)), root = session.perform { UIViewController() }
    session.launch(root: { root })
    var posted: [String] = []
    for name in [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ] {
      session.notificationCenter.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(String(name.rawValue.dropFirst(16).dropLast(16))) }
      }
    }
    let card = session.perform { Card(frame: CGRect(x: 100, y: 200, width: 100, height: 50)) }
    root.view.addSubview(card)
    let menu = session.perform { UIMenuController.shared }
    menu.menuItems = [UIMenuItem(title: "Flip", action: "flip:")]
    session.perform {
      card.becomeFirstResponder()
      menu.setTargetRect(card.bounds, in: card)
      #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
      menu.setMenuVisible(true, animated: true)
    }
    session.advance(by: 1)
    #expect(menu.isMenuVisible && menu.menuFrame.width > 0)
    #expect(session.touchPlaces.contains { $0.name == "Copy" } && !session.touchPlaces.contains { $0.name == "Paste" })
    try session.perform(.tap("Flip"))
    session.advance(by: 1)
    #expect(card.done == ["flip"] && !menu.isMenuVisible)
    #expect(posted == ["WillShow", "DidShow", "WillHide", "DidHide"])
  }
}
