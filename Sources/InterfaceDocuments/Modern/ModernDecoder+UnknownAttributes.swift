import CoreTypes

/// Attributes of views that nobody reads.
extension ModernDecoder {
  /// After everything about the element was read.
  func reportUnknownAttributes(_ element: DocumentElement) {
    for name in element.unreadNames where !KnownAttributes.names.contains(name) {
      log.report(
        .unknownAttribute, "the attribute \"\(name)\" of <\(element.name)> is not known; it changes nothing",
        at: element.position, objectID: element["id"], severity: .note)
    }
  }
}

/// Attributes that are known and change no layout.
private enum KnownAttributes {
  static let names: Set<String> = [
    // For the canvas and the editor.
    "id", "key", "userLabel", "sceneMemberID", "customModule", "customModuleProvider", "verifyAmbiguity",
    "simulatedAppContext", "colorLabel", "usesAttributedText", "hasAttributedTitle", "autoshrinkMode",
    "catalog", "symbolScale", "renderingMode", "spacingType", "ambiguous", "misplaced",
    // Of elements where they are always the same.
    "tableViewCell", "dataMode", "contentHorizontalAlignment", "contentVerticalAlignment", "enabled", "selected",
    "title",
    // For what is not there: touches, pictures in motion, the web, a second window.
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
