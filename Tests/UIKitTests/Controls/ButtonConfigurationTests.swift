import SystemProfiles
import Testing

@testable import UIKit

/// Buttons with a configuration. Basis: the references of UIButton.Configuration and UIButton, unless a test states
/// otherwise; "Button" in 17 points of iOS 17 is 51 wide.
@MainActor struct ButtonConfigurationTests {
  private func session() throws -> Session { try Session.of(.iOS(17), "iphone-15-pro") }

  private func make(
    in session: Session? = nil, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) throws -> UIButton {
    try (session ?? self.session()).perform {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      change(&configuration)
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      return button
    }
  }

  private let bird = UIImage(name: "bird", size: CGSize(width: 20, height: 10))

  /// Basis: captured, by titles of configured buttons, which are 24 and 14 points smaller than the buttons; large and
  /// mini assumed.
  @Test("insets follow the size until they are set")
  func insets() {
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    configuration.buttonSize = .mini
    #expect(configuration.contentInsets.top == 5 && configuration.contentInsets.leading == 10)
    configuration.contentInsets = .zero
    configuration.buttonSize = .small
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.top == 5)
  }

  @Test(
    "sizes: small ones have smaller titles", arguments: [UIButton.Configuration.Size.mini, .small, .medium, .large])
  func sizes(_ size: UIButton.Configuration.Size) throws {
    let button = try make { $0.buttonSize = size }, small = size == .mini || size == .small
    #expect(button.effectiveFont.pointSize == (small ? 15 : 17))
    let heights: [UIButton.Configuration.Size: CGFloat] = [
      .mini: 28, .small: 28, .medium: 34.333, .large: 50.333,
    ]
    #expect(abs(button.intrinsicContentSize.height - (heights[size] ?? 0)) < 0.01)
  }

  @Test("the title follows the text size")
  func dynamicType() throws {
    var environment = try session().environment
    environment.contentSizeCategory = .accessibilityLarge
    let large = try make(in: Session(environment: environment)), plain = try make()
    #expect(large.intrinsicContentSize.height > plain.intrinsicContentSize.height + 15)
  }

  @Test("the image is at the requested edge, with padding between")
  func placement() throws {
    for (edge, isBeside) in [(NSDirectionalRectEdge.leading, true), (.trailing, true), (.top, false), (.bottom, false)]
    {
      let plain = try make(),
        button = try make { [bird] in
          ($0.image, $0.imagePlacement, $0.imagePadding) = (bird, edge, 8)
        }
      let content = button.contentRect(forBounds: button.bounds)
      let image = button.imageRect(forContentRect: content), title = button.titleRect(forContentRect: content)
      let size = button.intrinsicContentSize, natural = plain.intrinsicContentSize
      #expect(abs(size.width - natural.width - (isBeside ? 28 : 0)) < 0.01)
      #expect(abs(size.height - natural.height - (isBeside ? 0 : 18)) < 0.01)
      switch edge {
      case .leading: #expect(abs(title.minX - image.maxX - 8) < 0.01)
      case .trailing: #expect(abs(image.minX - title.maxX - 8) < 0.01)
      case .top: #expect(abs(title.minY - image.maxY - 8) < 0.01 && abs(title.midX - image.midX) < 0.5)
      default: #expect(abs(image.minY - title.maxY - 8) < 0.01)
      }
    }
  }

  @Test("from right to left insets and image change sides")
  func rightToLeft() throws {
    let button = try make { [bird] in
      ($0.image, $0.contentInsets) = (bird, NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 1))
    }
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content.minX == 1 && content.maxX == 270)
    #expect(button.imageRect(forContentRect: content).maxX == 270)
  }

  @Test("the subtitle is below the title, a title padding away, aligned with it")
  func subtitle() throws {
    let button = try make { ($0.subtitle, $0.titlePadding) = ("A longer subtitle", 4) }
    let content = button.contentRect(forBounds: button.bounds), title = button.titleRect(forContentRect: content)
    let subtitle = try #require(button.subtitleFrame)
    #expect(abs(subtitle.minY - title.maxY - 4) < 0.01 && abs(subtitle.midX - title.midX) <= 0.5)
    button.configuration?.titleAlignment = .leading
    #expect(button.titleRect(forContentRect: content).minX == button.subtitleFrame?.minX)
    button.configuration?.titleAlignment = .trailing
    #expect(button.titleRect(forContentRect: content).maxX == button.subtitleFrame?.maxX)
    button.layoutIfNeeded()
    #expect(button.subtitleLabel?.text == "A longer subtitle")
  }

  @Test("a long title makes lines where there is no room, and the button grows")
  func lines() throws {
    let button = try make { $0.title = "A title that is much longer than that" }
    let fitting = button.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(fitting.width <= 120 && fitting.height > 50)
    try session().perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      let button = UIButton(configuration: .gray())
      button.configuration?.title = "A title that is much longer than that"
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 120).isActive = true
      root.layoutIfNeeded()
      #expect(button.frame.height > 50)
      button.configuration?.titleLineBreakMode = .byTruncatingTail
      root.layoutIfNeeded()
      #expect(abs(button.frame.height - 34.333) < 0.01)
    }
  }

  @Test("attributed titles and transformers set the font of the title")
  func fonts() throws {
    var title = AttributedString("Button")
    title.font = UIFont.systemFont(ofSize: 30)
    #expect(try make { $0.attributedTitle = title }.effectiveFont.pointSize == 30)
    let transformed = try make {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.boldSystemFont(ofSize: 25)
        outgoing.foregroundColor = UIColor.green
        return outgoing
      }
    }
    #expect(transformed.effectiveFont == .boldSystemFont(ofSize: 25))
    #expect(transformed.currentTitleColor == UIColor(UIColor.green.resolved(in: transformed.session)))
  }

  @Test("each stretch of a title has its own font and colour")
  func stretches() throws {
    var title = AttributedString("Small")
    title.font = UIFont.systemFont(ofSize: 10)
    title.foregroundColor = UIColor.red
    var rest = AttributedString("Large")
    rest.font = UIFont.systemFont(ofSize: 40)
    title.append(rest)
    let button = try make { $0.attributedTitle = title }
    #expect(button.intrinsicContentSize.height > 55 && button.reportedText == "SmallLarge")
    let texts = try Sheet(.iOS(17)).content { button }.filter { $0.hasPrefix("text") }
    #expect(texts.count == 2 && texts[0].contains("#ff0000") && !texts[1].contains("#ff0000"), "\(texts)")
  }

  @Test("a wheel takes the place of the image")
  func activity() throws {
    let plain = try make(), button = try make { $0.showsActivityIndicator = true }
    #expect(abs(button.intrinsicContentSize.width - plain.intrinsicContentSize.width - 20) < 0.01)
  }

  @Test("title and image of the action show where the configuration has none, and using the button runs it")
  func primaryAction() throws {
    var uses = 0
    let session = try session()
    let button = session.perform {
      UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go", image: bird) { _ in uses += 1 })
    }
    #expect(button.currentTitle == "Go" && button.currentImage === bird)
    button.sendActions(for: .primaryActionTriggered)
    #expect(uses == 1)
    button.configuration?.title = "Own"
    #expect(button.currentTitle == "Own")
  }

  @Test("the handler is called once before the next layout, and again for another state")
  func updates() throws {
    let button = try make()
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "A very long title when held" : "Short"
    }
    button.setNeedsUpdateConfiguration()
    #expect(states.isEmpty)
    button.layoutIfNeeded()
    #expect(states == [.normal] && button.currentTitle == "Short")
    button.isHighlighted = true
    #expect(button.intrinsicContentSize.width > 150 && states == [.normal, .highlighted])
  }

  @Test("what a handler changes is laid out in the same frame")
  func updateInLayout() throws {
    try session().perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)), button = UIButton(configuration: .gray())
      button.configurationUpdateHandler = { $0.configuration?.title = "Twelve characters" }
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(button.frame.width > 140)
    }
  }

  @Test("subclasses update the configuration themselves")
  func subclass() throws {
    final class Own: UIButton {
      override func updateConfiguration() { configuration?.title = "Updated" }
    }
    try session().perform {
      let button = Own(type: .system)
      button.configuration = .plain()
      button.setNeedsUpdateConfiguration()
      button.layoutIfNeeded()
      #expect(button.currentTitle == "Updated")
    }
  }

  @Test("fills and titles take the colours of style, role and state")
  func colors() throws {
    let button = try make(), configuration = try #require(button.configuration)
    #expect(button.background(of: configuration) == button.tint && button.ink(of: configuration) == .white)
    button.role = .destructive
    #expect(button.background(of: configuration) == UIColor.systemRed.resolved(in: button.session))
    button.isEnabled = false
    #expect(button.background(of: configuration).alpha < 0.3)
    #expect(button.ink(of: .plain()) == button.session.palette.button.disabledTitle)
    button.automaticallyUpdatesConfiguration = false
    #expect(button.background(of: .gray()) == button.session.palette[.secondarySystemFill])
    var own = UIButton.Configuration.filled()
    (own.baseBackgroundColor, own.baseForegroundColor) = (.green, .black)
    #expect(button.background(of: own) == UIColor.green.resolved(in: button.session))
    #expect(own.updated(for: button).baseForegroundColor == UIColor(.black))
  }

  @Test("corners: the background's own radius, named ones, capsules; glass makes capsules of all")
  func corners() throws {
    let button = try make(), area = CGRect(x: 0, y: 0, width: 100, height: 40)
    func radius(_ style: UIButton.Configuration.CornerStyle, _ button: UIButton) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      (configuration.cornerStyle, configuration.background.cornerRadius) = (style, 11)
      return button.cornerRadius(of: configuration, in: area)
    }
    #expect(radius(.fixed, button) == 11 && radius(.dynamic, button) == 11 && radius(.capsule, button) == 20)
    #expect(radius(.small, button) < radius(.medium, button) && radius(.medium, button) < radius(.large, button))
    let glass = try make(in: Session.of(.iOS(26), "iphone-15-pro"))
    #expect(radius(.dynamic, glass) == 20 && radius(.fixed, glass) == 11)
  }

  @Test("a stroke and an image are drawn with the background, inside its insets")
  func background() throws {
    let lines = try Sheet(.iOS(17)).content {
      var configuration = UIButton.Configuration.filled()
      configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      (configuration.background.strokeWidth, configuration.background.strokeColor) = (2, .black)
      configuration.background.image = bird
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      return button
    }
    #expect(lines.first == "fill rounded(2 1 94 36 r 6) #007aff", "\(lines)")
    #expect(lines.contains { $0.contains("stroke") } && lines.contains { $0.contains("image") })
  }

  @Test("symbols are as large as the title, other images keep their size")
  func symbols() throws {
    let button = try make { ($0.title, $0.image) = (nil, UIImage(systemName: "star")) }
    #expect(abs(button.intrinsicContentSize.width - 44) < 0.7)
    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(button.intrinsicContentSize.width - 64) < 0.7)
  }

  /// Basis: chosen: content insets of classic buttons are ignored beside a configuration, as documented.
  @Test("content insets of classic buttons do not count")
  func classicInsets() throws {
    let button = try make(), natural = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    #expect(button.intrinsicContentSize == natural)
  }
}
