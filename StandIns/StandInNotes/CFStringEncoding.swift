import Foundation

public typealias CFStringEncoding = UInt32

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// The encodings that Core Foundation always has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0b01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0bff
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0c00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1c00_0100
}

private let foundationEncodings: [CFStringEncoding: String.Encoding] = [
  0: .macOSRoman, 0x0500: .windowsCP1252, 0x0201: .isoLatin1, 0x0b01: .nextstep, 0x0600: .ascii, 0x0100: .utf16,
  0x0800_0100: .utf8, 0x0bff: .nonLossyASCII, 0x1000_0100: .utf16BigEndian, 0x1400_0100: .utf16LittleEndian,
  0x0c00_0100: .utf32, 0x1800_0100: .utf32BigEndian, 0x1c00_0100: .utf32LittleEndian, 0x0202: .isoLatin2,
  0x0a01: .shiftJIS, 0x0920: .japaneseEUC, 0x0820: .iso2022JP, 0x0501: .windowsCP1250, 0x0502: .windowsCP1251,
  0x0503: .windowsCP1253, 0x0504: .windowsCP1254,
]

/// Returns the raw value of a `String.Encoding`. As on Apple's systems, the highest bit marks encodings without one.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  foundationEncodings[encoding]?.rawValue ?? UInt(encoding) | 0x8000_0000
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let known = foundationEncodings.first(where: { $0.value.rawValue == encoding }) { return known.key }
  return encoding & 0x8000_0000 != 0 ? CFStringEncoding(encoding & 0x7fff_ffff) : kCFStringEncodingInvalidId
}

/// Returns the encoding with a name, as `utf-8` in the header of a response.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  let names: [String: CFStringEncoding] = [
    "utf-8": 0x0800_0100, "us-ascii": 0x0600, "ascii": 0x0600, "iso-8859-1": 0x0201, "latin1": 0x0201,
    "iso-8859-2": 0x0202, "utf-16": 0x0100, "utf-16be": 0x1000_0100, "utf-16le": 0x1400_0100, "utf-32": 0x0c00_0100,
    "macintosh": 0, "windows-1250": 0x0501, "windows-1251": 0x0502, "windows-1252": 0x0500, "windows-1253": 0x0503,
    "windows-1254": 0x0504, "shift_jis": 0x0a01, "euc-jp": 0x0920, "iso-2022-jp": 0x0820,
  ]
  return names[theString.lowercased()] ?? kCFStringEncodingInvalidId
}
