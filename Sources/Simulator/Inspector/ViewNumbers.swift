import CoreTypes
import UIKit

/// The numbers by which pages refer to views. A view keeps its number as long as it lives, and the number is not
/// reused.
@MainActor final class ViewNumbers {
  private struct Entry {
    let number: Int
    weak var view: UIView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var identities: [Int: ObjectIdentifier] = [:]
  private var last = 0

  func number(of view: UIView) -> Int {
    let identity = ObjectIdentifier(view)
    if let entry = entries[identity], entry.view === view { return entry.number }
    if let old = entries[identity] { identities[old.number] = nil }
    last += 1
    entries[identity] = Entry(number: last, view: view)
    identities[last] = identity
    if last % 1000 == 0 { forgetTheDead() }
    return last
  }

  /// Returns a view; nil if it no longer exists.
  func view(_ number: Int) -> UIView? { identities[number].flatMap { entries[$0]?.view } }

  private func forgetTheDead() {
    for (identity, entry) in entries where entry.view == nil {
      entries[identity] = nil
      identities[entry.number] = nil
    }
  }
}
