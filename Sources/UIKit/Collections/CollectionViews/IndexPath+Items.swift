// The index paths of collections, which Foundation on Linux does not declare.
extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The description in exception messages, without the address.
  var described: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
