import UIKit

public let CKRecordTypeShare = "cloudkit.share"
public let CKRecordTypeUserRecord = "Users"
public let CKShareTitleKey = "cloudkit.title"
public let CKShareThumbnailImageDataKey = "cloudkit.thumbnailImageData"
public let CKShareTypeKey = "cloudkit.type"

/// A share that cannot be saved, so that it has no address.
open class CKShare: CKRecord, @unchecked Sendable {
  open var publicPermission = ParticipantPermission.none

  public init(rootRecord: CKRecord) {
    super.init(recordType: CKRecordTypeShare, recordID: ID(zoneID: rootRecord.recordID.zoneID))
  }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: CKRecordTypeShare, recordID: shareID)
  }

  public init(recordZoneID: CKRecordZone.ID) {
    super.init(recordType: CKRecordTypeShare, recordID: ID(zoneID: recordZoneID))
  }

  public required init?(coder: NSCoder) { return nil }

  open var url: URL? { nil }
  open var participants: [Participant] { [] }
  open var owner: Participant { Participant() }
  open var currentUserParticipant: Participant? { nil }
  open func addParticipant(_ participant: Participant) {}
  open func removeParticipant(_ participant: Participant) {}

  public struct SystemFieldKey {
    public static let title = CKShareTitleKey
    public static let thumbnailImageData = CKShareThumbnailImageDataKey
    public static let shareType = CKShareTypeKey
  }

  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown, pending, accepted, removed
  }

  public enum ParticipantPermission: Int, Sendable {
    case unknown, none, readOnly, readWrite
  }

  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser = 4
  }

  open class Participant: NSObject, NSCopying, @unchecked Sendable {
    public typealias AcceptanceStatus = ParticipantAcceptanceStatus
    public typealias Permission = ParticipantPermission
    public typealias Role = ParticipantRole

    override init() {}

    open var permission = ParticipantPermission.readOnly
    open var role = ParticipantRole.privateUser
    open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
    open var userIdentity: CKUserIdentity { CKUserIdentity() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// A description of a share. None ever arrives.
  open class Metadata: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    open var containerIdentifier: String { "" }
    open var share: CKShare { CKShare(recordZoneID: .default) }
    open var hierarchicalRootRecordID: CKRecord.ID? { nil }
    open var rootRecordID: CKRecord.ID { share.recordID }
    open var rootRecord: CKRecord? { nil }
    open var participantRole: ParticipantRole { .unknown }
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantPermission: ParticipantPermission { .unknown }
    open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

open class CKUserIdentity: NSObject, NSCopying, @unchecked Sendable {
  override init() {}

  open var userRecordID: CKRecord.ID? { nil }
  open var lookupInfo: LookupInfo? { nil }
  open var nameComponents: PersonNameComponents? { nil }
  open var hasiCloudAccount: Bool { false }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class LookupInfo: NSObject, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?

    public init(emailAddress: String) { (self.emailAddress, phoneNumber) = (emailAddress, nil) }

    public init(phoneNumber: String) { (emailAddress, self.phoneNumber) = (nil, phoneNumber) }
  }
}
