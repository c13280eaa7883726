/// Values of few responders, which are not kept for them.
struct ResponderValues<Value: AnyObject> {
  private struct Entry {
    weak var owner: UIResponder?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// An identity is used again when its object is gone: an entry without its owner counts as none.
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
