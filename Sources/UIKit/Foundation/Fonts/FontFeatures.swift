import Typesetting

// The features that font descriptors request, by the numbers of Apple's registry.
//
// > Source: documented: SFNTLayoutTypes.h of CoreText.

public let kLigaturesType = 1
public let kVerticalPositionType = 10
public let kFractionsType = 11
public let kNumberSpacingType = 6
public let kCharacterAlternativesType = 17
public let kNumberCaseType = 21
public let kStylisticAlternativesType = 35
public let kContextualAlternatesType = 36
public let kLowerCaseType = 37
public let kUpperCaseType = 38

public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kThirdWidthNumbersSelector = 2
public let kQuarterWidthNumbersSelector = 3

public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2

public let kNoFractionsSelector = 0
public let kDiagonalFractionsSelector = 2

public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1

public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of `NSAttributedString.Key.tracking`.
public let kCTTrackingAttributeName: CFString = "CTTracking"

extension FontFeature {
  fileprivate static let monospacedDigits = FontFeature(type: kNumberSpacingType, selector: kMonospacedNumbersSelector)
  fileprivate static let proportionalDigits = FontFeature(
    type: kNumberSpacingType, selector: kProportionalNumbersSelector)

  /// - Parameter settings: an array of dictionaries, keyed by `FeatureKey` or by CoreText's strings.
  static func list(_ settings: Any) -> [FontFeature] {
    (settings as? [[AnyHashable: Any]] ?? []).compactMap { feature in
      func number(_ key: UIFontDescriptor.FeatureKey) -> Int? {
        RunAttributes.number(feature[key] ?? feature[key.rawValue]).map { Int($0) }
      }
      guard let type = number(.type), let selector = number(.selector) else { return nil }
      return FontFeature(type: type, selector: selector)
    }
  }
}

extension FontDescriptor {
  /// All features, including monospaced digits.
  var allFeatures: [FontFeature] { (hasMonospacedDigits ? [.monospacedDigits] : []) + features }

  /// Replaces the features. If several set the number spacing, the last one counts.
  mutating func take(_ new: [FontFeature]) {
    features = new.filter { $0.type != kNumberSpacingType }
    if let spacing = new.last(where: { $0.type == kNumberSpacingType }) {
      hasMonospacedDigits = spacing == .monospacedDigits
      if !hasMonospacedDigits, spacing != .proportionalDigits { features.append(spacing) }
    }
    if !features.isEmpty {
      hasNoEffect("UIFontDescriptor.AttributeName.featureSettings (except monospaced and proportional numbers)")
    }
  }
}
