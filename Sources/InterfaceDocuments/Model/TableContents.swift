import CoreTypes

package struct TableViewContent: Sendable {
  package enum Style: String, Sendable, Hashable, CaseIterable { case plain, grouped, insetGrouped }
  package enum SeparatorStyle: String, Sendable, Hashable, CaseIterable { case none, singleLine, singleLineEtched }

  package var style = Style.plain
  package var isStatic = false
  package var separatorStyle = SeparatorStyle.singleLine
  package var separatorColor: InterfaceColor?
  package var separatorInset: UIEdgeInsets?
  /// The row height in points; -1 is automatic, nil if not written.
  package var rowHeight: Double?
  package var estimatedRowHeight: Double?
  package var sectionHeaderHeight: Double?
  package var sectionFooterHeight: Double?
  package var estimatedSectionHeaderHeight: Double?
  package var estimatedSectionFooterHeight: Double?
  package var selection = TableSelection()
  package var sectionIndex = TableSectionIndex()
  package var insetsContentViewsToSafeArea = true
  @Boxed package var headerView: InterfaceView? = nil
  @Boxed package var footerView: InterfaceView? = nil
  package var prototypes: [InterfaceView] = []
  package var sections: [TableSection] = []
  package var scroll = ScrollViewContent()

  package init() {}

  package var views: [InterfaceView] {
    [headerView].compactMap(\.self) + prototypes + sections.flatMap(\.cells) + [footerView].compactMap(\.self)
  }
}

/// The kinds of selection that a table allows.
package struct TableSelection: Sendable, Hashable {
  package var isAllowed = true
  package var isAllowedDuringEditing = false
  package var allowsSeveral = false
  package var allowsSeveralDuringEditing = false
}

/// The section index beside the rows.
package struct TableSectionIndex: Sendable, Hashable {
  package var minimumRowCount = 0
  package var color: InterfaceColor?
  package var backgroundColor: InterfaceColor?
  package var trackingBackgroundColor: InterfaceColor?
}

package struct TableSection: Sendable {
  package var id: String
  package var headerTitle: String?
  package var footerTitle: String?
  package var cells: [InterfaceView] = []
}

package struct TableViewCellContent: Sendable {
  package enum Style: String, Sendable, Hashable, CaseIterable { case `default`, value1, value2, subtitle }

  /// The style; nil for a custom cell.
  package var style: Style?
  package var reuseIdentifier: String?
  /// `disclosureIndicator`, `detailDisclosureButton`, `checkmark`, `detailButton`; nil is none.
  package var accessoryType: String?
  package var editingAccessoryType: String?
  /// `none`, `blue`, `gray`, `default`.
  package var selectionStyle: String?
  package var indentationLevel = 0
  package var indentationWidth = 10.0
  /// The row height; nil for the table's.
  package var rowHeight: Double?
  package var separatorInset: UIEdgeInsets?
  @Boxed package var contentView: InterfaceView? = nil
  /// The identifiers of the labels and the image view of a styled cell, which are subviews of the content view.
  package var textLabelID: String?
  package var detailTextLabelID: String?
  package var imageViewID: String?
  /// The `listContentConfiguration`.
  package var configuration: ListConfiguration?

  package init() {}
}

package struct ListConfiguration: Sendable, Hashable {
  package var text: String?
  package var secondaryText: String?
}

package struct CollectionViewContent: Sendable {
  package var layout: CollectionLayout?
  package var cells: [InterfaceView] = []
  @Boxed package var sectionHeader: InterfaceView? = nil
  @Boxed package var sectionFooter: InterfaceView? = nil
  package var scroll = ScrollViewContent()

  package init() {}

  package var views: [InterfaceView] {
    cells + [sectionHeader, sectionFooter].compactMap(\.self)
  }
}

package struct CollectionLayout: Sendable, Hashable {
  package var id: String
  package var isFlow = true
  package var customClass: String?
  package var customModule: String?
  package var scrollsHorizontally = false
  package var minimumLineSpacing = 10.0
  package var minimumInteritemSpacing = 10.0
  package var itemSize = CGSize(width: 50, height: 50)
  package var estimatedItemSize: CGSize?
  package var headerReferenceSize = CGSize.zero
  package var footerReferenceSize = CGSize.zero
  package var sectionInset = UIEdgeInsets.zero
  /// `safeArea`, `layoutMargins`; nil for the content inset.
  package var sectionInsetReference: String?
  package var estimatesAutomatically = false
}

package struct CollectionReusableContent: Sendable {
  package var reuseIdentifier: String?
  /// The content view; nil in a header or a footer.
  @Boxed package var contentView: InterfaceView? = nil
  /// The cell's size on the canvas, if it differs from the layout's.
  package var customSize: CGSize?
  package init() {}
}
