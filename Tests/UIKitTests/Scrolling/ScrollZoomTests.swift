import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Zooming as layout. Basis, unless a test names another: the UIScrollView reference.
@MainActor struct ScrollZoomTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let recorder = ScrollRecorder()

  init() {
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 4)
    recorder.zoomed = content
    scrollView.delegate = recorder
  }

  @Test("the view and the content are scaled; the view stays at its origin and keeps its bounds")
  func scaled() {
    scrollView.zoomScale = 2
    #expect(content.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(content.bounds.size == CGSize(width: 400, height: 300))
    #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scrollView.contentSize == CGSize(width: 800, height: 600))
    scrollView.zoomScale = 1
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 300))
  }

  @Test("a scale is limited; without a view to zoom it stays 1")
  func limits() {
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 0.5)
    scrollView.zoomScale = 1
    recorder.zoomed = nil
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
  }

  /// Basis: published code that computes a minimum scale before it knows its bounds, and again after.
  @Test("a scale of zero takes nothing from the view and the content for good")
  func zero() {
    scrollView.minimumZoomScale = 0
    scrollView.zoomScale = 0
    #expect(content.bounds.size == CGSize(width: 400, height: 300))
    scrollView.zoomScale = 0.5
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 150))
    #expect(scrollView.contentOffset == .zero)
  }

  /// Basis: assumed.
  @Test("what is in the middle stays there, as far as the content reaches")
  func middle() {
    scrollView.contentOffset = CGPoint(x: 100, y: 50)
    scrollView.zoomScale = 2
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 200))
    scrollView.zoomScale = 0.5
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("a rectangle is shown as large as it fits, in the middle")
  func rectangle() {
    scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 50), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 150))
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(scrollView.zoomScale == 4)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("the delegate is notified of every scale, and of the beginning and the end of an animated one")
  func delegateCalls() {
    scrollView.zoomScale = 2
    #expect(recorder.take() == ["scroll 100,100", "zoom 2.0"])
    scrollView.zoomScale = 2
    #expect(recorder.take() == [])
    scrollView.setZoomScale(1, animated: true)
    #expect(scrollView.isZooming)
    #expect(recorder.take() == ["willZoom 2.0", "scroll 0,0", "zoom 1.0"])
    scrollView.session.advance(by: 1)
    #expect(recorder.take() == ["endZoom 1.0 true"])
    #expect(!scrollView.isZooming)
  }

  /// Basis: derived from published code that centers an image by the constants of such constraints.
  @Test("a view that constraints place begins where they have it, and the content grows by what it grows")
  func constrained() {
    content.translatesAutoresizingMaskIntoConstraints = false
    let leading = content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10)
    let top = content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20)
    NSLayoutConstraint.activate([
      leading, top, content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalToConstant: 400), content.heightAnchor.constraint(equalToConstant: 300),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 420, height: 340))
    scrollView.zoomScale = 2
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 20, width: 800, height: 600))
    #expect(scrollView.contentSize == CGSize(width: 820, height: 640))
    leading.constant = 30
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 30, y: 20, width: 800, height: 600))
    #expect(scrollView.contentSize == CGSize(width: 840, height: 640))
    scrollView.zoomScale = 1
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 30, y: 20, width: 400, height: 300))
    #expect(scrollView.contentSize == CGSize(width: 440, height: 340))
  }

  /// Basis: the words are those of Core Animation's exceptions in published crash logs.
  @Test("a scale that is not a number ends the program with Core Animation's words")
  func notANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), recorder = ScrollRecorder()
        recorder.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(recorder.zoomed ?? view)
        view.delegate = recorder
        view.zoomScale = .nan
      }
    }
    #expect(result.says("'CALayerInvalidGeometry', reason: 'CALayer "))
  }
}
