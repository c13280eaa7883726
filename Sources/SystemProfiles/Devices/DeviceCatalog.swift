import CoreTypes

/// The devices that can be named.
package enum DeviceCatalog {
  package static var all: [DeviceRow] { generatedRows }

  /// Returns the device with a name in any spelling: `iphone-5`, `iPhone 5`, `retina4_0`,
  /// `retina4_7.fullscreen`, `ipad-9.7`.
  ///
  /// A name of a screen rather than a model returns the model with that screen that was updated longest.
  ///
  /// - Throws: ``UnknownDevice`` with the nearest names.
  package static func find(_ name: String) throws(UnknownDevice) -> DeviceRow {
    // The exact slug needs no table of all spellings.
    if let row = all.first(where: { $0.isCalled(name) }) { return row }
    guard let row = rowsBySpelling[spelling(name)] else {
      throw UnknownDevice(name: name, suggestions: nearestSlugs(to: name))
    }
    return row
  }

  /// Returns the device for an Interface Builder screen such as `retina4_7`.
  package static func device(interfaceBuilderID id: String) -> DeviceRow? {
    all.filter { $0.interfaceBuilderID == id }.max { ($0.scale, $0.lastVersion) < ($1.scale, $1.lastVersion) }
  }

  /// Returns the device of a simulated screen by its Interface Builder name: `retina4` and `retina47` up to Xcode 7,
  /// `retina4_7.fullscreen` in 8.
  package static func device(screenMetrics name: String) -> DeviceRow? {
    let plain = name.prefix { $0 != "." }.filter { $0 != "_" }
    return all.first { row in
      guard let id = row.interfaceBuilderID?.filter({ $0 != "_" }) else { return false }
      return id == plain || id == plain + "0"
    }
  }

  /// Returns the model of a screen that was updated longest.
  static func device(screen: DeviceScreen) -> DeviceRow {
    let models = all.filter { $0.screen == screen }
    return models.max { $0.lastVersion < $1.lastVersion } ?? all[0]
  }

  /// Returns all names of a row.
  package static func names(of row: DeviceRow) -> [String] {
    [row.slug, row.name] + (row.interfaceBuilderID.map { [$0] } ?? [])
  }

  private static let rowsBySpelling: [String: DeviceRow] = {
    var table: [String: DeviceRow] = [:]
    for row in all {
      table[spelling(row.name)] = row
      if let id = row.interfaceBuilderID { table[spelling(id)] = device(interfaceBuilderID: id) }
    }
    for (alias, slug) in aliases { table[spelling(alias)] = table[spelling(slug)] }
    return table
  }()

  /// Reduces a name to letters and digits, so that case, spaces, hyphens and brackets do not matter.
  private static func spelling(_ name: String) -> String {
    name.lowercased().replacingOccurrences(of: "generation", with: "").filter { $0.isLetter || $0.isNumber }
  }

  /// Returns up to three slugs that are near by edit distance: at least half of the letters agree. Ties go to slugs with
  /// the same beginning, so a typo at the end keeps the device family.
  private static func nearestSlugs(to name: String) -> [String] {
    let wanted = spelling(name)
    let candidates = all.map { row in
      let candidate = spelling(row.slug)
      return (
        slug: row.slug, distance: EditDistance.between(wanted, candidate),
        prefix: wanted.commonPrefix(with: candidate).count
      )
    }
    return candidates.filter { $0.distance * 2 <= max(wanted.count, spelling($0.slug).count) }.sorted {
      ($0.distance, -$0.prefix, $0.slug) < ($1.distance, -$1.prefix, $1.slug)
    }
    .prefix(3).map(\.slug)
  }
}
