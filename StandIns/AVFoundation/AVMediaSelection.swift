import UIKit

// Alternatives of media, as languages. Media have none.
open class AVMediaSelectionGroup: NSObject, NSCopying, @unchecked Sendable {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
  open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? { nil }

  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] { [] }
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMediaSelectionOption] { mediaSelectionOptions }
  open class func playableMediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption]
  ) -> [AVMediaSelectionOption] { [] }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class AVMediaSelectionOption: NSObject, NSCopying, @unchecked Sendable {
  open var displayName: String { "" }
  open var mediaType: AVMediaType { .audio }
  open var locale: Locale? { nil }
  open var extendedLanguageTag: String? { nil }
  open var isPlayable: Bool { false }
  open var commonMetadata: [AVMetadataItem] { [] }
  open func displayName(with locale: Locale) -> String { "" }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
  open func propertyList() -> Any { [String: Any]() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class AVMediaSelection: NSObject, NSCopying, @unchecked Sendable {
  open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
