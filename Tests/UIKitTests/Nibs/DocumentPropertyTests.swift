import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Properties of views in documents, except frames. Basis: written and omitted attributes, counted in saved documents.
@MainActor struct DocumentPropertyTests {
  private func layOut(_ objects: String, _ version: SystemVersion = .iOS(12)) throws -> DocumentLayout {
    var request = LayoutRequest()
    request.version = version
    return DocumentLayout(try DocumentReader.read(Array(NibText.document(objects).utf8)), request)
  }

  private func view<View: UIView>(_ id: String, _ objects: String, as type: View.Type) throws -> View {
    let layout = try layOut(
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/>\(objects)</view>")
    var found: UIView?
    layout.scenes.compactMap(\.root).forEach { $0.forEachInTree { if $0.source?.id == id, $0 is View { found = $0 } } }
    return try #require(found as? View)
  }

  private func child<View: UIView>(_ element: String, as type: View.Type) throws -> View {
    try view("x", "<subviews>\(element)</subviews>", as: type)
  }

  @Test("a label with a least size shrinks; only one that does not says so")
  func shrinking() throws {
    let shrinking = try child(
      "<label text=\"A\" minimumFontSize=\"9\" baselineAdjustment=\"alignCenters\" id=\"x\"/>", as: UILabel.self)
    #expect(shrinking.adjustsFontSizeToFitWidth && shrinking.minimumFontSize == 9)
    #expect(shrinking.baselineAdjustment == .alignCenters)
    let fixed = try child("<label text=\"A\" adjustsFontSizeToFit=\"NO\" id=\"x\"/>", as: UILabel.self)
    #expect(!fixed.adjustsFontSizeToFitWidth)
  }

  @Test("text is at the left unless the document says natural")
  func alignment() throws {
    #expect(try child("<label text=\"A\" id=\"x\"/>", as: UILabel.self).textAlignment == .left)
    let natural = try child("<label text=\"A\" textAlignment=\"natural\" id=\"x\"/>", as: UILabel.self)
    #expect(natural.textAlignment == .natural)
    #expect(try child("<textField id=\"x\"/>", as: UITextField.self).textAlignment == .left)
  }

  @Test("colours that are the same in all generations go by the names of UIColor's methods")
  func classColors() throws {
    let label = try child(
      "<label text=\"A\" id=\"x\"><color key=\"textColor\" cocoaTouchSystemColor=\"whiteColor\"/></label>",
      as: UILabel.self)
    #expect(label.textColor == .white)
  }

  @Test("content modes are read in the spelling of old documents, too")
  func contentMode() throws {
    #expect(try child("<view contentMode=\"TopLeft\" id=\"x\"/>", as: UIView.self).contentMode == .topLeft)
  }

  @Test("fields have their clear button, and attributed text")
  func fields() throws {
    let field = try child(
      """
      <textField clearButtonMode="whileEditing" id="x"><attributedString key="attributedText"><fragment content="A">
      <attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/></attributes></fragment></attributedString>
      </textField>
      """, as: UITextField.self)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("a button's attributed title keeps its attributes")
  func attributedTitle() throws {
    let button = try child(
      """
      <button id="x"><state key="normal"><attributedString key="attributedTitle"><fragment content="A"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1"/></attributes></fragment></attributedString></state></button>
      """, as: UIButton.self)
    let title = button.attributedTitle(for: .normal)
    #expect(title?.string == "A" && title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("tables have the lines and the selection that are saved, and not the saved heights of sections")
  func tables() throws {
    let table = try child(
      """
      <tableView separatorStyle="none" allowsSelection="NO" allowsMultipleSelectionDuringEditing="YES"
        sectionHeaderHeight="90" contentViewInsetsToSafeArea="NO" sectionIndexMinimumDisplayRowCount="4" id="x">
      <color key="separatorColor" red="1" green="0" blue="0" alpha="1"/>
      <inset key="separatorInset" minX="7" minY="0" maxX="3" maxY="0"/></tableView>
      """, as: UITableView.self)
    #expect(table.separatorStyle == .none && table.separatorColor == .red && table.separatorInset.left == 7)
    #expect(!table.allowsSelection && table.allowsMultipleSelectionDuringEditing)
    #expect(!table.insetsContentViewsToSafeArea && table.sectionIndexMinimumDisplayRowCount == 4)
    #expect(table.sectionHeaderHeight != 90)
  }

  @Test("a styled cell's saved labels are its own")
  func styledCell() throws {
    let cell = try child(
      """
      <tableView id="t"><prototypes><tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="a" detailTextLabel="b"
        selectionStyle="none" indentationLevel="2" accessoryType="checkmark" id="x">
      <rect key="frame" x="0" y="22" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="c"><rect key="frame" x="0" y="0" width="280" height="43"/><subviews>
      <label text="Title" id="a"><rect key="frame" x="15" y="4" width="40" height="20"/></label>
      <label text="More" id="b"><rect key="frame" x="15" y="24" width="40" height="15"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """, as: UITableViewCell.self)
    #expect(cell.style == .subtitle && cell.selectionStyle == .none && cell.indentationLevel == 2)
    #expect(cell.textLabel?.source?.id == "a" && cell.detailTextLabel?.text == "More")
    #expect(cell.contentView.subviews.count == 2)
  }

  @Test("items of toolbars are bordered unless they say otherwise, and have their custom views")
  func toolbar() throws {
    let bar = try child(
      """
      <toolbar id="x"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
      <barButtonItem title="A" tag="3" id="a"/><barButtonItem title="B" style="plain" id="b"/>
      <barButtonItem id="c"><view key="customView" id="cv"><rect key="frame" x="100" y="5" width="60" height="30"/></view>
      </barButtonItem></items></toolbar>
      """, as: UIToolbar.self)
    #expect(bar.items?.map(\.style) == [.bordered, .plain, .bordered] && bar.items?.first?.tag == 3)
    #expect(bar.items?.last?.customView?.source?.id == "cv" && bar.items?.last?.customView?.superview === bar)
  }

  @Test("an item of a navigation bar has its title view")
  func titleView() throws {
    let bar = try child(
      """
      <navigationBar id="x"><rect key="frame" x="0" y="0" width="320" height="44"/><items><navigationItem
        hidesBackButton="YES" id="n"><view key="titleView" id="tv"><rect key="frame" x="90" y="5" width="140" height="30"/>
      </view><barButtonItem key="backBarButtonItem" title="Up" id="u"/></navigationItem></items></navigationBar>
      """, as: UINavigationBar.self)
    let item = try #require(bar.items?.first)
    #expect(item.titleView?.source?.id == "tv" && item.hidesBackButton && item.backBarButtonItem?.title == "Up")
  }

  /// Found by `Fuzz/documents`.
  @Test(
    "a bar does not become the view of its own item, where one was put into another's item with all its identifiers")
  func damagedIdentifiers() throws {
    func toolbar(_ inner: String) -> String {
      """
      <toolbar id="x"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
      <barButtonItem title="A" id="i">\(inner)</barButtonItem></items></toolbar>
      """
    }
    let inner = toolbar("").replacing("<toolbar id", with: "<toolbar key=\"customView\" id")
    let root = try view("v", "<subviews>\(toolbar(inner))</subviews>", as: UIView.self)
    root.layoutIfNeeded()
    let bar = try #require(root.subviews.first as? UIToolbar), view = bar.items?.first?.customView
    #expect(view is UIToolbar && view !== bar && (view as? UIToolbar)?.items?.first?.customView == nil)
  }

  @Test("accessibility is more than an identifier")
  func accessibility() throws {
    let view = try child(
      """
      <view id="x"><accessibility key="accessibilityConfiguration" identifier="i" label="L" hint="H">
      <bool key="isElement" value="YES"/></accessibility></view>
      """, as: UIView.self)
    #expect(view.accessibilityIdentifier == "i" && view.accessibilityLabel == "L" && view.accessibilityHint == "H")
    #expect(view.isAccessibilityElement)
  }
}
