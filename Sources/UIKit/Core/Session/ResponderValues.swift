/// Values of a few responders, stored outside of them.
struct ResponderValues<Value: AnyObject> {
  private struct Entry {
    weak var owner: UIResponder?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of a responder. Identities are reused after deallocation, so entries without an owner are ignored.
  @MainActor subscript(responder: UIResponder) -> Value? {
    get {
      let entry = entries[ObjectIdentifier(responder)]
      return entry?.owner === responder ? entry?.value : nil
    }
    set {
      entries = entries.filter { $0.value.owner != nil }
      entries[ObjectIdentifier(responder)] = newValue.map { Entry(owner: responder, value: $0) }
    }
  }
}
