import UIKit

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let icy = AVMetadataKeySpace(rawValue: "icy")
}

public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
  public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURI")
  public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "dataURI")
}

/// An item of information. Media have none; apps may create them.
open class AVMetadataItem: NSObject, NSCopying, NSMutableCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  struct Values {
    var identifier: AVMetadataIdentifier?
    var key: (any NSCopying & NSObjectProtocol)?
    var keySpace: AVMetadataKeySpace?
    var value: (any NSCopying & NSObjectProtocol)?
    var locale: Locale?
    var extendedLanguageTag: String?
    var dataType: String?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var startDate: Date?
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
  }

  var values = Values()

  public override init() {}

  open var identifier: AVMetadataIdentifier? { values.identifier }
  open var commonKey: AVMetadataKey? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? { values.key }
  open var keySpace: AVMetadataKeySpace? { values.keySpace }
  open var value: (any NSCopying & NSObjectProtocol)? { values.value }
  open var locale: Locale? { values.locale }
  open var extendedLanguageTag: String? { values.extendedLanguageTag }
  open var dataType: String? { values.dataType }
  open var time: CMTime { values.time }
  open var duration: CMTime { values.duration }
  open var startDate: Date? { values.startDate }
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { values.extraAttributes }
  open var stringValue: String? { (values.value as? NSString).map { $0.description } }
  open var numberValue: NSNumber? { values.value as? NSNumber }
  open var dateValue: Date? { (values.value as? NSDate).map { Date(timeIntervalSince1970: $0.timeIntervalSince1970) } }
  open var dataValue: Data? { (values.value as? NSData).map { Data(referencing: $0) } }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] { [] }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMetadataItem] { metadataItems }
  open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
    metadataItems.filter { $0.locale == locale }
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied(to: AVMetadataItem()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: AVMutableMetadataItem()) }

  private func copied(to item: AVMetadataItem) -> AVMetadataItem {
    item.values = values
    return item
  }
}

open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  open override var identifier: AVMetadataIdentifier? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { values.key }
    set { values.key = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { values.keySpace }
    set { values.keySpace = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { values.value }
    set { values.value = newValue }
  }
  open override var locale: Locale? {
    get { values.locale }
    set { values.locale = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { values.extendedLanguageTag }
    set { values.extendedLanguageTag = newValue }
  }
  open override var dataType: String? {
    get { values.dataType }
    set { values.dataType = newValue }
  }
  open override var time: CMTime {
    get { values.time }
    set { values.time = newValue }
  }
  open override var duration: CMTime {
    get { values.duration }
    set { values.duration = newValue }
  }
  open override var startDate: Date? {
    get { values.startDate }
    set { values.startDate = newValue }
  }
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { values.extraAttributes }
    set { values.extraAttributes = newValue }
  }
}

open class AVMetadataGroup: NSObject, @unchecked Sendable {
  open var items: [AVMetadataItem] { [] }
}

open class AVTimedMetadataGroup: AVMetadataGroup, @unchecked Sendable {
  public let timeRange: CMTimeRange
  private let content: [AVMetadataItem]

  public init(items: [AVMetadataItem], timeRange: CMTimeRange) { (content, self.timeRange) = (items, timeRange) }

  open override var items: [AVMetadataItem] { content }
}
