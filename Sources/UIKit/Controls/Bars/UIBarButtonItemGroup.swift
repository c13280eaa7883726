/// A group of related bar button items.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { barButtonItems.forEach { $0.buttonGroup = self } } }
  /// The item that replaces the group where space is short. The group itself is always shown here.
  open var representativeItem: UIBarButtonItem? { didSet { hasNoEffect("UIBarButtonItemGroup.representativeItem") } }
  open var isDisplayingRepresentativeItem: Bool { false }
  open var alwaysAvailable = false { didSet { hasNoEffect("UIBarButtonItemGroup.alwaysAvailable") } }
  open var isHidden = false
  open var menuRepresentation: UIMenuElement? { didSet { hasNoEffect("UIBarButtonItemGroup.menuRepresentation") } }
  public private(set) final var customizationIdentifier: String?
  public private(set) final var isInDefaultCustomization = true

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    barButtonItems.forEach { $0.buttonGroup = self }
  }

  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  /// Returns a group that is hidden if it is not in the default customization, since users cannot add it here.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items)
    (group.isInDefaultCustomization, group.isHidden) = (isInDefaultCustomization, !isInDefaultCustomization)
    return group
  }
}
