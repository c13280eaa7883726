import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Small settings of controls and effects.
/// Basis: the references of the classes, unless a test states otherwise.
@MainActor struct SmallSettingTests {
  @Test("the line between the halves of a stepper may be an image, another one at the end of the values")
  func dividers() throws {
    func drawn(_ direction: UISemanticContentAttribute, value: Double) throws -> String? {
      try Sheet(.iOS(17)).content {
        let stepper = UIStepper(), middle = UIImage(name: "middle", size: CGSize(width: 4, height: 8))
        let end = UIImage(name: "end", size: CGSize(width: 4, height: 8))
        (stepper.semanticContentAttribute, stepper.value) = (direction, value)
        stepper.setDividerImage(middle, forLeftSegmentState: .normal, rightSegmentState: .normal)
        stepper.setDividerImage(end, forLeftSegmentState: .normal, rightSegmentState: .disabled)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled) === end)
        return stepper
      }.first { $0.hasPrefix("image") }
    }
    #expect(try drawn(.forceLeftToRight, value: 1)?.hasSuffix("\"middle\" 45 0 4 32") == true)
    #expect(try drawn(.forceLeftToRight, value: 100)?.contains("end") == true)
    #expect(try drawn(.forceRightToLeft, value: 100)?.contains("middle") == true)
    #expect(try drawn(.forceRightToLeft, value: 0)?.contains("end") == true)
  }

  @Test("a button is held while its menu is open")
  func held() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    let button = session.perform { UIButton(type: .system) }
    session.perform {
      (button.menu, button.showsMenuAsPrimaryAction) = (UIMenu(children: [UIAction(title: "One") { _ in }]), true)
      button.setTitle("Menu", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
      root.view.addSubview(button)
    }
    _ = session.show(root)
    #expect(!button.isHeld && !button.isHovered)
    try session.perform(.tap("Menu"))
    #expect(button.isHeld)
    try session.perform(.tap("One"))
    #expect(!button.isHeld)
  }

  @Test("what has no effect on a phone has Apple's default, and is remembered")
  func remembered() {
    let well = UIColorWell(), slider = UISlider(), button = UIButton(), bar = UISearchBar()
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    #expect(well.supportsEyedropper && alert.severity == .default && !button.isPointerInteractionEnabled)
    #expect(slider.preferredBehavioralStyle == .automatic && slider.behavioralStyle == .pad)
    #expect(button.preferredBehavioralStyle == .automatic && button.behavioralStyle == .pad)
    #expect(!bar.isLookToDictateEnabled && !button.isSymbolAnimationEnabled)
    (alert.severity, slider.preferredBehavioralStyle) = (.critical, .mac)
    #expect(alert.severity == .critical && slider.preferredBehavioralStyle == .mac && slider.behavioralStyle == .pad)
  }

  @Test("a container of glass shows nothing itself")
  func glassContainer() throws {
    let effect = UIGlassContainerEffect()
    #expect(effect.spacing == 0)
    Session(environment: .standard).perform { effect.spacing = 20 }
    let lines = try Sheet(.iOS(26)).content {
      let view = UIVisualEffectView(effect: effect)
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      return view
    }
    #expect(lines.isEmpty)
  }
}
