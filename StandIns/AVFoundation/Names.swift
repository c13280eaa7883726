import Foundation

// Names, as Apple's constants spell them where apps store them.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let timecode = AVMediaType(rawValue: "tmcd")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let muxed = AVMediaType(rawValue: "muxx")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  public static let heif = AVFileType(rawValue: "public.heif")
  public static let heic = AVFileType(rawValue: "public.heic")
  public static let tif = AVFileType(rawValue: "public.tiff")
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
  public static let containsAlphaChannel = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicContainsAlphaChannel")
  public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsHDRVideo")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let unknown = AVMetadataFormat(rawValue: "unknown")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
  public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "common/author")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
  public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "common/make")
  public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "common/model")
  public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "common/software")
  public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "common/language")
  public static let quickTimeMetadataCreationDate = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.creationdate")
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataMake = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.make")
  public static let quickTimeMetadataModel = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.model")
  public static let quickTimeMetadataSoftware = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.software")
  public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.content.identifier")
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
