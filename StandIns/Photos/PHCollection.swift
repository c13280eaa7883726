import UIKit

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1, smartAlbum, moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100, albumCloudShared
  case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
  case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
  case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
  case smartAlbumSpatial, smartAlbumScreenRecordings
  case any = 9_223_372_036_854_775_807
}

public enum PHCollectionListType: Int, Sendable {
  case momentList = 1, folder, smartFolder
}

public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1, momentListYear
  case regularFolder = 100
  case smartFolderEvents = 200, smartFolderFaces
  case any = 9_223_372_036_854_775_807
}

public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}

open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }

  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}

open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var approximateLocation: CLLocation? { nil }
  open var localizedLocationNames: [String] { [] }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
    TransientCollection(title: title)
  }
  open class func transientAssetCollection(
    withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
  ) -> PHAssetCollection { TransientCollection(title: title) }
}

/// A collection that exists only in memory.
private final class TransientCollection: PHAssetCollection, @unchecked Sendable {
  private let title: String?

  init(title: String?) { self.title = title }

  override var localizedTitle: String? { title }
}

open class PHCollectionList: PHCollection, @unchecked Sendable {
  open var collectionListType: PHCollectionListType { .folder }
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var localizedLocationNames: [String] { [] }
  open override var canContainAssets: Bool { false }
  open override var canContainCollections: Bool { true }

  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  open class func fetchCollectionListsContaining(
    _ collection: PHCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
