// Color descriptions in UIKit's format.
extension UIColor {
  /// > Basis: captured, published logs: "UIExtendedSRGBColorSpace 1 0 0 1", "UIDeviceWhiteColorSpace 0 1" and
  /// > "<UIDynamicCatalogSystemColor: 0x600003d1e840; name = labelColor>". The other forms are recalled.
  var describedColor: String {
    let facts = AssetEnvironment.current
    switch value {
    case .components(let color): return facts.describe(color, isGray: false)
    case .gray(let color): return facts.describe(color, isGray: true)
    case .system, .tint, .asset, .dynamic:
      guard facts.hasDynamicColors else {
        let color = withoutName(by: facts)
        if case .gray(let gray) = color.value { return facts.describe(gray, isGray: true) }
        return facts.describe(color.resolved(by: facts), isGray: false)
      }
      let address = "\(Unmanaged.passUnretained(self).toOpaque())".withoutLeadingZeros
      if alpha != nil {
        return "<UIDynamicModifiedColor: \(address); baseColor = \(UIColor(value: value).describedColor)>"
      }
      return "<\(nameOfDynamicKind): \(address)\(detail)>"
    case .pattern: return describedPattern
    }
  }

  private var describedPattern: String {
    "<UIPatternColor: \("\(Unmanaged.passUnretained(self).toOpaque())".withoutLeadingZeros)>"
  }

  private var nameOfDynamicKind: String {
    switch value {
    case .system(let name, _):
      name.rawValue.lowercased().contains("background") ? "UIDynamicSystemColor" : "UIDynamicCatalogSystemColor"
    case .tint: "UITintColor"
    case .asset: "UIDynamicCatalogColor"
    default: "UIDynamicProviderColor"
    }
  }

  private var detail: String {
    switch value {
    case .system(let name, _): "; name = \(name.rawValue)"
    case .asset(let name, _): "; name = \(name)"
    default: ""
    }
  }
}

extension AssetEnvironment {
  fileprivate func describe(_ color: RGBAColor, isGray: Bool) -> String {
    let numbers = isGray ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
    let space =
      if printsExtendedColors {
        isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
      } else {
        isGray ? "UIDeviceWhiteColorSpace" : "UIDeviceRGBColorSpace"
      }
    return space + numbers.map { " " + CGFloat($0).described }.joined()
  }
}
