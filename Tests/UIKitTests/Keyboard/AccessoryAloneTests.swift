import CoreTypes
import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// An input accessory view without a keyboard. Basis: public reports of chats on iPhone X.
@MainActor struct AccessoryAloneTests {
  private func launch(_ bar: @MainActor () -> UIView) throws -> (Session, Chat) {
    let session = try Session.of(.iOS(12), "iphone-x"), chat = session.perform { Chat(bar: bar()) }
    session.launch(root: { chat })
    return (session, chat)
  }

  @Test("it is flush with the bottom edge, with a safe area of its own; with the keyboard it sits on that")
  func place() throws {
    let (session, chat) = try launch { UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50)) }
    chat.becomeFirstResponder()
    session.advance(by: 1)
    #expect(session.keyboardFrame == CGRect(x: 0, y: 762, width: 375, height: 50))
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 762, width: 375, height: 50))
    #expect(chat.bar.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    chat.field.becomeFirstResponder()
    session.advance(by: 1)
    let frame = try #require(session.keyboardFrame)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: frame.minY, width: 375, height: 50))
    #expect(chat.bar.safeAreaInsets == .zero && frame.height > 50 + 34 + 200)
  }

  @Test("one that is as high as its constraints ask for has its content above the home indicator")
  func constraints() throws {
    let (session, chat) = try launch {
      let bar = UIView(), content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(content)
      NSLayoutConstraint.activate([
        content.heightAnchor.constraint(equalToConstant: 44), content.topAnchor.constraint(equalTo: bar.topAnchor),
        content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      ])
      return bar
    }
    chat.becomeFirstResponder()
    session.advance(by: 1)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 734, width: 375, height: 78))
    #expect(chat.bar.subviews[0].frame == CGRect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test("with a mask of flexible height its constraints decide, also when they change and on a keyboard")
  func flexibleHeight() throws {
    let content = UIView()
    let height = content.heightAnchor.constraint(equalToConstant: 40)
    let (session, chat) = try launch {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      bar.autoresizingMask = .flexibleHeight
      content.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(content)
      NSLayoutConstraint.activate([
        height, content.topAnchor.constraint(equalTo: bar.topAnchor, constant: 5),
        content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -5),
        content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      ])
      return bar
    }
    chat.becomeFirstResponder()
    session.advance(by: 1)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 728, width: 375, height: 84))
    session.perform { height.constant = 60 }
    session.advance(by: 1)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 708, width: 375, height: 104))
    chat.field.becomeFirstResponder()
    session.advance(by: 1)
    #expect(chat.bar.frame.height == 70 && session.keyboardFrame?.minY == chat.bar.convert(.zero, to: nil).y)
  }

  @Test("a toolbar's background is drawn down to the edge of the screen, and on a keyboard down to it")
  func background() throws {
    let (session, chat) = try launch {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      (bar.barTintColor, bar.isTranslucent) = (.green, false)
      return bar
    }
    chat.becomeFirstResponder()
    session.advance(by: 1)
    func ends() -> [CGFloat] {
      var end: [CGFloat] = [], shift = CGFloat(0), outer: [CGFloat] = []
      for command in session.recordScreen().commands {
        switch command {
        case .save, .beginLayer: outer.append(shift)
        case .restore, .endLayer: shift = outer.popLast() ?? 0
        case .concatenate(let step): shift += step.ty
        case .fill(.rect(let rect), .solid(RGBAColor(red: 0, green: 1, blue: 0))): end.append(shift + rect.maxY)
        default: break
        }
      }
      return end
    }
    #expect(ends() == [812])
    chat.field.becomeFirstResponder()
    session.advance(by: 1)
    #expect(ends() == [try #require(session.keyboardFrame).minY + 50])
  }

  private final class Chat: UIViewController {
    let bar: UIView
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 300, height: 30))

    init(bar: UIView) {
      self.bar = bar
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.addSubview(field) }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }
}
