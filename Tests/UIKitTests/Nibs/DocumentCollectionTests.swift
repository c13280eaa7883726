import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Collections of documents. Basis: saved documents: cells stay where they were saved until there is a data source.
@MainActor struct DocumentCollectionTests {
  private let nibs = NibFolder()

  private static let collection = """
    <collectionView contentMode="scaleToFill" dataMode="prototypes" id="v" multipleTouchEnabled="YES">
    <rect key="frame" x="0" y="0" width="320" height="400"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="4"
      minimumInteritemSpacing="6" sectionInsetReference="safeArea" id="f"><size key="itemSize" width="70" height="80"/>
    <size key="headerReferenceSize" width="30" height="31"/><size key="footerReferenceSize" width="0" height="0"/>
    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout><cells>
    <collectionViewCell id="c" reuseIdentifier="photo"><rect key="frame" x="31" y="2" width="70" height="80"/>
    <autoresizingMask key="autoresizingMask"/><view key="contentView" id="cv">
    <rect key="frame" x="0" y="0" width="70" height="80"/><subviews>\(NibText.label("l"))</subviews></view>
    </collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" id="h" reuseIdentifier="top">
    <rect key="frame" x="0" y="0" width="30" height="400"/></collectionReusableView></collectionView>
    """

  private func collection() throws -> UICollectionView {
    var request = LayoutRequest()
    request.version = .iOS(12)
    request.device = try DeviceCatalog.find("iphone-5")
    let layout = DocumentLayout(
      try DocumentReader.read(Array(NibText.document(Self.collection).utf8)), request)
    return try #require(layout.scenes.first?.root as? UICollectionView)
  }

  @Test("its cells and headers are where they were saved")
  func cells() throws {
    let view = try collection()
    #expect(view.subviews.map { $0.source?.id } == ["c", "h"])
    let cell = try #require(view.subviews[0] as? UICollectionViewCell)
    #expect(cell.frame == CGRect(x: 31, y: 2, width: 70, height: 80))
    #expect(cell.reuseIdentifier == "photo")
    #expect(cell.contentView.source?.id == "cv" && cell.contentView.subviews.first is UILabel)
    #expect(view.subviews[1].frame.width == 30)
  }

  @Test("its flow layout is what the document says")
  func flowLayout() throws {
    let layout = try #require(try collection().collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.minimumLineSpacing == 4 && layout.minimumInteritemSpacing == 6)
    #expect(layout.itemSize == CGSize(width: 70, height: 80))
    #expect(layout.headerReferenceSize == CGSize(width: 30, height: 31) && layout.footerReferenceSize == .zero)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(layout.sectionInsetReference == .fromSafeArea)
    #expect(layout.estimatedItemSize == .zero)
  }

  @Test("with a data source, its items take the place of the document's cells")
  func dataSource() throws {
    let view = try collection(), items = Items([2])
    view.session.perform {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "strip")
      view.dataSource = items
      view.layoutIfNeeded()
    }
    #expect(view.visibleCells.count == 2)
    #expect(view.subviews.allSatisfy { $0.source == nil })
  }

  /// Basis: documented: it assigns itself where the document names no object.
  @Test("a controller takes the layout of its document, and is data source and delegate")
  func controller() throws {
    let text = NibText.owner() + Self.collection
    let bundle = try nibs.bundle("Photos", text), session = try Session.of(.iOS(12))
    session.perform {
      let controller = UICollectionViewController(nibName: "Photos", bundle: bundle)
      let view = controller.collectionView
      #expect(view?.collectionViewLayout === controller.collectionViewLayout)
      #expect((controller.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal)
      #expect(view?.dataSource === controller && view?.delegate === controller)
    }
  }

  @Test("documents connect the lists of controllers by their names")
  func outletsOfLists() throws {
    try Session.of(.iOS(12)).perform {
      let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      grid.setValue(collection, forKey: "collectionView")
      let list = UITableViewController(style: .plain), table = UITableView()
      list.setValue(table, forKey: "tableView")
      #expect(grid.collectionView === collection && list.tableView === table)
    }
  }
}
