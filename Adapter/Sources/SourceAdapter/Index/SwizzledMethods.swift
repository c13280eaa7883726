/// Finds the methods that take the place of another one by swizzling.
enum SwizzledMethods {
  /// Returns the replaced methods by the places of the methods that replace them.
  static func all(in index: ProgramIndex) -> [MemberSite: SelectorReference] {
    guard !index.exchanges.isEmpty else { return [:] }
    let search = SelectorSearch(index)
    return index.exchanges.reduce(into: [:]) { found, exchange in
      // The program declares the method that replaces. If it declares both, the original comes first by convention.
      if let site = site(of: exchange.second, search) {
        found[site] = exchange.first
      } else if let site = site(of: exchange.first, search) {
        found[site] = exchange.second
      }
    }
  }

  private static func site(of reference: SelectorReference, _ search: SelectorSearch) -> MemberSite? {
    reference.kind == .method ? search.find(reference).members.first : nil
  }
}
