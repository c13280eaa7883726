/// The object addresses in UIKit's messages. They are synthetic and the same in every run.
///
/// The address of a document's object follows from its identifier, so it does not depend on earlier messages. Any other
/// object gets the next free address when a message first names it.
struct ObjectAddresses {
  private var known: [ObjectIdentifier: Entry] = [:]
  private var count: UInt64 = 0

  private struct Entry {
    weak var owner: AnyObject?
    let address: String
  }

  /// The memory regions of objects in 64-bit simulators, as in published logs.
  enum Region: UInt64 {
    case views = 0x7f80_0000_0000
    case constraints = 0x6000_0000_0000

    fileprivate func text(_ offset: UInt64) -> String { "0x" + String(rawValue + offset, radix: 16) }
  }

  /// Returns the address of an object. Identities are reused after deallocation, so entries without an owner are
  /// ignored.
  mutating func address(of object: AnyObject, id: String?, in region: Region) -> String {
    let key = ObjectIdentifier(object)
    if let entry = known[key], entry.owner === object { return entry.address }
    count += 1
    // The allocator rounds to 16 bytes. The stride separates neighboring objects.
    let address = id.map { Self.address(of: $0, in: region) } ?? region.text(0x10_0010 + count * 0x2c0)
    known[key] = Entry(owner: object, address: address)
    return address
  }

  static func address(of id: String, in region: Region) -> String { region.text(hash(id) & 0x7_ffff_fff0) }

  /// > Source: FNV-1a (Fowler, Noll, Vo), 64 bits.
  private static func hash(_ id: String) -> UInt64 {
    id.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension Session {
  func address(of view: UIView) -> String { addresses.address(of: view, id: view.source?.id, in: .views) }

  func address(of guide: UILayoutGuide) -> String {
    addresses.address(of: guide, id: guide.source?.id, in: .constraints)
  }

  func address(of constraint: NSLayoutConstraint) -> String {
    addresses.address(of: constraint, id: constraint.sourceID, in: .constraints)
  }

  /// Returns the address of a constraint that has no object.
  func address(ofSystemConstraint key: String, of view: UIView) -> String {
    ObjectAddresses.address(of: "\(address(of: view)) \(key)", in: .constraints)
  }
}
