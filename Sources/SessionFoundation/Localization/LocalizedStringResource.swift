import CoreTypes

/// A string to look up later: a key, its arguments, and where its translations are.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription

  /// The bundle of the translations.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (one: Self, other: Self) -> Bool { one.bundle.bundleURL == other.bundle.bundleURL }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let aClass): Bundle(for: aClass)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// - Parameters:
  ///   - keyAndValue: The key, which is also the result without a translation.
  ///   - table: The name of a file `X.strings` or `X.xcstrings`; nil for `Localizable`.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, self.locale, self.bundle) = (keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// - Parameter defaultValue: The result without a translation, with the arguments.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that has a localized name.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
