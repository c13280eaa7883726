import DisplayLists

/// The background behind the items of a bar, as a value.
struct BarBackground {
  enum Material {
    /// The default material of the bar's generation, which includes the bar's own tint.
    case system
    case effect(UIBlurEffect)
    case none
  }

  enum Shadow {
    /// The line that the bar's generation draws.
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

  /// > Basis: assumed: a default appearance, when printed, shows black at 30 %.
  var shadowColor: UIColor? {
    switch shadow {
    case .system: UIColor(white: 0, alpha: 0.3)
    case .color(let color): color
    case .none: nil
    }
  }
}

/// The background that a bar draws at the moment.
enum BarBackdrop {
  case clear
  case shown(BarBackground)
  /// Content that scrolls below the bar fades into this color.
  case fading(RGBAColor)
}
