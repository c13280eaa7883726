import Foundation
import Testing
import UIKit

@testable import UIKit

/// Documents in files. Basis: `UIDocument` reference.
@MainActor struct DocumentTests {
  private let session: Session
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")

  init() throws {
    session = try Session.of(.iOS(17))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func document(_ name: String) -> Note {
    session.perform { Note(fileURL: folder.appendingPathComponent(name)) }
  }

  @Test("a document is created, changed, saved by itself, closed and opened again")
  func life() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = document("a.txt")
    var results: [Bool] = []
    #expect(note.documentState == .closed && note.localizedName == "a" && note.fileType == "public.plain-text")
    session.perform {
      note.text = "first"
      note.save(to: note.fileURL, for: .forCreating) { results.append($0) }
      #expect(results.isEmpty)
    }
    session.advance(by: 0)
    #expect(results == [true] && note.documentState == .normal && !note.hasUnsavedChanges)
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "first")
    session.perform {
      note.text = "second"
      note.updateChangeCount(.done)
    }
    #expect(note.hasUnsavedChanges)
    session.advance(by: 60)
    #expect(!note.hasUnsavedChanges)
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "second")
    session.perform {
      note.text = "third"
      note.updateChangeCount(.done)
      note.close { results.append($0) }
    }
    session.advance(by: 0)
    #expect(note.documentState == .closed && results == [true, true])
    let again = document("a.txt")
    session.perform { again.open { results.append($0) } }
    session.advance(by: 0)
    #expect(again.text == "third" && results == [true, true, true] && again.fileModificationDate != nil)
  }

  @Test("a file that is not there, and contents that cannot be made, end in errors")
  func errors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = document("missing.txt")
    var results: [Bool] = []
    session.perform { note.open { results.append($0) } }
    session.advance(by: 0)
    #expect(results == [false] && note.documentState == .closed && note.errors == 1)
    session.perform {
      note.fails = true
      note.save(to: note.fileURL, for: .forCreating) { results.append($0) }
    }
    session.advance(by: 0)
    #expect(results == [false, false] && note.documentState.contains(.savingError) && note.errors == 2)
  }

  @Test("files are accessed one after the other")
  func serial() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = document("a.txt"), log = AccessLog()
    for number in 0..<4 {
      note.performAsynchronousFileAccess {
        log.add(number)
        Thread.sleep(forTimeInterval: 0.01)
        log.add(number)
      }
    }
    session.advance(by: 0)
    #expect(log.lines == [0, 0, 1, 1, 2, 2, 3, 3])
  }

  @Test("what the undo manager keeps, undoes and redoes changes the document")
  func undo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = document("a.txt")
    session.perform { note.set("one") }
    session.advance(by: 0)
    #expect(note.hasUnsavedChanges)
    session.perform { note.undoManager.undo() }
    #expect(note.text == "" && !note.hasUnsavedChanges)
    session.perform { note.undoManager.redo() }
    #expect(note.text == "one" && note.hasUnsavedChanges)
    session.perform {
      note.updateChangeCount(.cleared)
      note.undoManager.beginUndoGrouping()
      note.undoManager.endUndoGrouping()
      #expect(!note.hasUnsavedChanges)
      let other = UndoManager(), old = note.undoManager
      note.undoManager = other
      #expect(note.undoManager === other)
      old?.undo()
      #expect(note.text == "" && !note.hasUnsavedChanges)
      note.set("two")
      note.undoManager.undo()
      #expect(!note.hasUnsavedChanges)
      note.undoManager = nil
      #expect(note.undoManager == nil)
    }
  }
}

private final class AccessLog: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var lines: [Int] = []
  func add(_ number: Int) { lock.withLock { lines.append(number) } }
}

private final class Note: UIDocument {
  var text = ""
  var fails = false
  var errors = 0

  func set(_ new: String) {
    let old = text
    undoManager?.registerUndo(withTarget: self) { $0.set(old) }
    text = new
  }

  override func contents(forType typeName: String) throws -> Any {
    if fails { throw CocoaError(.fileWriteUnknown) }
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
}
