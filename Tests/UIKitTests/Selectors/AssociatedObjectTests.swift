import Foundation
import Testing
import UIKit

@testable import UIKit

/// Values associated with objects.
/// Basis: Objective-C Runtime reference, "Associative References".
@MainActor struct AssociatedObjectTests {
  private enum Keys {
    nonisolated(unsafe) static var first: UInt8 = 0
    nonisolated(unsafe) static var second: UInt8 = 0
  }

  final class Value: NSObject, NSCopying {
    var number: Int
    init(_ number: Int) { self.number = number }
    func copy(with zone: NSZone? = nil) -> Any { Value(number + 100) }
  }

  final class Plain {}

  private func set(_ object: Any, _ value: Any?, _ policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN) {
    objc_setAssociatedObject(object, &Keys.first, value, policy)
  }

  private func get(_ object: Any) -> Any? { objc_getAssociatedObject(object, &Keys.first) }

  @Test("values are kept by object and key, replaced, and removed by nil or altogether")
  func values() {
    let owners: [AnyObject] = [UIView(), UIViewController(), UITapGestureRecognizer(), CALayer(), Plain(), Value(1)]
    for owner in owners {
      #expect(get(owner) == nil)
      set(owner, "a")
      objc_setAssociatedObject(owner, &Keys.second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(get(owner) as? String == "a" && objc_getAssociatedObject(owner, &Keys.second) as? Int == 2)
      set(owner, "b")
      #expect(get(owner) as? String == "b")
      set(owner, nil)
      #expect(get(owner) == nil && objc_getAssociatedObject(owner, &Keys.second) as? Int == 2)
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, &Keys.second) == nil)
    }
    #expect(get(UIView()) == nil)
  }

  @Test("a value is kept, copied, or only referred to, as its policy says")
  func policies() {
    let owner = UIView(), value = Value(1)
    for policy in [objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC] {
      set(owner, value, policy)
      #expect((get(owner) as? Value)?.number == 101)
    }
    set(owner, Value(2))
    #expect((get(owner) as? Value)?.number == 2)
    set(owner, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(get(owner) as? Value === value)
    set(owner, Value(3), .OBJC_ASSOCIATION_ASSIGN)
    #expect(get(owner) == nil)
    set(owner, 4, .OBJC_ASSOCIATION_ASSIGN)
    #expect(get(owner) as? Int == 4)
    #expect(objc_AssociationPolicy(rawValue: 769) == .OBJC_ASSOCIATION_RETAIN)
  }

  @Test("a view lets go of its values when it is deallocated, and is not kept by them")
  func lifetimeOfViews() {
    weak var owner: UIView?, value: Value?
    do {
      let view = UIView(), made = Value(1)
      (owner, value) = (view, made)
      set(view, made)
    }
    #expect(owner == nil && value == nil)
  }

  @Test("another object lets go with the next call or frame, and one at its address has nothing")
  func lifetimeOfOthers() throws {
    weak var value: Value?
    do {
      let owner = Plain(), made = Value(1)
      value = made
      set(owner, made)
    }
    try Session.phone5(.iOS(12)).advance(by: 0)
    #expect(value == nil)
    var addresses: Set<ObjectIdentifier> = [], reused = 0
    for number in 0..<500 {
      let owner = Plain()
      if !addresses.insert(ObjectIdentifier(owner)).inserted { reused += 1 }
      #expect(get(owner) == nil)
      set(owner, number)
      #expect(get(owner) as? Int == number)
    }
    #expect(reused > 0)
  }

  @Test("a value that asks for associations while it goes is no problem")
  func reentrance() {
    final class Asking: NSObject {
      deinit { objc_setAssociatedObject(NSObject(), &Keys.second, 1, .OBJC_ASSOCIATION_RETAIN) }
    }
    let owner = Plain()
    for _ in 0..<3 { set(owner, Asking()) }
    objc_removeAssociatedObjects(owner)
    #expect(get(owner) == nil)
  }
}
