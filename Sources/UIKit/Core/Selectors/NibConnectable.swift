/// The former name of ``ObjCExposed``.
@available(*, deprecated, renamed: "ObjCExposed")
@preconcurrency @MainActor public protocol NibConnectable: ObjCExposed {
  static var nibMembers: [ObjCMember] { get }
}

@available(*, deprecated)
extension NibConnectable {
  public static var objcMembers: [ObjCMember] { nibMembers }
}

/// The former name of ``ObjCMember``.
@available(*, deprecated, renamed: "ObjCMember")
public typealias NibMember = ObjCMember
