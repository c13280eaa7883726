import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Controllers of collections, and touches in a window. Basis: the UICollectionViewController reference.
@MainActor struct CollectionControllerTests {
  private final class Photos: UICollectionViewController {
    var trace: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      let label = UILabel(frame: cell.bounds)
      label.text = "Photo \(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      trace.append("select \(indexPath.item)")
    }

    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      trace.append("unhighlight \(indexPath.item)")
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.append("scroll") }
  }

  private func show(_ check: @MainActor (Session, Photos) throws -> Void) throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(12))
    let photos = session.perform { Photos(collectionViewLayout: UICollectionViewFlowLayout()) }
    _ = session.show(photos)
    try check(session, photos)
  }

  @Test("the controller's collection view fills its view")
  func view() throws {
    try show { _, photos in
      #expect(photos.view.subviews == [photos.collectionView] && photos.collectionView.frame == photos.view.bounds)
      #expect("\(type(of: photos.view!))" == "UICollectionViewControllerWrapperView")
      #expect(photos.collectionView.dataSource === photos && photos.collectionView.delegate === photos)
      #expect(photos.collectionView.collectionViewLayout === photos.collectionViewLayout)
      #expect(photos.collectionView.visibleCells.count == 9)
      #expect(photos.numberOfSections(in: photos.collectionView) == 1)
    }
  }

  @Test("a program adds the collection view to the view again, or replaces it")
  func replacing() throws {
    try show { _, photos in
      photos.view.addSubview(photos.collectionView)
      #expect(photos.view.subviews == [photos.collectionView])
      let first = photos.collectionView,
        other = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      photos.collectionView = other
      #expect(photos.view.subviews == [other] && other.frame == photos.view.bounds && other.delegate === photos)
      #expect(first?.superview == nil)
    }
  }

  @Test("a tap in the window selects the item at that point")
  func taps() throws {
    try show { session, photos in
      let cell = try #require(photos.collectionView.cellForItem(at: IndexPath(item: 6, section: 0)))
      let point = cell.convert(CGPoint(x: 5, y: 5), to: nil)
      _ = session.tap(at: point)
      #expect(photos.trace.filter { $0 != "scroll" } == ["select 6", "unhighlight 6"])
      try session.perform(.tap("Photo 2"))
      #expect(photos.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }
  }

  @Test("the selection goes when the screen comes back, unless the controller keeps it")
  func selection() throws {
    try show { _, photos in
      let item = IndexPath(item: 1, section: 0)
      photos.collectionView.selectItem(at: item, animated: false, scrollPosition: [])
      photos.clearsSelectionOnViewWillAppear = false
      photos.viewWillAppear(false)
      #expect(photos.collectionView.indexPathsForSelectedItems == [item])
      photos.clearsSelectionOnViewWillAppear = true
      photos.viewWillAppear(false)
      #expect(photos.collectionView.indexPathsForSelectedItems == [])
    }
  }

  @Test("the controller is notified of scrolling")
  func scrolling() throws {
    try show { _, photos in
      photos.trace = []
      photos.collectionView.contentOffset.y = 12
      #expect(photos.trace == ["scroll"])
    }
  }
}
