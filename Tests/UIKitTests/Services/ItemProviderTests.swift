import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Items of providers and pasteboards. Basis: documented, references of NSItemProvider and UIPasteboard.
@MainActor struct ItemProviderTests {
  @Test("a provider answers for the types it was given, and for those they conform to")
  func types() throws {
    try Session.of(.iOS(17)).perform {
      let provider = NSItemProvider(item: Data("{}".utf8), typeIdentifier: "public.json")
      #expect(provider.registeredTypeIdentifiers == ["public.json"])
      #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
      #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
      #expect(provider.registeredContentTypes(conformingTo: .text) == [.json])
      var text: String?, item: Any?
      provider.loadItem(forTypeIdentifier: "public.json") { loaded, _ in item = loaded }
      provider.loadDataRepresentation(for: .text) { data, _ in text = data.map { String(decoding: $0, as: UTF8.self) } }
      #expect(item is Data && text == "{}")
      var failure: NSError?
      provider.loadItem(forTypeIdentifier: "public.png") { _, error in failure = error as NSError? }
      #expect(failure?.domain == NSItemProvider.errorDomain && failure?.code == -1000)
    }
  }

  @Test("objects come back as they are, or are made of data")
  func objects() throws {
    try Session.of(.iOS(17)).perform {
      let link = NSItemProvider(object: URL(string: "https://a.org/b")!)
      #expect(link.canLoadObject(ofClass: URL.self) && !link.canLoadObject(ofClass: UIImage.self))
      #expect(link.registeredTypeIdentifiers == ["public.url"])
      let provider = NSItemProvider()
      provider.registerDataRepresentation(for: .utf8PlainText) { finish in
        finish(Data("late".utf8), nil)
        finish(Data("again".utf8), nil)
        return nil
      }
      var texts: [String?] = [], image: UIImage?, failure: (any Error)?
      provider.loadObject(ofClass: String.self) { text, _ in texts.append(text) }
      provider.loadObject(ofClass: UIImage.self) { (image, failure) = ($0, $1) }
      #expect(provider.canLoadObject(ofClass: String.self) && texts == ["late"] && image == nil && failure != nil)
    }
  }

  private struct Note: NSItemProviderReading, NSItemProviderWriting {
    var text: String
    static var readableTypeIdentifiersForItemProvider: [String] { ["org.tinamou.note"] }
    static var writableTypeIdentifiersForItemProvider: [String] { ["org.tinamou.note"] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
      Note(text: String(decoding: data, as: UTF8.self))
    }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }
  }

  @Test("a program's own objects travel over a pasteboard")
  func pasteboard() throws {
    try Session.of(.iOS(17)).perform {
      let board = UIPasteboard.general
      board.setObjects([Note(text: "buy milk"), "plain"])
      #expect(board.numberOfItems == 2 && board.types == ["org.tinamou.note"] && board.strings == ["plain"])
      var note: Note?
      #expect(board.itemProviders[0].canLoadObject(ofClass: Note.self))
      board.itemProviders[0].loadObject(ofClass: Note.self) { loaded, _ in note = loaded }
      #expect(note?.text == "buy milk" && board.itemProviders[1].canLoadObject(ofClass: String.self))
    }
  }

  @Test("a file is loaded in place or as a copy that is gone afterwards")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("words".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try Session.of(.iOS(17)).perform {
      let provider = try #require(NSItemProvider(contentsOf: file))
      #expect(provider.registeredTypeIdentifiers.first == "public.plain-text")
      var place: URL?, isInPlace = false, copy: URL?, content: Data?
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { (place, isInPlace, _) = ($0, $1, $2) }
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
        (copy, content) = (url, url.flatMap { try? Data(contentsOf: $0) })
      }
      #expect(place == file && isInPlace && copy?.pathExtension == "txt" && content == Data("words".utf8))
      #expect(copy.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    }
  }

  @Test("items that are added go with the others at the end of their time")
  func expiry() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      UIPasteboard.general.setItems(
        [["public.utf8-plain-text": "code"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
      UIPasteboard.general.addItems([["public.utf8-plain-text": "more"]])
      #expect(UIPasteboard.general.strings == ["code", "more"])
    }
    session.advance(by: 61)
    session.perform {
      #expect(UIPasteboard.general.strings == nil)
      UIPasteboard.general.string = "stays"
    }
    session.advance(by: 120)
    session.perform { #expect(UIPasteboard.general.string == "stays") }
  }

  @Test("patterns are found in the text without handing it over")
  func patterns() throws {
    let session = try Session.of(.iOS(17))
    func found(in text: String) -> Set<UIPasteboard.DetectionPattern> {
      let found = Found()
      session.perform {
        UIPasteboard.general.string = text
        UIPasteboard.general.detectPatterns(for: UIPasteboard.DetectionPattern.all) { result in
          if case .success(let patterns) = result { found.patterns = patterns }
        }
      }
      session.advance(by: 0)
      return found.patterns
    }
    #expect(found(in: "https://example.com/a") == [.probableWebURL, .link])
    #expect(found(in: "42.5") == [.number])
    #expect(found(in: "best pancakes") == [.probableWebSearch])
    #expect(found(in: "me@example.com") == [.emailAddress, .probableWebSearch])
  }

  @Test("values are detected by key paths, with links as matches")
  func values() async throws {
    let session = try Session.of(.iOS(17)), board = session.perform { UIPasteboard.withUniqueName() }
    session.perform { board.strings = ["https://example.com/a", "42.5"] }
    let values = try await board.detectedValues(for: [\.links, \.number, \.probableWebURL])
    #expect(values.patterns == [\.links, \.probableWebURL] && values.links.first?.url.path == "/a")
    #expect(values.probableWebURL == "https://example.com/a" && values.number == nil && values.probableWebSearch == "")
    let all = try await board.detectedPatterns(for: [\.number, \.phoneNumbers], inItemSet: nil)
    #expect(all == [[], [\.number]])
    let found = Found()
    session.perform {
      board.detectValues(for: [\.number], inItemSet: [1]) { found.numbers = (try? $0.get())?.map(\.number) ?? [] }
      board.detectPatterns(for: [\.links]) { found.count = (try? $0.get())?.count }
    }
    session.advance(by: 0)
    #expect(found.numbers == [42.5] && found.count == 1)
  }

  private final class Found: @unchecked Sendable {
    var patterns: Set<UIPasteboard.DetectionPattern> = []
    var opened: [Bool] = []
    var numbers: [Double?] = []
    var count: Int?
  }

  /// Documented: `universalLinksOnly` opens a URL only where an installed app claims it.
  @Test("a universal link has no app here, and the completion handler receives false")
  func universalLinks() throws {
    let session = try Session.of(.iOS(17)), found = Found()
    session.perform {
      let url = URL(string: "https://example.com")!
      UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { found.opened.append($0) }
      UIApplication.shared.open(url) { found.opened.append($0) }
    }
    session.advance(by: 0)
    #expect(found.opened == [false, true])
  }

  @Test("an export copies or moves files and says where they are; a file that is not there is left out")
  func export() throws {
    final class Delegate: NSObject, UIDocumentPickerDelegate {
      var urls: [URL]?
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        self.urls = urls
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
    let target = folder.appendingPathComponent("target"), files = FileManager.default
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.pdf"), missing = folder.appendingPathComponent("b.pdf")
    try Data("a".utf8).write(to: file)
    func picked(asCopy: Bool, to directory: URL?, _ urls: [URL]) throws -> [String]? {
      let session = try Session.of(.iOS(17)), delegate = Delegate(), root = session.perform { UIViewController() }
      _ = session.show(root)
      session.perform {
        let picker = UIDocumentPickerViewController(forExporting: urls, asCopy: asCopy)
        (picker.delegate, picker.directoryURL) = (delegate, directory)
        root.present(picker, animated: false)
      }
      session.advance(by: 1)
      try session.perform(.tap(asCopy ? "Save" : "Move"))
      session.advance(by: 1)
      #expect(root.presentedViewController == nil)
      return delegate.urls?.map { String($0.path.dropFirst(folder.path.count + 1)) }
    }
    #expect(try picked(asCopy: true, to: nil, [file, missing]) == ["a.pdf"])
    #expect(try picked(asCopy: true, to: target, [file]) == ["target/a.pdf"])
    #expect(try picked(asCopy: false, to: target, [missing, file]) == ["target/a 2.pdf"])
    #expect(
      !files.fileExists(atPath: file.path) && files.fileExists(atPath: target.appendingPathComponent("a 2.pdf").path))
    #expect(try picked(asCopy: true, to: target, [missing]) == nil)
  }
}
