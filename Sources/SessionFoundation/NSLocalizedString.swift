import CoreTypes

/// The text of a key in the language of the program that runs; outside every program, Foundation's.
///
/// - Parameters:
///   - tableName: of a file `X.strings` in the folders of the languages; nil for `Localizable`.
///   - value: what there is without a translation; the key where it is empty.
///   - comment: for translators.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
  guard let host = CurrentProgram.host else {
    return bundle.localizedString(forKey: key, value: value, table: tableName)
  }
  return host.localizedString(key, table: tableName, value: value, in: bundle)
}
