/// A match found by a data detector, as in the DataDetection module.
open class DDMatch: NSObject, @unchecked Sendable {
  /// The matched part of the text.
  public let matchedString: String

  init(_ text: String) { matchedString = text }
}

/// A web address, or another URL with a scheme.
open class DDMatchLink: DDMatch, @unchecked Sendable {
  public let url: URL

  init(_ text: String, _ url: URL) {
    self.url = url
    super.init(text)
  }
}

open class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
  public var phoneNumber: String { matchedString }
  /// The kind of number. Always nil: labels are not detected.
  public var label: String? { nil }
}

open class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
  public var emailAddress: String { matchedString }
  /// The kind of address. Always nil: labels are not detected.
  public var label: String? { nil }
}
