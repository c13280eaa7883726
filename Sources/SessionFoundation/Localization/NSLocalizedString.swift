import CoreTypes

/// Returns the string for a key in the language of the running program; outside every program, Foundation's.
///
/// - Parameters:
///   - tableName: The name of a file `X.strings` in the language folders; nil for `Localizable`.
///   - value: The result without a translation; the key if it is empty.
///   - comment: A comment for translators.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
  guard let host = CurrentProgram.host else {
    return bundle.localizedString(forKey: key, value: value, table: tableName)
  }
  return host.localizedString(key, table: tableName, value: value, in: bundle)
}
