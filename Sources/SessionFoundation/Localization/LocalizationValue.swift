import CoreTypes

extension String {
  /// A key with arguments: `"\(count) items"` is the key `%lld items` with one argument.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key, with a format specifier for each argument.
    package let key: String
    package let arguments: [FormatArgument]

    /// - Parameter value: A key without arguments.
    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [FormatArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }

      public mutating func appendInterpolation<Value: SignedInteger>(_ value: Value) {
        append(.signed(Int64(value)), "%lld")
      }

      public mutating func appendInterpolation<Value: UnsignedInteger>(_ value: Value) {
        append(.unsigned(UInt64(value)), "%llu")
      }

      public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }

      public mutating func appendInterpolation(_ value: CGFloat) { append(.number(Double(value)), "%lf") }

      public mutating func appendInterpolation(_ value: Float) { append(.number(Double(value)), "%f") }

      /// - Parameter specifier: The format specifier, such as `%.2f`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
        append(.number(Double(value)), specifier)
      }

      /// - Parameter specifier: The format specifier, such as `%02d`.
      public mutating func appendInterpolation<Value: SignedInteger>(_ value: Value, specifier: String) {
        append(.signed(Int64(value)), specifier)
      }

      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatOutput == String { append(.text(format.format(value)), "%@") }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.text(String(localized: resource)), "%@")
      }

      /// An object is formatted by its description.
      @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
        append(.text(String(describing: value)), "%@")
      }

      private mutating func append(_ argument: FormatArgument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}

extension String {
  /// Returns the string for a key in the language of the running program.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the result without a translation.
  ///   - table: The name of a file `X.strings` or `X.xcstrings`; nil for `Localizable`.
  ///   - bundle: The bundle with the file; nil for the main bundle.
  ///   - locale: The locale of numbers.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedFormat(keyAndValue, locale: locale).text(key: keyAndValue.key, table, bundle)
  }

  /// - Parameter defaultValue: The result without a translation.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedFormat(defaultValue, locale: locale).text(key: "\(key)", table, bundle)
  }

  /// Returns the string of a resource.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self = LocalizedFormat(resource.defaultValue, locale: resource.locale)
      .text(key: resource.key, resource.table, resource.bundle.bundle)
  }
}

/// A string that is looked up and formatted.
private struct LocalizedFormat {
  private let value: String.LocalizationValue
  private let locale: Locale

  init(_ value: String.LocalizationValue, locale: Locale) { (self.value, self.locale) = (value, locale) }

  func text(key: String, _ table: String?, _ bundle: Bundle?) -> String {
    let format = NSLocalizedString(
      key, tableName: table, bundle: bundle ?? .main, value: value.key, comment: "")
    return StringFormat(format).text(value.arguments, locale: locale)
  }
}
