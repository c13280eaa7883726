import DisplayLists

/// What is behind the items of a bar, as a value.
struct BarBackground {
  enum Material {
    /// What a bar of the generation has that nobody asked for anything else; a bar's own tint belongs to it.
    case system
    case effect(UIBlurEffect)
    case none
  }

  enum Shadow {
    /// The line of the generation.
    case system
    case color(UIColor)
    case none
  }

  var material = Material.system
  var color: UIColor?
  var image: UIImage?
  var contentMode = UIView.ContentMode.scaleToFill
  var shadow = Shadow.system
  var shadowImage: UIImage?

  @MainActor static var material: BarBackground { BarBackground() }
  @MainActor static var opaque: BarBackground { BarBackground(material: .none, color: .systemBackground) }
  @MainActor static var clear: BarBackground { BarBackground(material: .none, shadow: .none) }

  var effect: UIBlurEffect? {
    switch material {
    case .system: UIBlurEffect(style: .systemChromeMaterial)
    case .effect(let effect): effect
    case .none: nil
    }
  }

  /// > Basis: assumed: a printed default appearance has black of 30 %.
  var shadowColor: UIColor? {
    switch shadow {
    case .system: UIColor(white: 0, alpha: 0.3)
    case .color(let color): color
    case .none: nil
    }
  }
}

/// What a bar's background is at this moment.
enum BarBackdrop {
  case clear
  case shown(BarBackground)
  /// What scrolls below the bar fades into this colour.
  case fading(RGBAColor)
}
