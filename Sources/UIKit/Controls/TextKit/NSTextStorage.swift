/// Attributed text that notifies layout managers and a delegate of its changes.
///
/// A text view that owns a storage shows its text. Subclasses override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and call ``edited(_:range:changeInLength:)``.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private var depth = 0
  /// Whether Foundation's copy of the text is being updated.
  private var isMirroring = false
  private var managers: [NSLayoutManager] = []
  private weak var session: Session? = .current
  /// The view that shows the text.
  weak var textView: UITextView?

  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var editedMask: EditActions = []
  /// The edited range in the changed text; its location is `NSNotFound` between edits.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length, in UTF-16 units.
  open private(set) var changeInLength = 0

  public override init(string str: String) { super.init(string: str) }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }

  public convenience init() { self.init(string: "") }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Layout managers

  open var layoutManagers: [NSLayoutManager] { managers }

  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    aLayoutManager.attach(to: self)
  }

  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.attach(to: nil)
  }

  // MARK: Text

  open override var length: Int { isMirroring ? super.length : string.utf16.count }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // Foundation's other mutating methods call the two above, which subclasses override.

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    if isMirroring { return super.replaceCharacters(in: range, with: attrString) }
    edit {
      replaceCharacters(in: range, with: attrString.string)
      let all = NSRange(location: 0, length: attrString.length)
      attrString.enumerateAttributes(in: all) { values, part, _ in
        setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  private func edit(_ changes: () -> Void) {
    beginEditing()
    changes()
    endEditing()
  }

  /// Changes the attributes of each range with equal attributes.
  private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    edit {
      for (values, part) in stretches(of: range) {
        var values = values
        body(&values)
        setAttributes(values, range: part)
      }
    }
  }

  private func stretches(of range: NSRange) -> [([NSAttributedString.Key: Any], NSRange)] {
    var found: [([NSAttributedString.Key: Any], NSRange)] = [], place = range.location
    while place < NSMaxRange(range) {
      var effective = NSRange(location: place, length: 1)
      let values = attributes(at: place, effectiveRange: &effective)
      let end = max(place + 1, min(NSMaxRange(effective), NSMaxRange(range)))
      found.append((values, NSRange(location: place, length: end - place)))
      place = end
    }
    return found
  }

  /// A copy of the current text, wherever a subclass stores it.
  var snapshot: NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    for (values, part) in stretches(of: NSRange(location: 0, length: length)) {
      copy.setAttributes(values, range: part)
    }
    return copy
  }

  /// Updates Foundation's copy of the text, which Foundation reads without calling the methods that subclasses
  /// override.
  private func updateFoundation() {
    guard type(of: self) != NSTextStorage.self else { return }
    let text = snapshot
    isMirroring = true
    super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text)
    isMirroring = false
  }

  // MARK: Edits

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records an edit.
  ///
  /// - Parameters:
  ///   - editedRange: the range in the text before the change.
  ///   - delta: the change in length, in UTF-16 units.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedMask.formUnion(editedMask)
    if self.editedRange.location == NSNotFound {
      (self.editedRange, changeInLength) = (changed, delta)
    } else {
      let start = min(self.editedRange.location, changed.location)
      let end = max(NSMaxRange(self.editedRange) + delta, NSMaxRange(changed))
      self.editedRange = NSRange(location: start, length: end - start)
      changeInLength += delta
    }
    if depth == 0 { processEditing() }
  }

  /// Notifies the delegate, which can change attributes, then the layout managers.
  open func processEditing() {
    depth += 1
    let center = session?.notificationCenter
    center?.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center?.post(name: Self.didProcessEditingNotification, object: self)
    depth -= 1
    updateFoundation()
    let delta = changeInLength
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    guard !managers.isEmpty || textView != nil else { return }
    // Views and layout managers are on the main actor, and so is the code that edits their text.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      for manager in storage.managers { manager.layoutDidChange() }
      storage.textView?.storageDidChange(changeInLength: delta)
    }
  }

  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}

/// A delegate that is notified of the edits of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before editing is processed. Characters and attributes can still change.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after editing is processed. Attributes can still change.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
