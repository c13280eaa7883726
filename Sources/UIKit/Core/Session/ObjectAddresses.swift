/// The addresses that objects have in UIKit's words: made up, the same in every run.
///
/// An object of a document has one that follows from its id, so that it is the same whatever else was said before; any
/// other gets the next free one when it is first spoken of.
struct ObjectAddresses {
  private var known: [ObjectIdentifier: Entry] = [:]
  private var count: UInt64 = 0

  private struct Entry {
    weak var owner: AnyObject?
    let address: String
  }

  /// Where the objects of a kind lie, in the simulators of 64 bits whose logs people publish.
  enum Region: UInt64 {
    case views = 0x7f80_0000_0000
    case constraints = 0x6000_0000_0000

    fileprivate func text(_ offset: UInt64) -> String { "0x" + String(rawValue + offset, radix: 16) }
  }

  /// An identity is used again when its object is gone; an entry without its owner counts as none.
  mutating func address(of object: AnyObject, id: String?, in region: Region) -> String {
    let key = ObjectIdentifier(object)
    if let entry = known[key], entry.owner === object { return entry.address }
    count += 1
    // 16 bytes is what the allocator rounds to; the stride keeps neighbours apart.
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

  func address(of layout: UICollectionViewLayout) -> String { addresses.address(of: layout, id: nil, in: .constraints) }

  /// Of a constraint that is no object here.
  func address(ofSystemConstraint key: String, of view: UIView) -> String {
    ObjectAddresses.address(of: "\(address(of: view)) \(key)", in: .constraints)
  }
}
