extension Session {
  /// Turns accessibility settings on or off, as the user does in Settings, and notifies the program.
  package func assist(with settings: AssistanceSettings) {
    let old = assistanceSettings.withLock { current in
      defer { current = settings }
      return current
    }
    if !settings.contains(.voiceOver) { focusAssistance(on: nil) }
    setEnvironment(environment)
    for window in windows { window.markNeedsTraitUpdate() }
    perform {
      for (setting, name) in AssistanceSettings.news where old.contains(setting) != settings.contains(setting) {
        notificationCenter.post(name: name, object: nil)
      }
    }
    commitWindows()
  }

  /// Moves the focus of assistive technologies. Notifies both elements, then the program.
  package func focusAssistance(on element: AnyObject?) {
    let old = assistance.focus
    guard old !== element else { return }
    assistance.focus = element
    perform {
      (old as? AccessibleObject)?.accessibilityElementDidLoseFocus()
      (element as? AccessibleObject)?.accessibilityElementDidBecomeFocused()
      guard let element else { return }
      var news: [AnyHashable: Any] = [
        UIAccessibility.focusedElementUserInfoKey: element,
        UIAccessibility.assistiveTechnologyUserInfoKey:
          UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
      ]
      if let old { news[UIAccessibility.unfocusedElementUserInfoKey] = old }
      notificationCenter.post(name: UIAccessibility.elementFocusedNotification, object: element, userInfo: news)
    }
  }
}

extension Session {
  /// Handles an accessibility notification as VoiceOver does while it runs.
  ///
  /// > Source: references of `UIAccessibility.Notification` and of `announcementDidFinishNotification`.
  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    switch notification {
    case .screenChanged, .layoutChanged:
      let element = argument as? NSObject
      if let text { say(text) } else if element?.accessibleSelf != nil { focusAssistance(on: element) }
    case .announcement:
      guard let text else { return }
      say(text)
      notificationCenter.post(
        name: UIAccessibility.announcementDidFinishNotification, object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
        ])
    case .pageScrolled: if let text { say(text) }
    default: break
    }
  }

  private func say(_ text: String) { assistance.spoken.append(text) }
}

extension AssistanceSettings {
  /// The notification that is posted when each setting changes.
  fileprivate static let news: [(Self, NSNotification.Name)] = [
    (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
    (.monoAudio, UIAccessibility.monoAudioStatusDidChangeNotification),
    (.closedCaptioning, UIAccessibility.closedCaptioningStatusDidChangeNotification),
    (.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
    (.guidedAccess, UIAccessibility.guidedAccessStatusDidChangeNotification),
    (.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
    (.grayscale, UIAccessibility.grayscaleStatusDidChangeNotification),
    (.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    (.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
    (.crossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
    (.noVideoAutoplay, UIAccessibility.videoAutoplayStatusDidChangeNotification),
    (.darkerSystemColors, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    (.switchControl, UIAccessibility.switchControlStatusDidChangeNotification),
    (.speakSelection, UIAccessibility.speakSelectionStatusDidChangeNotification),
    (.speakScreen, UIAccessibility.speakScreenStatusDidChangeNotification),
    (.noShakeToUndo, UIAccessibility.shakeToUndoDidChangeNotification),
    (.assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification),
    (.onOffSwitchLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
    (.differentiateWithoutColor, NSNotification.Name(UIAccessibility.differentiateWithoutColorDidChangeNotification)),
    (.buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
  ]
}
