// The properties that labels, text fields and controls take from appearance proxies.
extension UILabel {
  func takeLabelAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UILabel else { return }
    if open.contains(.font) { font = proxy.font }
    if open.contains(.textColor) { textColor = proxy.textColor }
    if open.contains(.highlightedTextColor) { highlightedTextColor = proxy.highlightedTextColor }
    if open.contains(.textShadow) { (shadowColor, shadowOffset) = (proxy.shadowColor, proxy.shadowOffset) }
  }
}

extension UITextField {
  func takeFieldAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UITextField else { return }
    if open.contains(.font) { font = proxy.font }
    if open.contains(.textColor) { textColor = proxy.textColor }
  }
}

extension UISwitch {
  func takeSwitchAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UISwitch else { return }
    if open.contains(.onTint) { onTintColor = proxy.onTintColor }
    if open.contains(.thumbTint) { thumbTintColor = proxy.thumbTintColor }
  }
}

extension UISlider {
  func takeSliderAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UISlider else { return }
    if open.contains(.minimumTint) { minimumTrackTintColor = proxy.minimumTrackTintColor }
    if open.contains(.maximumTint) { maximumTrackTintColor = proxy.maximumTrackTintColor }
    if open.contains(.thumbTint) { thumbTintColor = proxy.thumbTintColor }
  }
}

extension UIProgressView {
  func takeProgressAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UIProgressView else { return }
    if open.contains(.minimumTint) { progressTintColor = proxy.progressTintColor }
    if open.contains(.maximumTint) { trackTintColor = proxy.trackTintColor }
  }
}

extension UIPageControl {
  func takePageAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UIPageControl else { return }
    if open.contains(.pageTint) { pageIndicatorTintColor = proxy.pageIndicatorTintColor }
    if open.contains(.currentPageTint) { currentPageIndicatorTintColor = proxy.currentPageIndicatorTintColor }
  }
}

extension UISegmentedControl {
  func takeSegmentAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UISegmentedControl else { return }
    if open.contains(.selectedSegmentTint) { selectedSegmentTintColor = proxy.selectedSegmentTintColor }
    if open.contains(.dividerImages) { dividers.merge(proxy.dividers) { $1 } }
    if open.contains(.titlePosition) { contentAdjustments.merge(proxy.contentAdjustments) { $1 } }
    for (state, face) in proxy.faces {
      if open.contains(.titleAttributes), let attributes = face.attributes {
        faces[state, default: Face()].attributes = attributes
      }
      if open.contains(.backgroundImages), let background = face.background {
        faces[state, default: Face()].background = background
      }
    }
  }
}
