import Foundation
import Testing
import UIKit

@testable import UIKit

/// Messages between threads, and locks of objects.
/// Basis: NSObject reference, `performSelector(onMainThread:with:waitUntilDone:)`; `objc_sync_enter` of objc-sync.h.
@MainActor struct ThreadedMessageTests {
  @Test("a thread that waits for a message on the main thread goes on when it is done")
  func waiting() throws {
    let session = try Session.of(.iOS(17)), receiver = session.perform { Receiver() }
    let box = UncheckedBox(receiver), goesOn = DispatchSemaphore(value: 0)
    session.perform {
      DispatchQueue.global().async {
        box.value.performSelector(onMainThread: "note:", with: "first", waitUntilDone: true)
        box.value.events.add("after")
        goesOn.signal()
      }
    }
    var turns = 0
    while turns < 500, goesOn.wait(timeout: .now() + .milliseconds(10)) == .timedOut {
      session.advance(by: 0)
      turns += 1
    }
    #expect(receiver.events.all == ["first on main", "after"])
    session.end()
  }

  @Test("a message that another thread sends later is checked on the main thread")
  func listing() throws {
    let session = try Session.of(.iOS(17)), receiver = session.perform { Receiver() }
    let box = UncheckedBox(receiver)
    session.perform {
      DispatchQueue.global().async { box.value.perform("note:", with: "x", afterDelay: 1) }
    }
    session.advance(by: 2)
    #expect(receiver.events.all == ["x on main"] && session.diagnostics.isEmpty)
    session.end()
  }

  @Test("a listed method of another class is reported, and not called")
  func otherOwner() throws {
    let session = try Session.of(.iOS(17))
    session.perform { _ = Mistaken().perform("note:", with: "x") }
    #expect(session.diagnostics.map(\.rule) == ["selector-of-another-class"])
    #expect(session.diagnostics.first?.message.contains("Mistaken.objcMembers") == true)
  }

  @Test("an object's lock lets one thread in, as often as it comes")
  nonisolated func locks() {
    let object = NSObject()
    nonisolated(unsafe) var unlocked = 0
    let box = UncheckedBox(object)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 {
        objc_sync_enter(box.value)
        objc_sync_enter(box.value)
        unlocked += 1
        #expect(objc_sync_exit(box.value) == 0)
        objc_sync_exit(box.value)
      }
    }
    #expect(unlocked == 1600)
    #expect(objc_sync_exit(object) == Int32(OBJC_SYNC_NOT_OWNING_THREAD_ERROR))
    objc_sync_enter(UIView.self)
    #expect(objc_sync_exit(UIView.self) == 0 && objc_sync_exit(UIView.self) == -1)
  }

  private final class Receiver: NSObject, ObjCExposed, @unchecked Sendable {
    let events = Events()
    static var objcMembers: [ObjCMember] { [.action("note:", Receiver.note)] }

    func note(_ text: String) {
      let place = Thread.isMainThread || DispatchQueue.isMain ? "on main" : "elsewhere"
      events.add("\(text) \(place)")
    }
  }

  private final class Mistaken: NSObject, ObjCExposed {
    static var objcMembers: [ObjCMember] { [.action("note:", Receiver.note)] }
  }
}

/// Lines written by several threads.
private final class Events: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}

extension DispatchQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    main.setSpecific(key: key, value: true)
    return key
  }()

  fileprivate static var isMain: Bool { getSpecific(key: key) == true }
}
