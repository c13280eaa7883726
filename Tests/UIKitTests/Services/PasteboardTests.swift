import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Copied items. Basis: the UIPasteboard reference.
@MainActor struct PasteboardTests {
  private final class Observer: @unchecked Sendable {
    var counts: [Int] = []
    var added: [String] = []
  }

  @Test("values of each kind are found again, and say so")
  func kinds() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let board = UIPasteboard.general
      #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 0)
      board.string = "Tinamou"
      #expect(board.string == "Tinamou" && board.hasStrings && !board.hasImages && board.changeCount == 1)
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Tinamou".utf8))
      board.urls = [URL(string: "https://a.org")!, URL(string: "https://b.org")!]
      #expect(board.url?.host == "a.org" && board.urls?.count == 2 && board.string == nil && board.hasURLs)
      board.color = .red
      #expect(board.color == .red && board.hasColors && board.changeCount == 3)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      board.images = [image, image]
      #expect(board.image === image && board.images?.count == 2 && board.types == ["public.png"])
      board.items = []
      #expect(board.image == nil && board.numberOfItems == 0)
    }
  }

  @Test("boards by name are separate, live as long as the session, and are created on demand")
  func names() throws {
    let one = try Session.of(.iOS(17)), other = try Session.of(.iOS(17))
    one.perform {
      let name = UIPasteboard.Name("mine")
      #expect(UIPasteboard(name: name, create: false) == nil)
      UIPasteboard(name: name, create: true)?.string = "text"
      #expect(UIPasteboard(name: name, create: false)?.string == "text" && UIPasteboard.general.string == nil)
      #expect(UIPasteboard.general == UIPasteboard.general && UIPasteboard.withUniqueName() != UIPasteboard.general)
      UIPasteboard.general.string = "shared"
      UIPasteboard.remove(withName: name)
      UIPasteboard.remove(withName: .general)
      #expect(UIPasteboard(name: name, create: false) == nil && UIPasteboard.general.string == "shared")
    }
    other.perform { #expect(UIPasteboard.general.string == nil) }
  }

  @Test("items are gone at the end of their time on the session's clock")
  func expiration() throws {
    let session = try Session.of(.iOS(17))
    let item = ["public.utf8-plain-text": "code"]
    session.perform {
      UIPasteboard.general.setItems([item], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
      #expect(UIPasteboard.general.string == "code")
    }
    session.advance(by: 50)
    session.perform { #expect(UIPasteboard.general.string == "code") }
    session.advance(by: 11)
    session.perform { #expect(UIPasteboard.general.string == nil && UIPasteboard.general.changeCount == 2) }
  }

  @Test("a change is told with the types that came and went")
  func notification() throws {
    let session = try Session.of(.iOS(17)), observer = Observer()
    session.perform {
      _ = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: nil, queue: nil
      ) { note in
        observer.counts.append((note.object as? UIPasteboard)?.changeCount ?? 0)
        observer.added += note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      }
      UIPasteboard.general.string = "a"
      UIPasteboard.general.addItems([["public.png": Data()]])
    }
    #expect(observer.counts == [1, 2] && observer.added == ["public.utf8-plain-text"])
  }

  @Test("items in sets")
  func itemSets() throws {
    try Session.of(.iOS(17)).perform {
      let board = UIPasteboard.general
      board.items = [["public.png": Data([1])], ["public.text": "t"], ["public.png": Data([2])]]
      #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == IndexSet([0, 2]))
      #expect(board.data(forPasteboardType: "public.png", inItemSet: IndexSet([2])) == [Data([2])])
      #expect(board.types(forItemSet: nil) == [["public.png"], ["public.text"], ["public.png"]])
      #expect(board.contains(pasteboardTypes: ["public.png"]) && !board.contains(pasteboardTypes: ["public.text"]))
      #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
    }
  }
}
