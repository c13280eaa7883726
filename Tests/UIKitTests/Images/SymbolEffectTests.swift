import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Effects on symbols. Basis: documented, references of the module Symbols and of UIImageView's methods; the final
/// state of an effect is derived from their descriptions.
@MainActor struct SymbolEffectTests {
  private func commands(_ view: UIView, _ session: Session) -> [String] { session.recordFrame(of: view).dumpLines() }

  @Test("a symbol that disappeared keeps its place, and appears again")
  func visibility() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let view = UIImageView(image: UIImage(systemName: "star"))
      let shown = commands(view, session), size = view.intrinsicContentSize
      view.addSymbolEffect(.disappear.down)
      #expect(commands(view, session).count < shown.count && view.intrinsicContentSize == size)
      view.addSymbolEffect(.appear)
      #expect(commands(view, session) == shown)
      view.addSymbolEffect(.disappear)
      view.removeSymbolEffect(ofType: .disappear)
      #expect(commands(view, session) == shown)
      view.addSymbolEffect(.scale.up)
      #expect(commands(view, session) != shown)
      view.removeAllSymbolEffects()
      view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2))
      view.addSymbolEffect(.variableColor.iterative.reversing)
      #expect(commands(view, session) == shown)
    }
  }

  private final class Trace { var events: [Bool] = [] }

  @Test("another symbol takes the place, and the completion is called later")
  func replacing() throws {
    let session = try Session.of(.iOS(17)), trace = Trace()
    let view = session.perform {
      let view = UIImageView(image: UIImage(systemName: "play"))
      view.setSymbolImage(UIImage(systemName: "pause")!, contentTransition: .replace.downUp) { context in
        trace.events.append(context.isFinished && context.sender is UIImageView)
      }
      #expect(trace.events.isEmpty)
      return view
    }
    session.advance(by: 0)
    session.perform { #expect(trace.events == [true] && view.image?.name == "pause") }
  }
}
