import CoreTypes

/// Decodes an object's changes by size class.
extension ModernDecoder {
  func variations(_ element: DocumentElement) -> [Variation] {
    element.children.filter { $0.name == "variation" }.map(variation)
  }

  private func variation(_ element: DocumentElement) -> Variation {
    let source = source(element)
    var variation = Variation(key: VariationKey(element.key ?? "default"))
    for mask in element.children where mask.name == "mask" { readMask(mask, into: &variation) }
    variation.frame = source.rect("frame")
    variation.font = font(element)
    variation.constant = source.number("constant")
    variation.attributes = element.attributes.filter { $0.key != "key" && $0.key != "constant" }
    return variation
  }

  private func readMask(_ mask: DocumentElement, into variation: inout Variation) {
    let excluded = references(in: mask, named: "exclude"), included = references(in: mask, named: "include")
    if mask.key == "subviews" {
      (variation.excludedSubviews, variation.includedSubviews) = (excluded, included)
    } else {
      (variation.excludedConstraints, variation.includedConstraints) = (excluded, included)
    }
  }

  private func references(in mask: DocumentElement, named name: String) -> [String] {
    mask.children.filter { $0.name == name }.compactMap { $0["reference"] }
  }
}
