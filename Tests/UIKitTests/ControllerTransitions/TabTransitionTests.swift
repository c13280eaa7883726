import Testing
import UIKit

@testable import UIKit

/// Tab changes that an app animates. Basis: `UITabBarControllerDelegate` reference.
@MainActor struct TabTransitionTests {
  private let stage: TransitionStage
  private let tabs: UITabBarController

  init() throws {
    let stage = try TransitionStage()
    self.stage = stage
    tabs = stage.session.perform { UITabBarController() }
    tabs.viewControllers = [stage.first, stage.second]
    tabs.delegate = stage.supplier
    _ = stage.session.show(tabs)
    _ = stage.take()
  }

  @Test func theOtherTabSlidesIn() {
    tabs.selectedIndex = 1
    #expect(stage.take() == ["B.load", "A.willDisappear", "B.willAppear", "animate"])
    stage.session.advance(by: 0.25)
    #expect(stage.shownX(stage.second.view) == 160 && stage.first.view.window != nil)
    stage.session.advance(by: 0.3)
    #expect(stage.take() == ["ended true", "A.didDisappear", "B.didAppear"])
    #expect(stage.first.view.superview == nil && tabs.selectedViewController === stage.second)
  }

  @Test func aCancelledChangeSelectsTheFirstAgain() {
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    stage.supplier.interaction = driver
    tabs.selectedIndex = 1
    driver.update(0.4)
    driver.cancel()
    stage.session.advance(by: 1)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === stage.first.tabBarItem)
    #expect(stage.second.view.superview == nil && stage.first.view.window != nil)
    #expect(stage.take().suffix(3) == ["ended false", "B.didDisappear", "A.didAppear"])
  }
}
