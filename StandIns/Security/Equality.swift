// Objects of Core Foundation are hashable; those without content are equal to themselves only.
extension SecKey: Hashable {
  public static func == (a: SecKey, b: SecKey) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecIdentity: Hashable {
  public static func == (a: SecIdentity, b: SecIdentity) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecTrust: Hashable {
  public static func == (a: SecTrust, b: SecTrust) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecPolicy: Hashable {
  public static func == (a: SecPolicy, b: SecPolicy) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecAccessControl: Hashable {
  public static func == (a: SecAccessControl, b: SecAccessControl) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
