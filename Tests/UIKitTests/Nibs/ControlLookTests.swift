import CoreTypes
import Foundation
import SystemProfiles
import Testing

@testable import UIKit

/// The appearance of controls in documents. Basis: the output of Interface Builder, and the properties' references.
@MainActor struct ControlLookTests {
  private func screen(_ subviews: String, _ version: SystemVersion? = nil) throws -> DocumentScreen {
    try DocumentScreen(
      NibText.modern("<view id=\"v\">\(NibText.rect(0, 0, 393, 852))<subviews>\(subviews)</subviews></view>"), version)
  }

  @Test("the chosen segment has its colour")
  func segments() throws {
    let screen = try screen(
      """
      <segmentedControl selectedSegmentIndex="1" id="s">\(NibText.rect(20, 80, 300, 32))<segments><segment title="One"/>
      <segment title="Two"/></segments>\(NibText.color("selectedSegmentTintColor", 1, 0, 0))</segmentedControl>
      """)
    #expect(try screen.view("s", as: UISegmentedControl.self).selectedSegmentTintColor == .red)
    #expect(screen.picture.dumpLines().contains { $0.contains("fill") && $0.lowercased().contains("ff0000") })
  }

  @Test("search bars have the buttons that the document asks for")
  func searchBars() throws {
    let screen = try screen(
      """
      <searchBar showsBookmarkButton="YES" id="a">\(NibText.rect(0, 0, 393, 56))</searchBar>
      <searchBar showsSearchResultsButton="YES" id="b">\(NibText.rect(0, 60, 393, 56))</searchBar>
      """)
    let first = try screen.view("a", as: UISearchBar.self), second = try screen.view("b", as: UISearchBar.self)
    #expect(first.showsBookmarkButton && !first.showsSearchResultsButton)
    #expect(second.showsSearchResultsButton && !second.showsBookmarkButton)
  }

  @Test("attributed text has kerning, lines and baseline offsets")
  func attributes() throws {
    let screen = try screen(
      """
      <label id="l">\(NibText.rect(20, 20, 200, 21))<attributedString key="attributedText"><fragment content="Wide">
      <attributes><font key="NSFont" size="17" name="HelveticaNeue"/><real key="NSKern" value="2.5"/>
      <integer key="NSUnderline" value="1"/><real key="NSBaselineOffset" value="3"/></attributes></fragment>
      </attributedString></label>
      """)
    let text = try #require(try screen.view("l", as: UILabel.self).attributedText)
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2.5)
    #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(text.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? CGFloat == 3)
  }

  @Test("the symbol of a configuration is as large as the document says")
  func symbols() throws {
    func width(_ configuration: String) throws -> CGFloat {
      let screen = try screen(
        """
        <button buttonType="system" id="b">\(NibText.rect(20, 20, 100, 40))<state key="normal"/>
        <buttonConfiguration key="configuration" style="plain">
        <imageReference key="image" image="star" catalog="system"/>\(configuration)</buttonConfiguration></button>
        """)
      return try #require(try screen.view("b", as: UIButton.self).shownImage).size.width
    }
    let usual = try width("")
    #expect(
      try width("<preferredSymbolConfiguration key=\"preferredSymbolConfigurationForImage\" scale=\"small\"/>") < usual)
    #expect(
      try width("<preferredSymbolConfiguration key=\"preferredSymbolConfigurationForImage\" pointSize=\"40\"/>")
        > usual * 2)
  }

  @Test("colour wells have their colour")
  func colorWells() throws {
    let screen = try screen(
      """
      <colorWell supportsAlpha="NO" title="Ink" id="w">\(NibText.rect(20, 20, 28, 28))
      \(NibText.color("selectedColor", 0, 1, 0))</colorWell>
      """)
    let well = try screen.view("w", as: UIColorWell.self)
    #expect(well.selectedColor == .green && !well.supportsAlpha && well.title == "Ink")
    #expect(screen.layout.session.diagnostics.isEmpty)
  }

  /// Basis: recalled for the markup of the menu; `changesSelectionAsPrimaryAction` reference for the visible title.
  @Test("a pop-up button shows what is chosen, and a mark after it")
  func popups() throws {
    func button(_ flags: String) throws -> UIButton {
      try screen(
        """
        <button \(flags) buttonType="system" id="b">\(NibText.rect(20, 20, 150, 40))<state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" title="Button"/><menu key="menu" id="m"><children>
        <command title="First" id="m1"/><command title="Second" state="on" id="m2"/></children></menu></button>
        """
      ).view("b", as: UIButton.self)
    }
    let popup = try button("showsMenuAsPrimaryAction=\"YES\" changesSelectionAsPrimaryAction=\"YES\"")
    let pullDown = try button("showsMenuAsPrimaryAction=\"YES\"")
    #expect(popup.shownTitle == "Second" && pullDown.shownTitle == "Button")
    #expect(popup.menu?.children.map(\.title) == ["First", "Second"] && popup.indicatorRoom > 0)
    #expect(pullDown.indicatorRoom == 0)
    let marks = RecordPass.record(popup).dumpLines().count { $0.contains("stroke") }
    #expect(marks == 2 && !RecordPass.record(pullDown).dumpLines().contains { $0.contains("stroke") })
    popup.configuration?.indicator = .none
    #expect(popup.indicatorRoom == 0)
  }

  @Test("the mark of a pop-up button has its room after the title, in both directions of reading")
  func mark() throws {
    for (direction, isBehind) in [(UISemanticContentAttribute.forceLeftToRight, true), (.forceRightToLeft, false)] {
      try Session.of(.iOS(17), "iphone-15-pro").perform {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration), natural = button.intrinsicContentSize
        button.semanticContentAttribute = direction
        button.configuration?.indicator = .popup
        #expect(button.intrinsicContentSize.width == natural.width + button.indicatorRoom)
        #expect(button.intrinsicContentSize.height == natural.height)
        button.frame.size = button.intrinsicContentSize
        #expect((button.titleFrame.midX < button.bounds.midX) == isBehind)
      }
    }
  }

  /// Basis: documented: button configurations require iOS 15; a nib with one falls back to the states of its button.
  @Test("before iOS 15 a button shows its states, and no configuration")
  func oldConfiguration() throws {
    let text = """
      <button buttonType="system" id="b">\(NibText.rect(20, 80, 200, 40))<state key="normal" title="State title"/>
      <buttonConfiguration key="configuration" style="filled" title="Configured"/></button>
      """
    let old = try screen(text, .iOS(14)), new = try screen(text, .iOS(15))
    #expect(old.picture.textRuns.map(\.text) == ["State title"])
    #expect(old.picture.textRuns.map(\.color) == [RGBAColor(hex: 0x007AFF)])
    #expect(try old.view("b", as: UIButton.self).configuration == nil)
    #expect(new.picture.textRuns.map(\.text) == ["Configured"] && new.picture.textRuns.map(\.color) == [.white])
  }

  /// Basis: the status bar's time, 9:41 on Tuesday 9 January.
  @Test("a date picker without a date begins with the status bar's")
  func dates() throws {
    let text = "<datePicker datePickerMode=\"dateAndTime\" id=\"d\">\(NibText.rect(20, 80, 320, 36))</datePicker>"
    let picker = try screen(text, .iOS(17)).view("d", as: UIDatePicker.self)
    let parts = picker.boxes.map { $0.text.replacing("\u{202F}", with: " ") }
    #expect(parts == ["Jan 9, 2007", "9:41 AM"])
    let dated = text.replacing(
      "</datePicker>", with: "<date key=\"date\" timeIntervalSinceReferenceDate=\"86400\"/></datePicker>")
    #expect(
      try screen(dated, .iOS(17)).view("d", as: UIDatePicker.self).date == Date(timeIntervalSinceReferenceDate: 86400))
  }

  /// Basis: documented: Human Interface Guidelines, "Color"; the cells of groups are `secondarySystemGroupedBackground`.
  @Test("cells of groups have a colour of their own in the dark")
  func cellColor() throws {
    var environment = SystemEnvironment(
      profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15-pro"))
    environment.interfaceStyle = .dark
    let color = UIColor(value: .system(.tableCellGroupedBackground, fallback: .white))
    #expect(color.resolved(in: Session(environment: environment)) == RGBAColor(hex: 0x1C1C1E))
  }
}
