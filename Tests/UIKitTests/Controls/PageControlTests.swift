import SystemProfiles
import Testing

@testable import UIKit

/// Page controls.
/// Basis: the UIPageControl reference, unless a test states otherwise.
@MainActor struct PageControlTests {
  private func control(_ pages: Int, _ version: SystemVersion = .iOS(7)) throws -> (UIPageControl, Session) {
    let session = try Session.of(version)
    let control = session.perform { UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40)) }
    control.numberOfPages = pages
    return (control, session)
  }

  /// Shows the control on a screen and taps it.
  private func tap(_ control: UIPageControl, in session: Session, at places: CGFloat...) {
    let root = session.perform { UIViewController() }
    _ = session.show(root)
    control.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
    session.perform { root.view.addSubview(control) }
    for x in places { session.tap(at: CGPoint(x: x, y: 120)) }
  }

  @Test("the current page is pinned to the pages that there are")
  func pinned() throws {
    let (control, _) = try control(3)
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test("its size follows the number of pages, hidden or not")
  func sizes() throws {
    let (control, _) = try control(1)
    control.hidesForSinglePage = true
    #expect(control.intrinsicContentSize == CGSize(width: 7, height: 37))
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 71, height: 37))
    control.direction = .topToBottom
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 37, height: 71))
  }

  @Test("more pages are laid out again")
  func layout() throws {
    let (control, session) = try control(3)
    session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      control.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(control)
      control.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      control.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(control.frame == CGRect(x: 140.5, y: 0, width: 39, height: 37))
      control.numberOfPages = 4
      root.layoutIfNeeded()
      #expect(control.frame.width == 55)
    }
  }

  @Test("a touch goes one page on, or back in the left half; at the ends nothing is sent")
  func touches() throws {
    let (control, session) = try control(2)
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    tap(control, in: session, at: 150, 150, 20, 20)
    #expect(pages == [1, 0])
  }

  @Test("from right to left the halves change places")
  func rightToLeft() throws {
    let (control, session) = try control(2)
    control.direction = .rightToLeft
    tap(control, in: session, at: 20)
    #expect(control.currentPage == 1)
    #expect(control.dotFrame(of: 0).minX > control.dotFrame(of: 1).minX)
  }

  @Test("the dots can wait for the program")
  func deferred() throws {
    let (control, session) = try control(3)
    control.defersCurrentPageDisplay = true
    tap(control, in: session, at: 150)
    #expect((control.currentPage, control.shownPage) == (1, 0))
    control.updateCurrentPageDisplay()
    #expect(control.shownPage == 1)
  }

  @Test("a person goes to the next page by its name")
  func steps() throws {
    let (control, session) = try control(3)
    #expect(session.perform { control.touchTargets.map(\.names) } == [["Next Page"], ["Previous Page"]])
  }

  @Test("dots are drawn in their colours, none for a single page that hides", arguments: [6, 7, 14, 26])
  func look(major: Int) throws {
    let sheet = try Sheet(.iOS(major))
    func lines(_ pages: Int) -> [String] {
      sheet.content {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        control.numberOfPages = pages
        control.hidesForSinglePage = true
        control.pageIndicatorTintColor = .red
        return control
      }
    }
    #expect(lines(1).isEmpty)
    #expect(lines(3).filter { $0.contains("fill") }.count == 3)
  }

  @Test("an image can stand for a page, another one while it is current")
  func images() throws {
    let (control, _) = try control(2)
    let star = UIImage(name: "star", size: CGSize(width: 10, height: 10))
    let moon = UIImage(name: "moon", size: CGSize(width: 10, height: 10))
    control.preferredIndicatorImage = star
    control.setCurrentPageIndicatorImage(moon, forPage: 0)
    #expect(control.shownImage(forPage: 0) === moon && control.shownImage(forPage: 1) === star)
    control.currentPage = 1
    #expect(control.shownImage(forPage: 0) === star)
  }

  @Test("the dot of a page under way is a bar that fills, and makes room for itself")
  func progress() throws {
    let (control, _) = try control(3, .iOS(17)), plain = control.intrinsicContentSize.width
    let progress = UIPageControlProgress()
    control.progress = progress
    #expect(progress.isProgressVisible && control.intrinsicContentSize.width == plain + 20)
    progress.currentProgress = 2
    #expect(progress.currentProgress == 1)
    control.currentPage = 1
    #expect(progress.currentProgress == 0 && control.dotFrame(of: 1).width > control.dotFrame(of: 0).width)
    #expect(control.dotFrame(of: 2).minX > control.dotFrame(of: 1).maxX)
    control.progress = nil
    #expect(control.intrinsicContentSize.width == plain)
  }

  @Test("a timer goes from page to page by the program's time, and stops at the last")
  func timer() throws {
    let (control, session) = try control(2, .iOS(17))
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    control.progress = timer
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    timer.setDuration(1, forPage: 0)
    timer.resumeTimer()
    session.advance(by: 0.5)
    #expect(timer.isRunning && abs(timer.currentProgress - 0.5) < 0.01)
    timer.pauseTimer()
    session.advance(by: 5)
    #expect(!timer.isRunning && control.currentPage == 0 && abs(timer.currentProgress - 0.5) < 0.01)
    timer.resumeTimer()
    session.advance(by: 1)
    #expect(control.currentPage == 1 && timer.isRunning)
    session.advance(by: 5)
    #expect(pages == [1] && !timer.isRunning && timer.currentProgress == 1)
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    session.advance(by: 0.5)
    #expect(control.currentPage == 0)
  }
}
