import UIKit

public enum EKParticipantRole: Int, Sendable {
  case unknown, required, optional, chair, nonParticipant
}

public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

public enum EKParticipantType: Int, Sendable {
  case unknown, person, room, resource, group
}

/// A guest of an event. Events have none.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
  open var url: URL { URL(string: "mailto:")! }
  open var name: String? { nil }
  open var participantStatus: EKParticipantStatus { .unknown }
  open var participantRole: EKParticipantRole { .unknown }
  open var participantType: EKParticipantType { .unknown }
  open var isCurrentUser: Bool { false }
  open var contactPredicate: NSPredicate { NSPredicate(value: false) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
