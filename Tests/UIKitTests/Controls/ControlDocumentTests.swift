import InterfaceDocuments
import SystemProfiles
import Testing

@testable import UIKit

/// Small controls of a document. Basis: the output of Interface Builder.
@MainActor struct ControlDocumentTests {
  private func layout(_ subviews: String) throws -> DocumentLayout {
    let text = NibText.document(NibText.root("<subviews>\(subviews)</subviews>"))
    return DocumentLayout(try DocumentReader.read(Array(text.utf8)))
  }

  private let rect = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"39\" height=\"37\"/>"

  @Test("a page control has everything that the document says")
  func pageControl() throws {
    let layout = try layout(
      """
      <pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" id="p">\(rect)
      <color key="pageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></pageControl>
      """)
    let control = try #require(layout.scenes.first?.root?.subviews.first as? UIPageControl)
    #expect((control.numberOfPages, control.currentPage, control.hidesForSinglePage) == (4, 2, true))
    #expect(control.pageIndicatorTintColor != nil && control.currentPageIndicatorTintColor == nil)
    #expect(control.frame == CGRect(x: 10, y: 20, width: 39, height: 37))
    #expect(layout.session.diagnostics.isEmpty)
  }

  @Test("a picker view is one, without rows")
  func pickerView() throws {
    let layout = try layout("<pickerView id=\"p\">\(rect)</pickerView>")
    let picker = try #require(layout.scenes.first?.root?.subviews.first as? UIPickerView)
    #expect(picker.numberOfComponents == 0 && layout.session.diagnostics.isEmpty)
  }

  private func first<Control: UIView>(_ subviews: String) throws -> Control {
    let layout = try layout(subviews)
    #expect(layout.session.diagnostics.isEmpty)
    return try #require(layout.scenes.first?.root?.subviews.first as? Control)
  }

  @Test("a configured button has what its configuration says, and no title but its configuration's")
  func configuration() throws {
    let text = NibText.modern(
      """
      <view id="v">\(NibText.rect(0, 0, 393, 852))<subviews>
      <button buttonType="system" id="b">\(rect)<state key="normal" title="Plain"/>
      <buttonConfiguration key="configuration" style="filled" subtitle="Below" imagePlacement="trailing"
        imagePadding="7" titlePadding="3" titleAlignment="leading" buttonSize="large" cornerStyle="capsule"
        showsActivityIndicator="YES">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2"/>
      </buttonConfiguration></button></subviews></view>
      """)
    let screen = try DocumentScreen(text), button = try screen.view("b", as: UIButton.self)
    #expect(screen.layout.session.diagnostics.isEmpty)
    let configuration = try #require(button.configuration)
    #expect(button.currentTitle == nil && configuration.subtitle == "Below" && configuration.style == .filled)
    #expect(configuration.imagePlacement == .trailing && configuration.titleAlignment == .leading)
    #expect((configuration.imagePadding, configuration.titlePadding) == (7, 3))
    #expect(configuration.buttonSize == .large && configuration.cornerStyle == .capsule)
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.showsActivityIndicator)
    #expect(configuration.background.cornerRadius == 9 && configuration.background.strokeWidth == 2)
  }

  @Test("sliders, steppers and segmented controls have their ways")
  func ways() throws {
    let slider: UISlider = try first("<slider value=\"3\" maxValue=\"2\" continuous=\"NO\" id=\"s\">\(rect)</slider>")
    #expect(slider.value == 2 && !slider.isContinuous)
    let stepper: UIStepper = try first(
      "<stepper wraps=\"YES\" autorepeat=\"NO\" stepValue=\"0\" id=\"s\">\(rect)</stepper>")
    #expect(stepper.wraps && !stepper.autorepeat && stepper.isContinuous && stepper.stepValue == 1)
    let segments: UISegmentedControl = try first(
      "<segmentedControl momentary=\"YES\" id=\"s\">\(rect)<segments><segment title=\"A\"/></segments></segmentedControl>"
    )
    #expect(segments.isMomentary && segments.numberOfSegments == 1)
  }

  @Test("a visual effect view has its effect and its content")
  func effects() throws {
    let view: UIVisualEffectView = try first(
      """
      <visualEffectView id="e">\(rect)<view key="contentView" id="c">
      <rect key="frame" x="0" y="0" width="39" height="37"/><subviews><label text="In" id="l"/></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """)
    #expect((view.effect as? UIBlurEffect)?.style == .dark && view.subviews == [view.contentView])
    #expect(view.contentView.subviews.first is UILabel && view.contentView.frame == view.bounds)
  }

  @Test("web views have no size of their own")
  func webView() throws {
    let layout = try layout("<webView id=\"w\">\(rect)</webView>")
    let view = try #require(layout.scenes.first?.root?.subviews.first)
    let none = UIView.noIntrinsicMetric
    #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
  }
}
