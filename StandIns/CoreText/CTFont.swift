@_exported import StandInNotes
@_exported import UIKit

/// Core Text's fonts are UIKit's.
public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size == 0 ? 12 : size) ?? .systemFont(ofSize: size == 0 ? 12 : size) }

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static var user: CTFontManagerScope { .persistent }
}

/// Registers nothing, and succeeds: the fonts of an app's bundle are found without it.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  StandInNote.report("CoreText", "fonts are UIKit's")
  return true
}

@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
