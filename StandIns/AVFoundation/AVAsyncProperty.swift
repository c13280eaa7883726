import StandInNotes
import UIKit

/// The name of a property that loads.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {}

/// The name of a property that loads, with the type of its value.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  override init() {}

  public enum Status {
    case notYetLoaded, loading
    case loaded(Value)
    case failed(NSError)
  }
}

/// Objects whose properties load. Here, loading fails.
public protocol AVAsynchronousKeyValueLoading {}

extension AVAsset {
  /// - Throws: always.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
    _ propertyC: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
    _ propertyC: AVAsyncProperty<AVAsset, C>, _ propertyD: AVAsyncProperty<AVAsset, D>
  ) async throws -> (A, B, C, D) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D, E>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
    _ propertyC: AVAsyncProperty<AVAsset, C>, _ propertyD: AVAsyncProperty<AVAsset, D>,
    _ propertyE: AVAsyncProperty<AVAsset, E>
  ) async throws -> (A, B, C, D, E) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D, E, F>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
    _ propertyC: AVAsyncProperty<AVAsset, C>, _ propertyD: AVAsyncProperty<AVAsset, D>,
    _ propertyE: AVAsyncProperty<AVAsset, E>, _ propertyF: AVAsyncProperty<AVAsset, F>
  ) async throws -> (A, B, C, D, E, F) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D, E, F, G>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
    _ propertyC: AVAsyncProperty<AVAsset, C>, _ propertyD: AVAsyncProperty<AVAsset, D>,
    _ propertyE: AVAsyncProperty<AVAsset, E>, _ propertyF: AVAsyncProperty<AVAsset, F>,
    _ propertyG: AVAsyncProperty<AVAsset, G>
  ) async throws -> (A, B, C, D, E, F, G) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D, E, F, G, H>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
    _ propertyC: AVAsyncProperty<AVAsset, C>, _ propertyD: AVAsyncProperty<AVAsset, D>,
    _ propertyE: AVAsyncProperty<AVAsset, E>, _ propertyF: AVAsyncProperty<AVAsset, F>,
    _ propertyG: AVAsyncProperty<AVAsset, G>, _ propertyH: AVAsyncProperty<AVAsset, H>
  ) async throws -> (A, B, C, D, E, F, G, H) { throw StandInError("Media") }

  public func status<T>(of property: AVAsyncProperty<AVAsset, T>) -> AVAsyncProperty<AVAsset, T>.Status {
    .failed(StandInError("Media") as NSError)
  }
}

extension AVAssetTrack {
  /// - Throws: always.
  public func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>,
    _ propertyC: AVAsyncProperty<AVAssetTrack, C>
  ) async throws -> (A, B, C) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>,
    _ propertyC: AVAsyncProperty<AVAssetTrack, C>, _ propertyD: AVAsyncProperty<AVAssetTrack, D>
  ) async throws -> (A, B, C, D) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D, E>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>,
    _ propertyC: AVAsyncProperty<AVAssetTrack, C>, _ propertyD: AVAsyncProperty<AVAssetTrack, D>,
    _ propertyE: AVAsyncProperty<AVAssetTrack, E>
  ) async throws -> (A, B, C, D, E) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D, E, F>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>,
    _ propertyC: AVAsyncProperty<AVAssetTrack, C>, _ propertyD: AVAsyncProperty<AVAssetTrack, D>,
    _ propertyE: AVAsyncProperty<AVAssetTrack, E>, _ propertyF: AVAsyncProperty<AVAssetTrack, F>
  ) async throws -> (A, B, C, D, E, F) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D, E, F, G>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>,
    _ propertyC: AVAsyncProperty<AVAssetTrack, C>, _ propertyD: AVAsyncProperty<AVAssetTrack, D>,
    _ propertyE: AVAsyncProperty<AVAssetTrack, E>, _ propertyF: AVAsyncProperty<AVAssetTrack, F>,
    _ propertyG: AVAsyncProperty<AVAssetTrack, G>
  ) async throws -> (A, B, C, D, E, F, G) { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B, C, D, E, F, G, H>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>,
    _ propertyC: AVAsyncProperty<AVAssetTrack, C>, _ propertyD: AVAsyncProperty<AVAssetTrack, D>,
    _ propertyE: AVAsyncProperty<AVAssetTrack, E>, _ propertyF: AVAsyncProperty<AVAssetTrack, F>,
    _ propertyG: AVAsyncProperty<AVAssetTrack, G>, _ propertyH: AVAsyncProperty<AVAssetTrack, H>
  ) async throws -> (A, B, C, D, E, F, G, H) { throw StandInError("Media") }
}

extension AVMetadataItem {
  /// - Throws: always.
  public func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T { throw StandInError("Media") }

  /// - Throws: always.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<AVMetadataItem, A>, _ propertyB: AVAsyncProperty<AVMetadataItem, B>
  ) async throws -> (A, B) { throw StandInError("Media") }
}

extension AVPartialAsyncProperty where Root == AVAsset {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty() }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty() }
  public static var trackGroups: AVAsyncProperty<AVAsset, [AVAssetTrackGroup]> { AVAsyncProperty() }
  public static var preferredRate: AVAsyncProperty<AVAsset, Float> { AVAsyncProperty() }
  public static var preferredVolume: AVAsyncProperty<AVAsset, Float> { AVAsyncProperty() }
  public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> { AVAsyncProperty() }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty() }
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty() }
  public static var isReadable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty() }
  public static var isComposable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty() }
  public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty() }
  public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty() }
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty() }
  public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> { AVAsyncProperty() }
  public static var lyrics: AVAsyncProperty<AVAsset, String?> { AVAsyncProperty() }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty() }
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty() }
  public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> { AVAsyncProperty() }
  public static var availableChapterLocales: AVAsyncProperty<AVAsset, [Locale]> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root == AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { AVAsyncProperty() }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> { AVAsyncProperty() }
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { AVAsyncProperty() }
  public static var minFrameDuration: AVAsyncProperty<AVAssetTrack, CMTime> { AVAsyncProperty() }
  public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { AVAsyncProperty() }
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { AVAsyncProperty() }
  public static var naturalTimeScale: AVAsyncProperty<AVAssetTrack, CMTimeScale> { AVAsyncProperty() }
  public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> { AVAsyncProperty() }
  public static var isPlayable: AVAsyncProperty<AVAssetTrack, Bool> { AVAsyncProperty() }
  public static var isDecodable: AVAsyncProperty<AVAssetTrack, Bool> { AVAsyncProperty() }
  public static var isEnabled: AVAsyncProperty<AVAssetTrack, Bool> { AVAsyncProperty() }
  public static var preferredVolume: AVAsyncProperty<AVAssetTrack, Float> { AVAsyncProperty() }
  public static var languageCode: AVAsyncProperty<AVAssetTrack, String?> { AVAsyncProperty() }
  public static var extendedLanguageTag: AVAsyncProperty<AVAssetTrack, String?> { AVAsyncProperty() }
  public static var segments: AVAsyncProperty<AVAssetTrack, [AVAssetTrackSegment]> { AVAsyncProperty() }
  public static var totalSampleDataLength: AVAsyncProperty<AVAssetTrack, Int64> { AVAsyncProperty() }
  public static var commonMetadata: AVAsyncProperty<AVAssetTrack, [AVMetadataItem]> { AVAsyncProperty() }
  public static var metadata: AVAsyncProperty<AVAssetTrack, [AVMetadataItem]> { AVAsyncProperty() }
  public static var availableMetadataFormats: AVAsyncProperty<AVAssetTrack, [AVMetadataFormat]> { AVAsyncProperty() }
  public static var mediaCharacteristics: AVAsyncProperty<AVAssetTrack, [AVMediaCharacteristic]> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root == AVMetadataItem {
  public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty() }
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { AVAsyncProperty() }
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { AVAsyncProperty() }
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { AVAsyncProperty() }
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { AVAsyncProperty() }
  public static var extraAttributes: AVAsyncProperty<AVMetadataItem, [AVMetadataExtraAttributeKey: Any]?> {
    AVAsyncProperty()
  }
}

open class AVAssetTrackGroup: NSObject, @unchecked Sendable {
  open var trackIDs: [NSNumber] { [] }
}
