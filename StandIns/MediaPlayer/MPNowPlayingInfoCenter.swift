import StandInNotes
import StandInViews
import UIKit

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// A center that keeps what plays; there is no lock screen to show it.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()

  open class func `default`() -> MPNowPlayingInfoCenter { center }

  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Commands that nothing sends.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()

  open class func shared() -> MPRemoteCommandCenter {
    StandInNote.report("MediaPlayer", "there is no media library and no remote control")
    return center
  }

  public let pauseCommand = MPRemoteCommand()
  public let playCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let ratingCommand = MPRemoteCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  open func addTarget(_ target: Any, action: Selector) {}
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  open var preferredIntervals: [NSNumber] = []
}

open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var interval: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var positionTime: TimeInterval { 0 }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var playbackRate: Float { 1 }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }

  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none, audio, video
}

public typealias MPMediaEntityPersistentID = UInt64

public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let anyAudio = MPMediaType(rawValue: 0xff)
  public static let movie = MPMediaType(rawValue: 0x100)
  public static let anyVideo = MPMediaType(rawValue: 0xff00)
  public static let any = MPMediaType(rawValue: .max)
}

open class MPMediaEntity: NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var mediaType: MPMediaType { [] }
  open var albumArtist: String? { nil }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var lyrics: String? { nil }
  open var isCompilation: Bool { false }
  open var isExplicitItem: Bool { false }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var releaseDate: Date? { nil }
  open var beatsPerMinute: Int { 0 }
  open var comments: String? { nil }
  open var podcastTitle: String? { nil }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var lastPlayedDate: Date? { nil }
  open var dateAdded: Date { .distantPast }
  open var playbackStoreID: String { "" }
  open var bookmarkTime: TimeInterval { 0 }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
  open var playbackDuration: TimeInterval { 0 }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

open class MPMediaLibrary: NSObject, @unchecked Sendable {
  open class func `default`() -> MPMediaLibrary { MPMediaLibrary() }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  public class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]

  public init(items: [MPMediaItem]) { self.items = items }

  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
  open var mediaTypes: MPMediaType { [] }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
}

open class MPMediaPredicate: NSObject, @unchecked Sendable {}

public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo, contains
}

open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
  }
}

open class MPMediaQuerySection: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var range: NSRange { NSRange(location: 0, length: 0) }
}

/// An empty result.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  open var itemSections: [MPMediaQuerySection]? { nil }
  open var collectionSections: [MPMediaQuerySection]? { nil }

  public override init() {}

  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
  open class func composers() -> MPMediaQuery { MPMediaQuery() }
  open class func compilations() -> MPMediaQuery { MPMediaQuery() }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  open class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  open class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  open class var applicationQueuePlayer: MPMusicPlayerController { MPMusicPlayerController() }
  open var nowPlayingItem: MPMediaItem?
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open var isPreparedToPlay: Bool { false }
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func prepareToPlay() {}
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(StandInError("The music library"))
  }
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
  open func play() {}
  open func pause() {}
  open func stop() {}
}

/// A box in place of the volume slider; it has the slider's height.
@preconcurrency @MainActor open class MPVolumeView: StandInView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open override var standInClass: AnyClass { MPVolumeView.self }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  open var isWirelessRouteActive: Bool { false }
  open var areWirelessRoutesAvailable: Bool { false }
  open var volumeWarningSliderImage: UIImage?
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default`, none, one, all
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default`, off, songs, albums
}

/// A screen with a Close button, which cancels.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  public let mediaTypes: MPMediaType
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var showsItemsWithProtectedAssets = true
  open var prompt: String?

  public init(mediaTypes: MPMediaType = .any) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    view = StandInScreen(name: "MPMediaPickerController") { [weak self] in
      guard let self else { return }
      if let delegate { delegate.mediaPickerDidCancel(self) } else { dismiss(animated: true) }
    }
  }
}

@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

extension NSNotification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
