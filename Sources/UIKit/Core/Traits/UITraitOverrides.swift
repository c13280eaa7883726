/// What a view or a controller says in place of the traits that it inherits.
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible, CustomDebugStringConvertible {
  fileprivate var values: TraitValues

  init(_ collection: UITraitCollection?) { values = collection?.values ?? TraitValues() }

  /// Nil where nothing is said.
  var collection: UITraitCollection? { values == TraitValues() ? nil : UITraitCollection(values) }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { values.says(trait) }

  /// The trait is inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  public var description: String {
    let traits = (UITraitCollection.storedTraits + values.other.traits).filter(contains)
    return traits.isEmpty ? "(no overrides)" : traits.map { describe($0) }.joined(separator: "; ")
  }

  public var debugDescription: String { description }

  private func describe<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { "\(trait.name) = \(self[trait])" }
}

extension UIView {
  /// Traits of the view and of what is in it, whatever is around them.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(layout.traitOverrides) }
    set {
      layout.traitOverrides = newValue.collection
      markNeedsTraitUpdate()
    }
  }
}

extension UIViewController {
  /// Traits of the controller, of its view and of its children, whatever is around them.
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
  /// Traits of the presented controller, of its view and of its children, whatever is around them.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(stage.traits) }
    set { overrideTraitCollection = newValue.collection }
  }
}
