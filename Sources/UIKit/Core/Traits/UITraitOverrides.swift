/// The traits that a view or a controller overrides.
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible, CustomDebugStringConvertible {
  fileprivate var values: TraitValues

  init(_ collection: UITraitCollection?) { values = collection?.values ?? TraitValues() }

  /// The overrides as a collection, or nil if there are none.
  var collection: UITraitCollection? { values == TraitValues() ? nil : UITraitCollection(values) }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { values.says(trait) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  public var description: String {
    let traits = (UITraitCollection.storedTraits + values.other.traits).filter(contains)
    return traits.isEmpty ? "(no overrides)" : traits.map { describe($0) }.joined(separator: "; ")
  }

  public var debugDescription: String { description }

  private func describe<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { "\(trait.name) = \(self[trait])" }
}

extension UIView {
  /// The trait overrides for the view and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(layout.traitOverrides) }
    set {
      layout.traitOverrides = newValue.collection
      markNeedsTraitUpdate()
    }
  }
}

extension UIViewController {
  /// The trait overrides for the controller, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(family.ownTraits) }
    set {
      family.ownTraits = newValue.collection
      traitsMayDiffer()
    }
  }

  func traitsMayDiffer() { loadedView?.markNeedsTraitUpdate() }
}

extension UIPresentationController {
  /// The trait overrides for the presented controller, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(stage.traits) }
    set { overrideTraitCollection = newValue.collection }
  }
}
