// State that few views have. A view stores one reference, and setting the first value allocates room for all. A view's
// state is never copied, because the copy would share the reference.

/// Rarely used values for the appearance of a view.
final class RareLook {
  var restorationIdentifier: String?
  var tintColor: UIColor?
  var cornerRadius: CGFloat = 0
  var cornerConfiguration: UICornerConfiguration?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  /// Whether a presentation covers the view.
  var isBehindPresentation = false
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(.black)
  /// The layer, created on first use.
  var layer: CALayer?
  var maskView: UIView?
  /// The running animations, oldest first.
  var animations: [PropertyAnimation] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var dragDelegates = DragDelegates()
  var largeContent = LargeContent()
  /// The gesture recognizers in the order in which they were added; nil before the first one.
  var recognizers: [UIGestureRecognizer]?
}

extension ViewLook {
  var tintColor: UIColor? {
    get { rare?.tintColor }
    set { if rare != nil || newValue != nil { room.tintColor = newValue } }
  }

  var cornerRadius: CGFloat {
    get { rare?.cornerRadius ?? 0 }
    set { if rare != nil || newValue != 0 { room.cornerRadius = newValue } }
  }

  var cornerConfiguration: UICornerConfiguration? {
    get { rare?.cornerConfiguration }
    set { if rare != nil || newValue != nil { room.cornerConfiguration = newValue } }
  }

  var tintAdjustment: UIView.TintAdjustmentMode {
    get { rare?.tintAdjustment ?? .automatic }
    set { if rare != nil || newValue != .automatic { room.tintAdjustment = newValue } }
  }

  var isBehindPresentation: Bool {
    get { rare?.isBehindPresentation ?? false }
    set { if rare != nil || newValue { room.isBehindPresentation = newValue } }
  }

  var largeContent: LargeContent {
    get { rare?.largeContent ?? LargeContent() }
    set { room.largeContent = newValue }
  }

  var borderWidth: CGFloat {
    get { rare?.borderWidth ?? 0 }
    set { if rare != nil || newValue != 0 { room.borderWidth = newValue } }
  }

  var borderColor: CGColor? {
    get { if let rare { rare.borderColor } else { CGColor(.black) } }
    set { room.borderColor = newValue }
  }

  var layer: CALayer? {
    get { rare?.layer }
    set { room.layer = newValue }
  }

  /// The mask view, retained for its layer.
  var maskView: UIView? {
    get { rare?.maskView }
    set { if rare != nil || newValue != nil { room.maskView = newValue } }
  }

  var animations: [PropertyAnimation] {
    get { rare?.animations ?? [] }
    set { if rare != nil || !newValue.isEmpty { room.animations = newValue } }
  }

  var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { if rare != nil || !newValue.isEmpty { room.interactions = newValue } }
  }

  /// The drag delegates of tables and collection views.
  var dragDelegates: DragDelegates {
    get { rare?.dragDelegates ?? DragDelegates() }
    set { room.dragDelegates = newValue }
  }

  var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { if rare != nil || !newValue.isEmpty { room.motionEffects = newValue } }
  }

  var recognizers: [UIGestureRecognizer] {
    get { rare?.recognizers ?? [] }
    set { if rare?.recognizers != nil || !newValue.isEmpty { room.recognizers = newValue } }
  }

  var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { if rare != nil || newValue != nil { room.restorationIdentifier = newValue } }
  }

  /// The gesture recognizers; nil for a view that never had one.
  var recognizersIfAny: [UIGestureRecognizer]? { rare?.recognizers }

  private var room: RareLook {
    mutating get {
      if let rare { return rare }
      let made = RareLook()
      rare = made
      return made
    }
  }
}

/// Rarely used values of the layout passes.
final class RareLayoutState {
  var surroundingInsets = UIEdgeInsets.zero
  var ownSafeArea: UIEdgeInsets?
  var placeholderIntrinsicSize: CGSize?
  var settledTraits: SettledTraits?
  var textSizeLimits = TextSizeLimits()
  var traitOverrides: UITraitCollection?
  var traitsOfPlace: UITraitCollection?
  var traitRegistrations = TraitRegistrations()
  var system: ConstraintSystem?
  var fittingSystem: ConstraintSystem?
}

extension LayoutState {
  /// The part of a root view that bars, status bar and screen edges cover, set by its container.
  var surroundingInsets: UIEdgeInsets {
    get { rare?.surroundingInsets ?? .zero }
    set { if rare != nil || newValue != .zero { room.surroundingInsets = newValue } }
  }

  /// The value of an override of ``safeAreaInsets``; nil if it is the same.
  var ownSafeArea: UIEdgeInsets? {
    get { rare?.ownSafeArea }
    set { if rare != nil || newValue != nil { room.ownSafeArea = newValue } }
  }

  /// The insets that margins and subviews follow.
  var countedSafeArea: UIEdgeInsets { rare?.ownSafeArea ?? safeAreaInsets }

  /// The size in a document that replaces the intrinsic content size. -1 on an axis without one; never NaN.
  var placeholderIntrinsicSize: CGSize? {
    get { rare?.placeholderIntrinsicSize }
    set { if rare != nil || newValue != nil { room.placeholderIntrinsicSize = newValue } }
  }

  /// The inputs of the last trait pass that began at this view, to skip an unchanged one.
  var settledTraits: SettledTraits? {
    get { rare?.settledTraits }
    set { if rare != nil || newValue != nil { room.settledTraits = newValue } }
  }

  /// The text size limits for the view and its subviews.
  var textSizeLimits: TextSizeLimits {
    get { limitsTextSize ? rare?.textSizeLimits ?? TextSizeLimits() : TextSizeLimits() }
    set {
      limitsTextSize = newValue != TextSizeLimits()
      if rare != nil || limitsTextSize { room.textSizeLimits = newValue }
    }
  }

  /// The view's trait overrides; nil for none.
  var traitOverrides: UITraitCollection? {
    get { rare?.traitOverrides }
    set {
      hasTraitOverrides = newValue != nil || traitsOfPlace != nil
      if rare != nil || newValue != nil { room.traitOverrides = newValue }
    }
  }

  /// The trait overrides that a container sets for the view; nil for none.
  var traitsOfPlace: UITraitCollection? {
    get { rare?.traitsOfPlace }
    set {
      hasTraitOverrides = newValue != nil || traitOverrides != nil
      if rare != nil || newValue != nil { room.traitsOfPlace = newValue }
    }
  }

  var traitRegistrations: TraitRegistrations {
    get { rare?.traitRegistrations ?? TraitRegistrations() }
    set {
      hasTraitRegistrations = !newValue.isEmpty
      if rare != nil || hasTraitRegistrations { room.traitRegistrations = newValue }
    }
  }

  /// The constraint system of a root view.
  var system: ConstraintSystem? {
    get { rare?.system }
    set { if rare != nil || newValue != nil { room.system = newValue } }
  }

  /// The constraint system of a view whose fitting size was requested.
  var fittingSystem: ConstraintSystem? {
    get { rare?.fittingSystem }
    set { if rare != nil || newValue != nil { room.fittingSystem = newValue } }
  }

  /// Whether the view has a constraint system of either kind.
  var hasSystem: Bool { rare.map { $0.system != nil || $0.fittingSystem != nil } ?? false }

  private var room: RareLayoutState {
    mutating get {
      if let rare { return rare }
      let made = RareLayoutState()
      rare = made
      return made
    }
  }
}
