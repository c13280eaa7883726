import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Views as text. Basis: captured, published console logs; names replace addresses, and layers have no names.
@MainActor struct DescriptionTests {
  private func named(_ name: String, _ view: UIView) -> UIView {
    view.accessibilityIdentifier = name
    return view
  }

  @Test("defaults are left out")
  func defaults() {
    let view = named("v", UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)))
    view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    #expect(view.description == "<UIView: v; frame = (0 0; 375 812); autoresize = W+H>")
    #expect(UIView().description.hasPrefix("<UIView: 0x"))
  }

  @Test("every field, in UIKit's order")
  func order() {
    let label = UILabel(frame: CGRect(x: 20.0 + 1.0 / 3, y: -4, width: 10, height: 10.5))
    label.text = "a\nb"
    label.alpha = 0.96
    label.isHidden = true
    label.clipsToBounds = true
    label.isOpaque = false
    label.autoresizingMask = UIView.AutoresizingMask(rawValue: 63)
    label.tag = 99
    label.transform = CGAffineTransform(translationX: 2, y: 0)
    #expect(
      named("l", label).description == """
        <UILabel: l; frame = (22.3333 -4; 10 10.5); transform = [1, 0, 0, 1, 2, 0]; text = 'a\\nb'; alpha = 0.96; \
        hidden = YES; clipsToBounds = YES; opaque = NO; autoresize = LM+W+RM+TM+H+BM; userInteractionEnabled = NO; \
        tag = 99>
        """)
  }

  @Test("a class of the client's names the control it is made from")
  func baseClasses() {
    #expect(named("b", FancyLabel()).description.hasPrefix("<FancyLabel: b; baseClass = UILabel; frame = (0 0; 0 0);"))
    #expect(named("v", FancyView()).description == "<FancyView: v; frame = (0 0; 0 0)>")
  }

  @Test("the tree, with bars for levels; images by name, scroll views with their offsets")
  func recursive() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    scroll.contentOffset.y = -56
    scroll.contentSize = CGSize(width: 375, height: 524.5)
    let root = named("root", UIView()), image = named("i", UIImageView())
    root.addSubview(named("s", scroll))
    scroll.addSubview(image)
    root.addSubview(named("last", UIView()))
    #expect(
      root.recursiveDescription() == """
        <UIView: root; frame = (0 0; 0 0)>
           | <UIScrollView: s; frame = (0 0; 375 600); clipsToBounds = YES; contentOffset: {0, -56}; \
        contentSize: {375, 524.5}>
           |    | <UIImageView: i; frame = (0 0; 0 0); userInteractionEnabled = NO> - (null)
           | <UIView: last; frame = (0 0; 0 0)>
        """)
  }

  @Test("scroll views describe their content since iOS 8")
  func generations() throws {
    let environment = SystemEnvironment(profile: .profile(for: .iOS(7)), device: try DeviceCatalog.find("iphone-5"))
    let description = Session(environment: environment).perform { UIScrollView().description }
    #expect(description.hasSuffix("; contentOffset: {0, 0}>"))
  }
}

@MainActor private final class FancyLabel: UILabel {}
@MainActor private final class FancyView: UIView {}
