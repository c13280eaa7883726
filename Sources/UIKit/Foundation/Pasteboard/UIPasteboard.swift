import SessionFoundation
import Synchronization

/// Holds copied items. Pasteboards live in memory, as long as their session.
///
/// An item is a dictionary of representations by uniform type identifier. Any thread may use a pasteboard;
/// notifications are posted on the thread that changes it.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
    public static let find = Name("com.apple.UIKit.pboard.find")
  }

  /// An option of ``setItems(_:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A `Date`. The items expire when the session's clock has advanced by the time left until that date.
    public static let expirationDate = OptionsKey("UIPasteboardOptionExpirationDate")
    /// A `Bool`. Every pasteboard here is local.
    public static let localOnly = OptionsKey("UIPasteboardOptionLocalOnly")
  }

  private final var store: PasteboardStore

  /// Creates a pasteboard that no other object shares.
  public override init() {
    store = PasteboardStore(Name(""), in: Session.current)
    super.init()
  }

  fileprivate convenience init(_ store: PasteboardStore) {
    self.init()
    self.store = store
  }

  open var name: Name { store.name }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIPasteboard)?.store === store }
  open override var hash: Int { name.hashValue }

  // MARK: Pasteboards by name

  /// The pasteboard that all programs of a device share. Here it belongs to the session.
  open class var general: UIPasteboard { UIPasteboard(Session.current.store(.general)) }

  /// Returns the pasteboard with a name.
  ///
  /// - Parameter create: if false, the initializer fails for a name without a pasteboard.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let store = Session.current.store(pasteboardName, create: create) else { return nil }
    self.init(store)
  }

  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Session.current.store(Name(UUID().uuidString))) }

  /// Removes a pasteboard of the program. The general pasteboard cannot be removed.
  open class func remove(withName pasteboardName: Name) {
    let session = Session.current
    guard pasteboardName != .general,
      let removed = session.pasteboards.withLock({ $0.stores.removeValue(forKey: pasteboardName) })
    else { return }
    session.notificationCenter.post(name: removedNotification, object: UIPasteboard(removed))
  }

  /// The number of changes since the pasteboard was created.
  open var changeCount: Int { store.contents.withLock(\.changes) }

  // MARK: Items

  open var items: [[String: Any]] {
    get { read { $0 } }
    set { setItems(newValue) }
  }

  open var numberOfItems: Int { items.count }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let rest = (options[.expirationDate] as? Date)?.timeIntervalSinceNow
    write {
      $0.items = items
      $0.end = rest.map { store.now + $0 }
    }
  }

  /// Adds items. The expiration date doesn't change.
  open func addItems(_ items: [[String: Any]]) { write { $0.items += items } }

  // MARK: The first item

  /// The types of the first item, in alphabetical order.
  open var types: [String] { read { $0.first?.keys.sorted() ?? [] } }

  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap { PasteboardKind.data(of: $0) }
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? { read { $0.first?[pasteboardType] } }

  /// Replaces all items with one item that has this representation.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  // MARK: Several items

  /// - Parameter itemSet: nil for all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// The indexes of the items that have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = items
    return IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
  }

  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet).compactMap { $0[pasteboardType].flatMap { PasteboardKind.data(of: $0) } }
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    let items = items
    return itemSet.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
  }

  // MARK: Values of common types: singular properties return the first item's value of that type

  open var string: String? {
    get { first(.text) }
    set { put(newValue.map { [$0] } ?? [], .text) }
  }

  open var strings: [String]? {
    get { all(.text) }
    set { put(newValue ?? [], .text) }
  }

  open var url: URL? {
    get { first(.url) }
    set { put(newValue.map { [$0] } ?? [], .url) }
  }

  open var urls: [URL]? {
    get { all(.url) }
    set { put(newValue ?? [], .url) }
  }

  open var image: UIImage? {
    get { first(.image) }
    set { put(newValue.map { [$0] } ?? [], .image) }
  }

  open var images: [UIImage]? {
    get { all(.image) }
    set { put(newValue ?? [], .image) }
  }

  open var color: UIColor? {
    get { first(.color) }
    set { put(newValue.map { [$0] } ?? [], .color) }
  }

  open var colors: [UIColor]? {
    get { all(.color) }
    set { put(newValue ?? [], .color) }
  }

  open var hasStrings: Bool { first(.text) != nil }
  open var hasURLs: Bool { first(.url) != nil }
  open var hasImages: Bool { first(.image) != nil }
  open var hasColors: Bool { first(.color) != nil }

  /// The type identifiers of strings, URLs, images and colors. Values are stored under the first one.
  open class var typeListString: [String] { PasteboardKind.text.types }
  open class var typeListURL: [String] { PasteboardKind.url.types }
  open class var typeListImage: [String] { PasteboardKind.image.types }
  open class var typeListColor: [String] { PasteboardKind.color.types }
  /// The type of a string that the system replaces with the program's own text.
  open class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

  private func first<Value>(_ kind: PasteboardKind<Value>) -> Value? { all(kind)?.first }

  private func all<Value>(_ kind: PasteboardKind<Value>) -> [Value]? {
    let found = items.compactMap { item in kind.types.lazy.compactMap { item[$0].flatMap(kind.read) }.first }
    return found.isEmpty ? nil : found
  }

  private func put<Value>(_ values: [Value], _ kind: PasteboardKind<Value>) {
    items = values.map { [kind.types[0]: $0] }
  }

  private func read<Result>(_ body: ([[String: Any]]) -> Result) -> Result { body(store.items) }

  private func write(_ change: (inout PasteboardContents) -> Void) {
    let before = Set(types)
    store.write(change)
    let after = Set(types)
    store.session?.notificationCenter.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }

  // MARK: Notifications

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}

struct PasteboardContents: @unchecked Sendable {
  var items: [[String: Any]] = []
  fileprivate(set) var changes = 0
  /// The time at which the items expire, in seconds of the session's clock.
  var end: TimeInterval?
}

/// The contents shared by all `UIPasteboard` objects with the same name.
final class PasteboardStore: @unchecked Sendable {
  let name: UIPasteboard.Name
  fileprivate let contents = Mutex(PasteboardContents())
  fileprivate weak var session: Session?

  fileprivate init(_ name: UIPasteboard.Name, in session: Session) { (self.name, self.session) = (name, session) }

  var now: TimeInterval { session?.now ?? 0 }

  fileprivate var items: [[String: Any]] {
    let now = now
    let kept = contents.withLock { contents in
      if let end = contents.end, end <= now {
        (contents.items, contents.end) = ([], nil)
        contents.changes += 1
      }
      return contents
    }
    return kept.items
  }

  fileprivate func write(_ change: (inout PasteboardContents) -> Void) {
    contents.withLock { contents in
      var changed = contents
      change(&changed)
      changed.changes += 1
      contents = changed
    }
  }
}

/// The pasteboards of a session, by name.
struct PasteboardShelf {
  fileprivate var stores: [UIPasteboard.Name: PasteboardStore] = [:]
}

extension Session {
  nonisolated fileprivate func store(_ name: UIPasteboard.Name) -> PasteboardStore {
    pasteboards.withLock { shelf in
      let store = shelf.stores[name] ?? PasteboardStore(name, in: self)
      shelf.stores[name] = store
      return store
    }
  }

  /// - Returns: nil for an unknown name if `create` is false.
  nonisolated fileprivate func store(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStore? {
    guard create || name == .general || pasteboards.withLock({ $0.stores[name] != nil }) else { return nil }
    return store(name)
  }
}
