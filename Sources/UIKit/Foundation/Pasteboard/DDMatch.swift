/// A place in a text that means something: what data detectors of the module DataDetection find.
open class DDMatch: NSObject, @unchecked Sendable {
  /// As it is in the text.
  public let matchedString: String

  init(_ text: String) { matchedString = text }
}

/// A web address, or another one with a scheme.
open class DDMatchLink: DDMatch, @unchecked Sendable {
  public let url: URL

  init(_ text: String, _ url: URL) {
    self.url = url
    super.init(text)
  }
}

open class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
  public var phoneNumber: String { matchedString }
  /// What kind of number it is; labels are not looked for.
  public var label: String? { nil }
}

open class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
  public var emailAddress: String { matchedString }
  /// What kind of address it is; labels are not looked for.
  public var label: String? { nil }
}
