import UIKit

@testable import UIKit

/// A combination of a stack view's properties, and three items of fixed intrinsic sizes: 40 × 30, 60 × 50, 20 × 10.
struct StackCase: CustomStringConvertible {
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The indices of hidden items.
  var hidden: Set<Int> = []
  var isMirrored = false
  var usesMargins = false
  /// The length across the axis; nil for the items' own.
  var thickness: CGFloat?

  static let sizes = [CGSize(width: 40, height: 30), CGSize(width: 60, height: 50), CGSize(width: 20, height: 10)]
  /// The second item stretches first, then the first one.
  static let huggings: [Float] = [250, 240, 260]
  static let spacing: CGFloat = 6
  static let length: CGFloat = 300
  static let margins = UIEdgeInsets(top: 3, left: 9, bottom: 5, right: 15)
  /// None, the first, the middle one, the last, all but one.
  static let hiddenPatterns: [Set<Int>] = [[], [0], [1], [2], [0, 2]]

  var description: String {
    """
    \(distribution) \(alignment) \(axis) hidden \(hidden.sorted()) mirrored \(isMirrored) margins \(usesMargins) \
    thickness \(thickness ?? 0)
    """
  }

  /// Every combination for one distribution and alignment.
  static func all(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) -> [StackCase] {
    var cases: [StackCase] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for hidden in hiddenPatterns {
        for isMirrored in [false, true] {
          for usesMargins in [false, true] {
            cases.append(
              StackCase(
                distribution: distribution, alignment: alignment, axis: axis, hidden: hidden, isMirrored: isMirrored,
                usesMargins: usesMargins))
          }
        }
      }
    }
    return cases
  }
}

extension UIStackView.Distribution {
  static let all: [Self] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
}

extension UIStackView.Alignment {
  static let all: [Self] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
}

// The stack view itself.
extension StackCase {
  /// Makes the stack view with its fixed length, and with the given thickness or that of its items, at the top left
  /// corner of `root`.
  @MainActor func makeStack(in root: UIView) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: zip(Self.sizes, Self.huggings).map { SizedItem($0, hugging: $1) })
    (stack.distribution, stack.alignment, stack.axis) = (distribution, alignment, axis)
    stack.spacing = Self.spacing
    stack.isLayoutMarginsRelativeArrangement = usesMargins
    (stack.layoutMargins, stack.insetsLayoutMarginsFromSafeArea) = (Self.margins, false)
    if isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    for place in hidden { stack.arrangedSubviews[place].isHidden = true }
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
      (axis == .horizontal ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: Self.length),
    ])
    if let thickness {
      (axis == .horizontal ? stack.heightAnchor : stack.widthAnchor).constraint(equalToConstant: thickness)
        .isActive = true
    }
    return stack
  }
}

/// A view of a fixed intrinsic size.
final class SizedItem: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ size: CGSize, hugging: Float = 250) {
    self.size = size
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
