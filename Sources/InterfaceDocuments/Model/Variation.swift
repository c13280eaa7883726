import CoreTypes

/// An object's changes for some size classes.
package struct Variation: Sendable, Hashable {
  package var key: VariationKey
  package var excludedSubviews: [String] = []
  package var includedSubviews: [String] = []
  package var excludedConstraints: [String] = []
  package var includedConstraints: [String] = []
  package var frame: CGRect?
  package var font: InterfaceFont?
  package var constant: Double?
  /// Other overridden attributes, as written: `axis`, `spacing`, `misplaced`.
  package var attributes: [String: String] = [:]
}

/// The key `heightClass=regular-widthClass=compact`; a missing class is any.
package struct VariationKey: Sendable, Hashable {
  package var width = UIUserInterfaceSizeClass.unspecified
  package var height = UIUserInterfaceSizeClass.unspecified
  /// The conditions other than size classes, as written: `userInterfaceIdiom=mac`.
  package var otherConditions: [String] = []

  package static let `default` = VariationKey()

  package init() {}

  package init(_ text: String) {
    guard text != "default" else { return }
    for part in text.split(separator: "-") { add(String(part)) }
  }

  private mutating func add(_ condition: String) {
    switch condition {
    case "widthClass=compact": width = .compact
    case "widthClass=regular": width = .regular
    case "heightClass=compact": height = .compact
    case "heightClass=regular": height = .regular
    default: otherConditions.append(condition)
    }
  }

  package var isDefault: Bool { self == .default }

  /// The number of classes in the key: of two matching keys, the more specific one wins.
  package var specificity: Int {
    (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1) + otherConditions.count
  }

  /// Returns whether the variation applies. A key with a condition other than size classes never does.
  package func matches(width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) -> Bool {
    otherConditions.isEmpty && (self.width == .unspecified || self.width == width)
      && (self.height == .unspecified || self.height == height)
  }
}
