import CoreTypes

// The project's images and colors for the names in a document.
extension InterfaceDocument {
  /// Replaces the sizes and colors saved in the document by those of a project.
  package mutating func take(_ assets: ProjectAssets) {
    resources.imageSizes.merge(assets.imageSizes) { $1 }
    resources.pictures.merge(assets.pictures) { $1 }
    resources.namedColors.merge(assets.colors.mapValues(\.any)) { $1 }
    resources.darkColors.merge(assets.colors.compactMapValues(\.dark)) { $1 }
    let named = pictureNames.union(resources.namedColors.keys)
    for (name, file) in assets.damaged.sorted(by: <) where named.contains(name) { reportDamage(name, file, assets) }
  }

  /// Reports a damaged asset, unless another catalog contains it.
  private mutating func reportDamage(_ name: String, _ file: String, _ assets: ProjectAssets) {
    guard assets.imageSizes[name] == nil, assets.colors[name] == nil else { return }
    diagnostics.append(
      DocumentDiagnostic(
        rule: .malformedAsset, severity: .warning,
        message:
          "the catalog entry for \u{201C}\(name)\u{201D} cannot be read; the values saved in the document are used",
        position: .start, file: file))
  }

  /// Whether the document names anything that a project could define.
  package var namesAssets: Bool { resources.mayBeNamed || !pictureNames.isEmpty }

  /// The names of the images that are not symbols.
  package var pictureNames: Set<String> {
    var names = Set(resources.imageSizes.keys)
    for scene in scenes {
      for object in scene.objects {
        if case .controller(let controller) = object { names.formUnion(controller.pictureNames) }
      }
    }
    visitViews { view in
      for image in view.content.images where !image.isSystemSymbol { names.insert(image.name) }
    }
    return names
  }
}

extension InterfaceController {
  /// The names of the images in the controller's bars.
  fileprivate var pictureNames: [String] {
    let items = (navigationItem.map { $0.leftItems + $0.rightItems } ?? []) + toolbarItems
    let images = items.map(\.image) + [tabBarItem?.image, tabBarItem?.selectedImage]
    return images.compactMap(\.self).filter { !$0.isSystemSymbol }.map(\.name) + children.flatMap(\.pictureNames)
  }
}

extension ViewContent {
  fileprivate var images: [InterfaceImage] {
    switch self {
    case .imageView(let content): [content.image, content.highlightedImage].compactMap(\.self)
    case .button(let button):
      button.states.values.flatMap { [$0.image, $0.backgroundImage].compactMap(\.self) }
        + [button.configuration?.image].compactMap(\.self)
    case .segmentedControl(let control): control.segments.compactMap(\.image)
    case .slider(let slider): [slider.minimumImage, slider.maximumImage].compactMap(\.self)
    case .textField(let field): [field.background].compactMap(\.self)
    case .toolbar(let bar): bar.items.compactMap(\.image)
    case .tabBar(let bar): bar.items.compactMap(\.image)
    default: []
    }
  }
}
