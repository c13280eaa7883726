import Foundation
import Glibc
import StandInNotes

/// The C functions of ICU, which Foundation brings on Linux. Apple's formatters use the same library, so that words,
/// plural forms and separators agree.
///
/// Foundation does not link the library into the app. The functions are looked up at run time; without them, for
/// example in a statically linked program, the words are English.
enum InternationalComponents {
  typealias Formatter = OpaquePointer
  typealias Status = UnsafeMutablePointer<Int32>

  // An address stays valid as long as the program runs.
  nonisolated(unsafe) private static let library = dlopen("lib_FoundationICU.so", RTLD_LAZY)

  /// Returns a function of ICU. Foundation's copy renames most of them.
  static func function<F>(_ name: String, as type: F.Type = F.self) -> F? {
    guard let library, let address = dlsym(library, "swift_" + name) ?? dlsym(library, name) else {
      StandInNote.report("StandInFormatters", "the ICU library is not found, so that all words are English")
      return nil
    }
    return unsafeBitCast(address, to: type)
  }

  /// Returns the text that a function writes to a buffer; nil after an error.
  static func text(of write: (UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 1024), status: Int32 = 0
    let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress!, Int32($0.count), &status) }
    guard status <= 0, length >= 0, length < buffer.count else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }

  /// Returns a formatter that writes numbers as words, as `UNumberFormat`.
  static func spellOutFormat(_ locale: Locale) -> Formatter? {
    typealias Open = @convention(c) (
      Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Status
    ) -> Formatter?
    guard let open = function("unum_open", as: Open.self) else { return nil }
    var status: Int32 = 0
    let spellOut: Int32 = 5
    return open(spellOut, nil, 0, locale.identifier, nil, &status)
  }

  /// Joins values with units: `1 hour, 5 minutes`.
  static func joinUnits(_ texts: [String], _ width: Int32, _ locale: Locale) -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> Formatter?
    typealias Close = @convention(c) (Formatter?) -> Void
    typealias Format = @convention(c) (
      Formatter?, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32, UnsafeMutablePointer<UInt16>,
      Int32, Status
    ) -> Int32
    guard let open = function("ulistfmt_openForType", as: Open.self),
      let format = function("ulistfmt_format", as: Format.self), let close = function("ulistfmt_close", as: Close.self)
    else { return nil }
    var status: Int32 = 0
    let units: Int32 = 2
    guard let formatter = open(locale.identifier, units, width, &status) else { return nil }
    defer { close(formatter) }
    let encoded = texts.map { Array($0.utf16) }, storage = encoded.flatMap { $0 }
    return storage.withUnsafeBufferPointer { storage in
      var start = 0
      let pointers = encoded.map { text -> UnsafePointer<UInt16>? in
        defer { start += text.count }
        return storage.baseAddress.map { $0 + start }
      }
      let lengths = encoded.map { Int32($0.count) }
      return text { format(formatter, pointers, lengths, Int32(texts.count), $0, $1, $2) }
    }
  }
}

extension Formatter.Context {
  /// ICU's constant for the capitalization.
  var icuValue: Int32 {
    switch self {
    case .standalone: 260
    case .listItem: 259
    case .beginningOfSentence: 258
    case .middleOfSentence: 257
    default: 256
    }
  }
}
