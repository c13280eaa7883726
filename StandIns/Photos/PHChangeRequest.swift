import UIKit

/// Apple's Foundation declares this protocol for the collections that requests accept.
public protocol NSFastEnumeration {}

extension Array: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}

// Requests that never run, because `performChanges` fails. Collections may be Swift arrays, which are not `NSArray` here.
open class PHChangeRequest: NSObject {}

open class PHAssetChangeRequest: PHChangeRequest {
  public convenience init(for asset: PHAsset) { self.init() }

  open var isFavorite = false
  open var isHidden = false
  open var creationDate: Date?
  open var location: CLLocation?
  open var contentEditingOutput: PHContentEditingOutput?
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { fatalError(refusal) }
  @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: Any) {}
  open func revertAssetContentToOriginal() {}

  private static var refusal: String { "Change requests exist only in the block of performChanges, which never runs." }
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false

  public override init() {}
}

open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

open class PHAssetCollectionChangeRequest: PHChangeRequest {
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { self.init() }

  open var title = ""
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()

  open class func deleteAssetCollections(_ assetCollections: Any) {}
  open func addAssets(_ assets: Any) {}
  open func insertAssets(_ assets: Any, at indexes: IndexSet) {}
  open func removeAssets(_ assets: Any) {}
  open func removeAssets(at indexes: IndexSet) {}
  open func replaceAssets(at indexes: IndexSet, withAssets assets: Any) {}
  open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
}

open class PHCollectionListChangeRequest: PHChangeRequest {
  open class func creationRequestForCollectionList(withTitle title: String) -> Self { fatalError(refusal) }
  public convenience init?(for collectionList: PHCollectionList) { self.init() }
  public convenience init?(
    for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>
  ) { self.init() }

  private static var refusal: String { "Change requests exist only in the block of performChanges, which never runs." }

  open var title = ""
  public let placeholderForCreatedCollectionList = PHObjectPlaceholder()

  open class func deleteCollectionLists(_ collectionLists: Any) {}
  open func addChildCollections(_ collections: Any) {}
  open func insertChildCollections(_ collections: Any, at indexes: IndexSet) {}
  open func removeChildCollections(_ collections: Any) {}
  open func removeChildCollections(at indexes: IndexSet) {}
  open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {}
}
