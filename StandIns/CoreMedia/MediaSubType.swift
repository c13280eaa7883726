import StandInNotes

/// The codes of codecs.
extension CMFormatDescription {
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    public let rawValue: FourCharCode

    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    public init(string: String) { rawValue = string.utf8.reduce(0) { $0 << 8 | FourCharCode($1) } }

    public static let pixelFormat_32ARGB = MediaSubType(rawValue: 0x20)
    public static let pixelFormat_32BGRA = MediaSubType(rawValue: 0x4247_5241)
    public static let pixelFormat_24RGB = MediaSubType(rawValue: 0x18)
    public static let pixelFormat_422YpCbCr8 = MediaSubType(rawValue: 0x3276_7579)
    public static let h261 = MediaSubType(rawValue: 0x6832_3631)
    public static let h263 = MediaSubType(rawValue: 0x6832_3633)
    public static let h264 = MediaSubType(rawValue: 0x6176_6331)
    public static let hevc = MediaSubType(rawValue: 0x6876_6331)
    public static let hevcWithAlpha = MediaSubType(rawValue: 0x6d75_7861)
    public static let jpeg = MediaSubType(rawValue: 0x6a70_6567)
    public static let jpegOpenDML = MediaSubType(rawValue: 0x646d_6231)
    public static let mpeg4Video = MediaSubType(rawValue: 0x6d70_3476)
    public static let mpeg2Video = MediaSubType(rawValue: 0x6d70_3276)
    public static let mpeg1Video = MediaSubType(rawValue: 0x6d70_3176)
    public static let dvcNTSC = MediaSubType(rawValue: 0x6476_6320)
    public static let dvcPAL = MediaSubType(rawValue: 0x6476_6370)
    public static let proRes4444XQ = MediaSubType(rawValue: 0x6170_3478)
    public static let proRes4444 = MediaSubType(rawValue: 0x6170_3468)
    public static let proRes422HQ = MediaSubType(rawValue: 0x6170_6368)
    public static let proRes422 = MediaSubType(rawValue: 0x6170_636e)
    public static let proRes422LT = MediaSubType(rawValue: 0x6170_6373)
    public static let proRes422Proxy = MediaSubType(rawValue: 0x6170_636f)
    public static let proResRAW = MediaSubType(rawValue: 0x6170_726e)
    public static let proResRAWHQ = MediaSubType(rawValue: 0x6170_7268)
    public static let animation = MediaSubType(rawValue: 0x726c_6520)
    public static let cinepak = MediaSubType(rawValue: 0x6376_6964)
    public static let linearPCM = MediaSubType(rawValue: 0x6c70_636d)
    public static let ac3 = MediaSubType(rawValue: 0x6163_2d33)
    public static let iac3 = MediaSubType(rawValue: 0x6361_6333)
    public static let mpeg4AAC = MediaSubType(rawValue: 0x6161_6320)
    public static let mpeg4AAC_HE = MediaSubType(rawValue: 0x6161_6368)
    public static let mpegLayer1 = MediaSubType(rawValue: 0x2e6d_7031)
    public static let mpegLayer2 = MediaSubType(rawValue: 0x2e6d_7032)
    public static let mpegLayer3 = MediaSubType(rawValue: 0x2e6d_7033)
    public static let appleLossless = MediaSubType(rawValue: 0x616c_6163)
    public static let iLBC = MediaSubType(rawValue: 0x696c_6263)
    public static let opus = MediaSubType(rawValue: 0x6f70_7573)
    public static let flac = MediaSubType(rawValue: 0x666c_6163)
  }
}

extension CMFormatDescription.MediaSubType: CustomStringConvertible {
  /// The four characters in quotes.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> FourCharCode($0)) }
    return "'\(String(decoding: bytes, as: UTF8.self))'"
  }
}
