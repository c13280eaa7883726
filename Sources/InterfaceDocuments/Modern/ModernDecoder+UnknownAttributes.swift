import CoreTypes

/// Reports attributes of views that the decoder does not read.
extension ModernDecoder {
  /// Reports unknown attributes. Call it after everything else about the element was read.
  func reportUnknownAttributes(_ element: DocumentElement) {
    for name in element.unreadNames where !KnownAttributes.names.contains(name) {
      log.report(
        .unknownAttribute, "the attribute \"\(name)\" of <\(element.name)> is unknown and ignored",
        at: element.position, objectID: element["id"], severity: .note)
    }
  }
}

/// The known attributes that affect no layout.
private enum KnownAttributes {
  static let names: Set<String> = [
    // Attributes for the canvas and the editor.
    "id", "key", "userLabel", "sceneMemberID", "customModule", "customModuleProvider", "verifyAmbiguity",
    "simulatedAppContext", "colorLabel", "usesAttributedText", "hasAttributedTitle", "autoshrinkMode",
    "catalog", "symbolScale", "renderingMode", "spacingType", "ambiguous", "misplaced",
    // Attributes with a constant value in their elements.
    "tableViewCell", "dataMode", "contentHorizontalAlignment", "contentVerticalAlignment", "enabled", "selected",
    "title",
    // Attributes of unsupported features: touches, animated images, web content, a second window.
    "clearsContextBeforeDrawing", "multipleTouchEnabled", "hidesAccessoryWhenEditing", "showsReorderControl",
    "shouldIndentWhileEditing", "springLoaded", "prefetchingEnabled", "reversesTitleShadowWhenHighlighted",
    "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "pointerInteraction",
    "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "canCancelContentTouches",
    "showsSelectionImmediatelyOnTouchBegin", "scalesPageToFit", "allowsInlineMediaPlayback",
    "mediaPlaybackRequiresUserAction", "mediaPlaybackAllowsAirPlay", "allowsBackForwardNavigationGestures",
    "allowsLinkPreview", "mapType", "showsUserLocation", "showsScale", "zoomEnabled", "rotateEnabled", "pitchEnabled",
    "showsPointsOfInterest", "showsBuildings", "showsCompass", "showsTraffic", "enableSetNeedsDisplay",
    "preferredFramesPerSecond", "colorPixelFormat", "depthStencilPixelFormat", "allowsCameraControl",
    "allowsEditingTextAttributes", "resizesToFullScreen", "visibleAtLaunch", "useCurrentDate", "shadowImage",
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "backgroundImage", "progressImage", "trackImage",
    "itemPositioning", "largeContentTitle", "showsLargeContentViewer", "preferredStyle",
    "focusGroupIdentifier", "allowsFocus", "selectionFollowsFocus", "remembersLastFocusedIndexPath", "toolTip",
  ]
}
