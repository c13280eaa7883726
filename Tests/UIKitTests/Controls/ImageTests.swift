import SystemProfiles
import Testing

@testable import UIKit

/// Images.
/// Basis: the references of UIImage and UIImageView, unless a test states otherwise.
@MainActor struct ImageTests {
  private let bird = UIImage(name: "bird", size: CGSize(width: 20, height: 10))

  @Test("a view is as large as its image, and asks for nothing without one")
  func naturalSize() {
    #expect(UIImageView(image: bird).frame.size == bird.size)
    #expect(UIImageView(image: bird).intrinsicContentSize == bird.size)
    let view = UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric && view.sizeThatFits(.zero) == view.bounds.size)
    view.image = bird
    view.image = nil
    #expect(view.frame.size == CGSize(width: 3, height: 4))
  }

  @Test("images fill the view as it says, without being cut")
  func contentMode() throws {
    let view = UIImageView(image: bird)
    #expect(view.contentMode == .scaleToFill && !view.clipsToBounds && !view.isUserInteractionEnabled)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .scaleAspectFit
    #expect(try Sheet(.iOS(17)).content { view }.contains { $0.contains("0 25 100 50") })
  }

  @Test("alignment insets of an image move what constraints see")
  func alignment() {
    let view = UIImageView(image: bird.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 6) && view.alignmentRectInsets.right == 4)
    #expect(view.sizeThatFits(.zero) == bird.size)
  }

  @Test("a highlighted view shows the other image, if there is one")
  func highlighted() {
    let other = UIImage(name: "other", size: CGSize(width: 50, height: 50))
    let view = UIImageView(image: bird, highlightedImage: other)
    #expect(view.frame.size == bird.size)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == other.size)
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize == bird.size)
  }

  @Test("each variation keeps the others")
  func variations() {
    let image = bird.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: UIEdgeInsets.zero)
      .withTintColor(.red).imageFlippedForRightToLeftLayoutDirection()
    #expect(image.renderingMode == .alwaysTemplate && image.flipsForRightToLeftLayoutDirection)
    #expect(image.size == bird.size && image.name == "bird" && bird.renderingMode == .automatic)
    #expect(image.resizingMode == .tile && image.scale == 1)
  }

  @Test("an image that is flipped is drawn mirrored, and upright when it is flipped again")
  func flipped() throws {
    let flipped = bird.withHorizontallyFlippedOrientation()
    #expect(bird.imageOrientation == .up && flipped.imageOrientation == .upMirrored && flipped.size == bird.size)
    func drawn(_ image: UIImage) throws -> [String] { try Sheet(.iOS(17)).content { UIImageView(image: image) } }
    #expect(try drawn(flipped).contains { $0.contains("-1 0 0 1 20 0") } && drawn(bird).count == 1)
    #expect(try drawn(flipped.withHorizontallyFlippedOrientation()) == drawn(bird))
  }

  @Test("a view's baseline is that of its image, where the content mode places it")
  func baseline() throws {
    try Session.of(.iOS(17)).perform {
      let image = bird.withBaselineOffset(fromBottom: 3), view = UIImageView(image: image)
      #expect(image.baselineOffsetFromBottom == 3 && image.hasBaseline && !image.imageWithoutBaseline().hasBaseline)
      #expect(UIImageView(image: bird).baselineOffsets(in: bird.size) == nil)
      #expect(view.baselineOffsets(in: bird.size) == BaselineOffsets(firstFromTop: 7, lastFromBottom: 3))
      let large = CGSize(width: 20, height: 20)
      #expect(view.baselineOffsets(in: large) == BaselineOffsets(firstFromTop: 14, lastFromBottom: 6))
      view.contentMode = .bottom
      #expect(view.baselineOffsets(in: large) == BaselineOffsets(firstFromTop: 17, lastFromBottom: 3))
    }
  }

  @Test("constraints of baselines put an image and a text on one line")
  func alignedBaselines() throws {
    let session = try Session.of(.iOS(17))
    try session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), label = UILabel()
      let view = UIImageView(image: bird.withBaselineOffset(fromBottom: 4))
      label.text = "Text"
      for part in [label, view] {
        part.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(part)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        view.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
      session.commitFrame(of: root)
      let text = try #require(label.baselineOffsets(in: label.bounds.size))
      #expect(abs(view.frame.maxY - 4 - (label.frame.maxY - text.lastFromBottom)) < 0.5)
    }
  }

  @Test("templates take the tint, originals never do")
  func rendering() throws {
    func dump(_ image: UIImage) throws -> String {
      try Sheet(.iOS(17)).content {
        let view = UIImageView(image: image)
        view.tintColor = .red
        return view
      }.joined()
    }
    #expect(try dump(bird.withRenderingMode(.alwaysTemplate)).contains("#ff0000"))
    #expect(try !dump(bird).contains("#ff0000"))
    #expect(try dump(bird.withTintColor(.blue, renderingMode: .alwaysTemplate)).contains("#ff0000"))
    #expect(try dump(bird.withTintColor(.blue, renderingMode: .alwaysOriginal)).contains("#0000ff"))
  }

  /// Basis: the reference of `withTintColor(_:)`.
  @Test("a symbol with a colour of its own has it in bars and in text, too")
  func tintedSymbols() throws {
    let trash = try #require(UIImage(systemName: "trash")).withTintColor(.red)
    let bar = try Sheet(.iOS(17)).content {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [UIBarButtonItem(image: trash, style: .plain, target: nil, action: nil)]
      return bar
    }
    #expect(bar.joined().contains("#ff0000"))
    let text = try Sheet(.iOS(17)).content {
      let label = UILabel()
      let attachment = NSTextAttachment()
      attachment.image = trash
      label.attributedText = NSAttributedString(attachment: attachment)
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      return label
    }
    #expect(text.joined().contains("#ff0000"))
  }

  @Test("caps keep their size, and what is between them stretches")
  func caps() {
    let caps = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6)
    let parts = ImageSlices(size: bird.size, caps: caps).parts(in: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(parts.map(\.rect.width) == [4, 90, 6] && parts.map(\.rect.minX) == [0, 4, 94])
    #expect(parts.map(\.portion.width) == [0.2, 0.5, 0.3] && parts.allSatisfy { $0.rect.height == 40 })
    let narrow = ImageSlices(size: bird.size, caps: caps).parts(in: CGRect(x: 0, y: 0, width: 5, height: 40))
    #expect(narrow.map(\.rect.width) == [2, 3])
    #expect(ImageSlices(size: bird.size, caps: .zero).parts(in: .zero).count == 1)
  }

  /// Basis: documented.
  @Test("a stretchable image repeats one point behind its caps")
  func stretchable() {
    let image = UIImage(name: "bird", size: CGSize(width: 20, height: 10)).stretchableImage(
      withLeftCapWidth: 8, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 11))
    #expect(image.resizingMode == .stretch)
  }

  @Test("mirrored images are mirrored from right to left only")
  func mirrored() throws {
    func lines(_ direction: UISemanticContentAttribute) throws -> [String] {
      try Sheet(.iOS(17)).content {
        let view = UIImageView(image: bird.imageFlippedForRightToLeftLayoutDirection())
        view.semanticContentAttribute = direction
        return view
      }
    }
    #expect(try lines(.forceRightToLeft).count > lines(.forceLeftToRight).count)
  }

  /// Basis: assumed: sizes of symbols; that they follow text size and scale is documented.
  @Test("symbols are as large as text of a size and a scale")
  func symbols() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.isSymbolImage && star.size.width == 20 && star.size.height < 20)
    let large = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(large?.size.width == 40)
    let both = UIImage.SymbolConfiguration(scale: .large).applying(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(both.values.scale == .large && both.values.pointSize == 34)
    let filled = try #require(UIImage(systemName: "star.fill"))
    #expect(filled.size == star.size)
    let view = UIImageView(image: star)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
    #expect(view.intrinsicContentSize.width == 60)
    #expect(bird.applyingSymbolConfiguration(both)?.size == bird.size)
  }

  @Test("a text style makes a symbol follow the text size")
  func dynamicType() throws {
    var environment = try Session.of(.iOS(17)).environment
    environment.contentSizeCategory = .accessibilityLarge
    Session(environment: environment).perform {
      let body = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
      #expect((body?.size.width ?? 0) > 35)
    }
  }

  @Test("images by name are those that documents declare")
  func named() throws {
    let session = try Session.of(.iOS(17))
    session.resources.imageSizes["bird"] = CGSize(width: 7, height: 8)
    session.perform {
      #expect(UIImage(named: "bird")?.size == CGSize(width: 7, height: 8))
      #expect(UIImage(named: "missing") == nil && UIImage().size == .zero)
    }
  }

  @Test("images follow each other by the session's clock, and the image itself is there again at the end")
  func animation() throws {
    let session = try Session.of(.iOS(17))
    let frames = (0..<3).map { UIImage(name: "\($0)", size: bird.size) }
    let view = session.perform { UIImageView(image: bird) }
    (view.animationImages, view.animationDuration, view.animationRepeatCount) = (frames, 3, 1)
    #expect(!view.isAnimating && view.animation?.image(at: 0, isHighlighted: false) == nil)
    view.startAnimating()
    let start = session.now
    #expect(view.isAnimating)
    #expect(view.animation?.image(at: start + 1.5, isHighlighted: false) === frames[1])
    #expect(view.animation?.image(at: start + 3.5, isHighlighted: false) == nil)
    session.advance(by: 4)
    #expect(!view.isAnimating)
    view.stopAnimating()
    #expect(view.intrinsicContentSize == bird.size)
  }
}
