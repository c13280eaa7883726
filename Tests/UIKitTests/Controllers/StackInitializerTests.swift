import Testing
import UIKit

/// Subclasses of navigation controllers compile as on iOS. Basis: `UINavigationController` reference.
@MainActor struct StackInitializerTests {
  private final class Bar: UINavigationBar {
    let mark: Int

    override init(frame: CGRect) {
      mark = 7
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Stack: UINavigationController {
    let mark: Int

    init(mark: Int, root: UIViewController) {
      self.mark = mark
      super.init(rootViewController: root)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Other: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "Other"
    }

    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func theRootIsOnTheStack() {
    let root = UIViewController(), stack = Stack(mark: 3, root: root),
      other = Other(rootViewController: UIViewController())
    #expect(stack.viewControllers == [root] && stack.mark == 3 && other.title == "Other")
  }

  @Test func barsOfOwnClasses() {
    let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect((stack.navigationBar as? Bar)?.mark == 7 && stack.viewControllers.isEmpty)
    #expect(Other(navigationBarClass: nil, toolbarClass: UIToolbar.self).toolbar != nil)
  }
}
