// What few views have: a reference in each view stands for all of it, and the first that is set makes room for the rest.
// A view's states are never copied; a copy would share this.

/// Of what a view shows.
final class RareLook {
  var restorationIdentifier: String?
  var tintColor: UIColor?
  var cornerRadius: CGFloat = 0
  var cornerConfiguration: UICornerConfiguration?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  /// Something that was presented stands before the view.
  var isBehindPresentation = false
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(.black)
  /// Made when it is first asked for.
  var layer: CALayer?
  var maskView: UIView?
  /// What is on its way, the oldest first.
  var animations: [PropertyAnimation] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var dragDelegates = DragDelegates()
  var largeContent = LargeContent()
  /// In the order in which they were added; nil until the first one is.
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

  /// Kept for its layer.
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

  /// Of tables and collection views.
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

  /// Nil for a view that never had one.
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

/// Of what the layout passes read and write.
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
  /// What bars, status bar and screen edges cover of a root view; set by whoever places it.
  var surroundingInsets: UIEdgeInsets {
    get { rare?.surroundingInsets ?? .zero }
    set { if rare != nil || newValue != .zero { room.surroundingInsets = newValue } }
  }

  /// What the view's class answers in place of ``safeAreaInsets``; nil where it answers the same.
  var ownSafeArea: UIEdgeInsets? {
    get { rare?.ownSafeArea }
    set { if rare != nil || newValue != nil { room.ownSafeArea = newValue } }
  }

  /// The insets that margins and subviews follow.
  var countedSafeArea: UIEdgeInsets { rare?.ownSafeArea ?? safeAreaInsets }

  /// A size that a document asks for in place of the intrinsic one, per axis; NaN-free, -1 for none.
  var placeholderIntrinsicSize: CGSize? {
    get { rare?.placeholderIntrinsicSize }
    set { if rare != nil || newValue != nil { room.placeholderIntrinsicSize = newValue } }
  }

  /// What the last trait pass found, when it had nothing to do: of the view that it began at.
  var settledTraits: SettledTraits? {
    get { rare?.settledTraits }
    set { if rare != nil || newValue != nil { room.settledTraits = newValue } }
  }

  /// For the view and what is in it.
  var textSizeLimits: TextSizeLimits {
    get { limitsTextSize ? rare?.textSizeLimits ?? TextSizeLimits() : TextSizeLimits() }
    set {
      limitsTextSize = newValue != TextSizeLimits()
      if rare != nil || limitsTextSize { room.textSizeLimits = newValue }
    }
  }

  /// What the view says in place of what it inherits; nil for nothing.
  var traitOverrides: UITraitCollection? {
    get { rare?.traitOverrides }
    set {
      hasTraitOverrides = newValue != nil || traitsOfPlace != nil
      if rare != nil || newValue != nil { room.traitOverrides = newValue }
    }
  }

  /// What a container says of the place of the view; nil for nothing.
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

  /// Of a topmost view.
  var system: ConstraintSystem? {
    get { rare?.system }
    set { if rare != nil || newValue != nil { room.system = newValue } }
  }

  /// Of a view that was asked what size would fit it.
  var fittingSystem: ConstraintSystem? {
    get { rare?.fittingSystem }
    set { if rare != nil || newValue != nil { room.fittingSystem = newValue } }
  }

  /// Of either kind.
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
