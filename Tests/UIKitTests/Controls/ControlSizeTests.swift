import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Intrinsic content sizes of controls, by generation. Basis: frames that Interface Builder saved and published view
/// dumps, unless a test states otherwise.
@MainActor struct ControlSizeTests {
  private func session(_ version: SystemVersion, _ device: String) throws -> Session {
    Session(environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device)))
  }

  private func iOS6() throws -> Session { try session(.iOS(6, 1), "iphone-5") }
  private func iOS7() throws -> Session { try session(.iOS(7), "iphone-5") }
  private func iOS17() throws -> Session { try session(.iOS(17), "iphone-15-pro") }

  private func labelSize(_ text: String, in session: Session) -> CGSize {
    session.perform {
      let label = UILabel()
      label.text = text
      return label.intrinsicContentSize
    }
  }

  @Test("labels of iOS 6 are whole points, later ones whole pixels")
  func labels() throws {
    #expect(labelSize("Name", in: try iOS6()) == CGSize(width: 46, height: 21))
    #expect(labelSize("Flexible Width", in: try iOS6()) == CGSize(width: 107, height: 21))
    #expect(labelSize("Name", in: try iOS7()).height == 20.5)
    #expect(abs(labelSize("Name", in: try iOS17()).height - 20.333) < 0.001)
    #expect(labelSize("", in: try iOS17()) == .zero)
  }

  @Test("a rounded button of iOS 6 has a bevel below its alignment rectangle")
  func roundedButton() throws {
    try iOS6().perform {
      let button = UIButton(type: .roundedRect)
      button.setTitle("Search", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 75, height: 43))
      #expect(button.sizeThatFits(.zero) == CGSize(width: 75, height: 44))
      #expect(button.alignmentRectInsets.bottom == 1)
    }
  }

  @Test("a system button is its title with 6 above and below, and never narrower than 30")
  func systemButton() throws {
    try iOS7().perform {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 46, height: 30))
      button.setTitle("I", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }
  }

  @Test("content insets replace the padding of a button")
  func contentInsets() throws {
    try iOS7().perform {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 10)
      #expect(button.intrinsicContentSize == CGSize(width: 66, height: 32))
    }
  }

  @Test("rounded fields are 30 high, 34 since iOS 13")
  func textFields() throws {
    func height(_ session: Session) -> CGFloat {
      session.perform {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        return field.intrinsicContentSize.height
      }
    }
    #expect(height(try iOS6()) == 30)
    #expect(height(try iOS7()) == 30)
    #expect(height(try iOS17()) == 34)
  }

  @Test("switches, sliders and segmented controls are larger than their alignment rectangles")
  func alignmentRectangles() throws {
    try iOS7().perform {
      let control = UISwitch()
      #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
      #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
      #expect(UISlider().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
      let segments = UISegmentedControl()
      segments.insertSegment(withTitle: "First", at: 0, animated: false)
      segments.insertSegment(withTitle: "Second", at: 1, animated: false)
      #expect(segments.intrinsicContentSize.height == 28)
    }
    try iOS6().perform { #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 79, height: 27)) }
  }

  @Test("indicators have the sizes of their styles")
  func indicators() throws {
    try iOS7().perform {
      let wheel = UIActivityIndicatorView()
      #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
      wheel.style = .whiteLarge
      #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
      #expect(UIProgressView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 2))
      #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 29))
    }
  }

  @Test("two generations live side by side in one process")
  func sideBySide() throws {
    let old = try iOS6(), new = try iOS17()
    let first = old.perform { UISwitch() }
    let second = new.perform { UISwitch() }
    #expect(first.sizeThatFits(.zero) == CGSize(width: 79, height: 27))
    #expect(second.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test("baselines: derived from a document in which two rows hold only with these numbers")
  func baselines() throws {
    try iOS6().perform {
      let label = UILabel()
      label.text = "Name"
      #expect(label.baselineOffsets(in: CGSize(width: 46, height: 21))?.firstFromTop == 17)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 14)
      field.contentVerticalAlignment = .center  // as in the document
      #expect(field.baselineOffsets(in: CGSize(width: 197, height: 30))?.firstFromTop == 21)
      let button = UIButton(type: .roundedRect)
      button.setTitle("Search", for: .normal)
      #expect(button.baselineOffsets(in: CGSize(width: 75, height: 32))?.firstFromTop == 21)
      #expect(UIView().baselineOffsets(in: CGSize(width: 10, height: 10)) == nil)
    }
  }

  @Test("a label of several lines takes the width that layout gives it, since iOS 8")
  func multipleLines() throws {
    try session(.iOS(9), "iphone-6").perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "A label that is longer than one line"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      for edge in [NSLayoutConstraint.Attribute.left, .right, .top] {
        NSLayoutConstraint(
          item: label, attribute: edge, relatedBy: .equal, toItem: root, attribute: edge, multiplier: 1, constant: 0
        ).isActive = true
      }
      root.layoutIfNeeded()
      #expect(label.frame.width == 100)
      #expect(label.frame.height > 60)
    }
  }
}

/// Controls of fixed size.
/// Basis: the references of UISwitch and UIStepper, `init(frame:)`: the size of the frame is ignored.
@MainActor struct FixedSizeTests {
  @Test("a switch and a stepper have their own size from the start", arguments: [6, 7, 26])
  func sizes(major: Int) throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(major))
    session.perform {
      for control in [UISwitch(), UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 900)), UIStepper()]
        as [UIControl]
      {
        #expect(control.frame.size == control.sizeThatFits(.zero) && control.frame.width > 40)
      }
      #expect(UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame.origin == CGPoint(x: 5, y: 6))
    }
  }
}
