@_exported import AVFoundation
@_exported import CoreImage
@_exported import CoreLocation
@_exported import ImageIO
import UIKit

open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  open var localIdentifier: String { "" }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

public enum PHAssetPlaybackStyle: Int, Sendable {
  case unsupported, image, imageAnimated, livePhoto, video, videoLooping
}

public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1, content, properties
}

public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
  public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}

public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// An asset, of which there are none: each fetch is empty.
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { false }
  open var isFavorite: Bool { false }
  open var representsBurst: Bool { false }
  open var burstIdentifier: String? { nil }
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  open var sourceType: PHAssetSourceType { [] }
  open var playbackStyle: PHAssetPlaybackStyle { .unsupported }
  open var hasAdjustments: Bool { false }
  open var adjustmentFormatIdentifier: String? { nil }
  open var addedDate: Date? { nil }

  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { PHFetchResult() }
}

open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [Any]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var fetchLimit = 0
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    (copy.predicate, copy.sortDescriptors, copy.fetchLimit) = (predicate, sortDescriptors, fetchLimit)
    (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
    copy.includeAssetSourceTypes = includeAssetSourceTypes
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }
}

/// An empty result.
open class PHFetchResult<ObjectType: PHObject>: NSObject, NSCopying, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  open func object(at index: Int) -> ObjectType { fatalError("index \(index) beyond the bounds of an empty result") }
  open subscript(idx: Int) -> ObjectType { object(at: idx) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func index(of anObject: ObjectType, in range: NSRange) -> Int { NSNotFound }
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
