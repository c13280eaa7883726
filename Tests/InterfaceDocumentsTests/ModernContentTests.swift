import CoreTypes
import Testing

@testable import InterfaceDocuments

/// One payload per kind of view, in the modern dialect.
struct ModernContentTests {
  @Test func label() throws {
    let view = try Documents.view(
      """
      <label text="Hi" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" preferredMaxLayoutWidth="280">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/><nil key="highlightedColor"/>
      <size key="shadowOffset" width="1" height="2"/></label>
      """)
    guard case .label(let label) = view.content else { Issue.record("no label"); return }
    #expect(label.text == .plain("Hi") && label.textAlignment == .center && label.lineBreakMode == .wordWrap)
    #expect(label.numberOfLines == 0 && label.preferredMaxLayoutWidth == 280)
    #expect(label.font == .system(.boldSystem, weight: nil, size: .points(17)))
    #expect(label.shadowOffset == CGSize(width: 1, height: 2) && label.highlightedColor == nil)
  }

  @Test func labelsWithLongAndAttributedTexts() throws {
    let long = try Documents.view("<label><string key=\"text\">a &amp;\nb</string></label>")
    guard case .label(let label) = long.content else { Issue.record("no label"); return }
    #expect(label.text.string == "a &\nb")
    let attributed = try Documents.view(
      """
      <label><attributedString key="attributedText"><fragment content="A"><attributes><font key="NSFont" metaFont="system" size="14"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" minimumLineHeight="22"/></attributes>
      </fragment><fragment content="B"/></attributedString></label>
      """)
    guard case .label(let styled) = attributed.content, case .attributed(let runs) = styled.text else {
      Issue.record("no attributed text")
      return
    }
    #expect(runs.map(\.text) == ["A", "B"])
    #expect(runs[0].font == .system(.system, weight: nil, size: .points(14)))
    #expect(runs[0].paragraph?.minimumLineHeight == 22 && runs[0].paragraph?.lineBreakMode == .tailTruncation)
  }

  @Test func button() throws {
    let view = try Documents.view(
      """
      <button buttonType="system" contentHorizontalAlignment="left" lineBreakMode="wordWrap">
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go" image="star" catalog="system"/><state key="selected" title="Gone"/>
      <buttonConfiguration key="configuration" style="filled" title="Configured"/></button>
      """)
    guard case .button(let button) = view.content else { Issue.record("no button"); return }
    #expect(button.type == .system && button.title == "Go" && button.font == nil)
    #expect(button.states[.normal]?.image == InterfaceImage(name: "star", isSystemSymbol: true))
    #expect(button.states[.selected]?.title == .plain("Gone"))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.alignment.horizontal == .left && button.lineBreakMode == .wordWrap)
    #expect(button.configuration?.style == "filled" && button.configuration?.title == .plain("Configured"))
  }

  @Test func textFieldAndTextView() throws {
    let field = try Documents.view(
      """
      <textField borderStyle="roundedRect" placeholder="Name"><textInputTraits key="textInputTraits" secureTextEntry="YES"/>
      </textField>
      """)
    guard case .textField(let content) = field.content else { Issue.record("no field"); return }
    #expect(content.borderStyle == .roundedRect && content.placeholder == "Name" && content.isSecure)
    let text = try Documents.view(
      "<textView editable=\"NO\" scrollEnabled=\"NO\"><string key=\"text\">x</string></textView>")
    guard case .textView(let textView) = text.content else { Issue.record("no text view"); return }
    #expect(!textView.isEditable && !textView.scroll.isScrollEnabled && textView.text.string == "x")
  }

  @Test func smallControls() throws {
    guard case .switch(let on) = try Documents.view("<switch on=\"YES\"/>").content,
      case .slider(let slider) = try Documents.view("<slider value=\"0.25\" minValue=\"0.0\" maxValue=\"2\"/>").content,
      case .stepper(let stepper) = try Documents.view("<stepper maximumValue=\"9\"/>").content,
      case .progressView(let progress) = try Documents.view("<progressView progress=\"0.5\"/>").content,
      case .activityIndicator(let wheel) = try Documents.view("<activityIndicatorView style=\"whiteLarge\"/>").content,
      case .pageControl(let pages) = try Documents.view("<pageControl numberOfPages=\"3\"/>").content,
      case .imageView(let image) = try Documents.view("<imageView image=\"logo\"/>").content
    else { Issue.record("a control has another payload"); return }
    #expect(on.isOn && slider.value == 0.25 && slider.maximumValue == 2 && stepper.maximumValue == 9)
    #expect(progress.progress == 0.5 && wheel.style == .whiteLarge && pages.numberOfPages == 3)
    #expect(image.image == InterfaceImage(name: "logo"))
  }

  @Test func segmentedControl() throws {
    let view = try Documents.view(
      "<segmentedControl selectedSegmentIndex=\"1\"><segments><segment title=\"A\"/><segment title=\"B\" width=\"50\"/></segments></segmentedControl>"
    )
    guard case .segmentedControl(let control) = view.content else { Issue.record("no control"); return }
    #expect(control.segments == [Segment(title: "A"), Segment(title: "B", width: 50)] && control.selectedIndex == 1)
  }

  @Test func stackView() throws {
    let view = try Documents.view(
      "<stackView axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"top\" spacing=\"8\" spacingType=\"standard\"/>"
    )
    guard case .stackView(let stack) = view.content else { Issue.record("no stack"); return }
    #expect(stack.isVertical && stack.distribution == .equalSpacing && stack.alignment == .top)
    #expect(stack.spacing == 8 && stack.usesStandardSpacing)
  }

  @Test func tables() throws {
    let view = try Documents.view(
      """
      <tableView dataMode="static" style="grouped" separatorStyle="default" rowHeight="-1"><sections>
      <tableViewSection headerTitle="H" id="s"><cells><tableViewCell style="IBUITableViewCellStyleValue1" textLabel="l"
      accessoryType="checkmark" reuseIdentifier="r" id="c"><tableViewCellContentView key="contentView" id="k"><subviews>
      <label id="l"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    guard case .tableView(let table) = view.content else { Issue.record("no table"); return }
    #expect(table.isStatic && table.style == .grouped && table.separatorStyle == .singleLine && table.rowHeight == -1)
    let section = try #require(table.sections.first)
    #expect(section.headerTitle == "H" && section.footerTitle == nil)
    guard case .tableViewCell(let cell) = try #require(section.cells.first).content else {
      Issue.record("no cell"); return
    }
    #expect(cell.style == .value1 && cell.textLabelID == "l" && cell.accessoryType == "checkmark")
    #expect(cell.contentView?.subviews.map(\.id) == ["l"] && cell.contentView?.key == "contentView")
  }

  @Test func collections() throws {
    let view = try Documents.view(
      """
      <collectionView><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" id="f">
      <size key="itemSize" width="60" height="70"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="r" id="c"><size key="customSize" width="8" height="9"/>
      <view key="contentView"/></collectionViewCell></cells><collectionReusableView key="sectionHeaderView" id="h"/></collectionView>
      """)
    guard case .collectionView(let collection) = view.content else { Issue.record("no collection"); return }
    #expect(collection.layout?.itemSize == CGSize(width: 60, height: 70) && collection.layout?.minimumLineSpacing == 4)
    #expect(collection.sectionHeader?.id == "h" && view.walk.count == 4)
    guard case .collectionReusable(let cell) = collection.cells[0].content else { Issue.record("no cell"); return }
    #expect(cell.customSize == CGSize(width: 8, height: 9) && cell.contentView != nil && cell.reuseIdentifier == "r")
  }

  @Test func bars() throws {
    let view = try Documents.view(
      """
      <navigationBar barStyle="black" translucent="NO"><items><navigationItem title="T" id="n">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
      <barButtonItem key="rightBarButtonItem" title="R" id="r"><view key="customView" id="x"/></barButtonItem>
      <view key="titleView" id="tv"/></navigationItem></items></navigationBar>
      """)
    guard case .navigationBar(let bar) = view.content, let item = bar.items.first else {
      Issue.record("no bar"); return
    }
    #expect(bar.bar.style == "black" && bar.bar.isTranslucent == false && item.title == "T")
    #expect(item.leftItems.map(\.systemItem) == ["cancel"] && item.rightItems.map(\.title) == ["R"])
    #expect(item.views.map(\.id) == ["tv", "x"])
    guard
      case .tabBar(let tabs) = try Documents.view("<tabBar><items><tabBarItem systemItem=\"more\"/></items></tabBar>")
        .content,
      case .toolbar(let tools) = try Documents.view("<toolbar><items><barButtonItem width=\"5\"/></items></toolbar>")
        .content
    else { Issue.record("a bar has another payload"); return }
    #expect(tabs.items.first?.systemItem == "more" && tools.items.first?.width == 5)
  }

  @Test func effectsAndTheRest() throws {
    let view = try Documents.view(
      "<visualEffectView><view key=\"contentView\" id=\"k\"/><blurEffect style=\"dark\"/></visualEffectView>")
    guard case .visualEffectView(let effect) = view.content else { Issue.record("no effect"); return }
    #expect(effect.blurStyle == "dark" && effect.contentView?.id == "k")
    for (element, className) in [
      ("containerView", "UIView"), ("mapView", "MKMapView"), ("wkWebView", "WKWebView"), ("window", "UIWindow"),
      ("pickerView", "UIPickerView"), ("datePicker", "UIDatePicker"), ("searchBar", "UISearchBar"),
      ("scrollView", "UIScrollView"),
    ] {
      let view = try Documents.view("<\(element) id=\"x\"/>")
      #expect(view.className == className && view.elementName == element)
    }
  }
}
