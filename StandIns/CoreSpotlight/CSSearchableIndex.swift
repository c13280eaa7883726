import StandInNotes
import UIKit

/// An index that forgets everything: each request ends without an error.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public override init() { StandInNote.report("CoreSpotlight", "nothing is indexed") }

  public convenience init(name: String) { self.init() }

  open class func isIndexingAvailable() -> Bool { false }
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    completionHandler(nil, nil)
  }
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  public func deleteAllSearchableItems() async throws {}
  open func beginBatch() {}
  open func endBatch(withClientState clientState: Data, completionHandler: ((any Error)?) -> Void) {
    completionHandler(nil)
  }
}

public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var url: URL?
  open var path: String?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var creator: String?
  open var authorNames: [String]?
  open var emailAddresses: [String]?
  open var phoneNumbers: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var rating: NSNumber?
  open var startDate: Date?
  open var endDate: Date?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var lastUsedDate: Date?
  open var textContent: String?
  open var subject: String?
  open var artist: String?
  open var album: String?
  open var duration: NSNumber?
  open var weakRelatedUniqueIdentifier: String?
  open var providerDataTypeIdentifiers: [String]?
  open var rankingHint: NSNumber?
  open var contentType: String?
  open var contentTypeTree: [String]?
  open var completionDate: Date?
  open var dueDate: Date?
  open var importantDates: [Date]?
  open var allDay: NSNumber?
  open var comment: String?
  open var kind: String?
  open var city: String?
  open var country: String?
  open var namedLocation: String?
  open var fullyFormattedAddress: String?
  open var postalCode: String?
  open var stateOrProvince: String?
  open var thoroughfare: String?
  open var genre: String?
  open var theme: String?
  open var ratingDescription: String?
  open var pageCount: NSNumber?
  open var fileSize: NSNumber?
  open var languages: [String]?
  open var htmlContentData: Data?
  open var instantMessageAddresses: [String]?
  open var darkThumbnailURL: URL?
  open var metadataModificationDate: Date?
  open var addedDate: Date?

  public init(itemContentType: String) { contentType = itemContentType }

  public init(contentType: UTType) { self.contentType = contentType.identifier }

  open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {}
}

extension NSUserActivity {
  /// Attributes that are forgotten at once: there is no index.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { nil }
    set {}
  }
}

open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  open var fetchAttributes: [String] = []
  open var filterQueries: [String] = []
  open var keyboardLanguage: String?
}

/// A query that finds nothing.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  open var completionHandler: (((any Error)?) -> Void)?
  open var foundItemCount: Int { 0 }
  open var isCancelled: Bool { false }

  public init(queryString: String, attributes: [String]?) {}

  public init(queryString: String, queryContext: CSSearchQueryContext?) {}

  open func start() { completionHandler?(nil) }
  open func cancel() {}
}
