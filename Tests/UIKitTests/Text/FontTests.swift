import SystemProfiles
import Testing

@testable import UIKit

/// Fonts in code. Basis: class references, unless a test states otherwise.
@MainActor struct FontTests {
  /// Basis: captured, published dumps and recordings.
  @Test("a line of 17 points is as high as the generation's system font")
  func lineHeights() throws {
    for (version, height) in [(SystemVersion.iOS(6), 21), (.iOS(7), 20.281), (.iOS(9), 20.287), (.iOS(17), 20.287)] {
      try Session.of(version).perform {
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - height) < 0.002, "iOS \(version)")
      }
    }
  }

  /// Basis: captured; label heights of iOS 6, those of 15 bold, 17 and 12 bold by saved nibs.
  @Test("labels of iOS 6 are as high as saved")
  func heightsOfiOS6() throws {
    let session = try Session.of(.iOS(6))
    for (size, isBold, height) in [
      (12, false, 15), (12, true, 15), (14, false, 18), (15, true, 19), (17, false, 21), (18, false, 22),
      (20, true, 24),
    ] as [(CGFloat, Bool, CGFloat)] {
      session.perform {
        let label = UILabel()
        label.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        label.text = "Search"
        #expect(label.intrinsicContentSize.height == height, "\(size)")
      }
    }
  }

  /// Basis: captured; saved widths of thirteen labels and three buttons, no kerning, whole points.
  @Test("text of iOS 6 is as wide as saved")
  func widthsOfiOS6() throws {
    let regular: KeyValuePairs = [
      "Name": 46, "Left": 29, "Right": 40, "Top": 30, "Bottom": 54, "Left Top": 63, "Right Top": 74,
      "Left Bottom": 87, "Right Bottom": 99, "Flexible Width": 107, "Label1": 52,
    ]
    let bold: KeyValuePairs = ["Search": 51, "Long Text": 72, "Button": 49, "Center": 48]
    try Session.of(.iOS(6)).perform {
      let label = UILabel()
      for (text, width) in regular {
        label.text = text
        #expect(label.intrinsicContentSize.width == CGFloat(width), "\(text)")
      }
      label.font = .boldSystemFont(ofSize: 15)
      for (text, width) in bold {
        label.text = text
        #expect(label.intrinsicContentSize.width == CGFloat(width), "\(text)")
      }
    }
  }

  /// Basis: captured at three pixels per point.
  @Test("San Francisco is as wide as recorded")
  func widthsOfSanFrancisco() throws {
    try Session.of(.iOS(13), "iphone-11-pro").perform {
      for (text, font, width) in [
        ("the", UIFont.preferredFont(forTextStyle: .body), 25), ("point", .preferredFont(forTextStyle: .body), 39),
        ("What's", .preferredFont(forTextStyle: .headline), 55.667),
        ("?", .preferredFont(forTextStyle: .subheadline), 7.667),
      ] {
        let label = UILabel()
        (label.text, label.font) = (text, font)
        #expect(abs(label.intrinsicContentSize.width - width) <= 0.334, "\(text)")
      }
    }
  }

  @Test("the sizes of controls")
  func sizes() {
    #expect([UIFont.labelFontSize, UIFont.buttonFontSize] == [17, 18])
    #expect([UIFont.systemFontSize, UIFont.smallSystemFontSize] == [14, 12])
  }

  @Test("the parts of a line add up: ascender, descender, and what is above the letters")
  func parts() throws {
    try Session.of(.iOS(17)).perform {
      let font = UIFont.systemFont(ofSize: 20)
      #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001 && font.descender < 0 && font.leading == 0)
      #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
      let body = UIFont.preferredFont(forTextStyle: .body)
      #expect(abs(body.leading - (22 - body.lineHeight)) < 0.001)
    }
  }

  @Test("digits of one width are all as wide as the zero")
  func monospacedDigits() throws {
    try Session.of(.iOS(17)).perform {
      let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular), plain = UIFont.systemFont(ofSize: 17)
      @MainActor func width(_ text: String, _ font: UIFont) -> CGFloat {
        text.size(withAttributes: [.font: font]).width
      }
      #expect(width("111", font) == width("000", font) && width("111", plain) < width("000", plain))
      #expect(width("abc", font) == width("abc", plain))
    }
  }

  /// Basis: captured: published logs of iOS 9 to 17 say Semibold.
  @Test("the bold system font is Semibold, and its widths are; before San Francisco both are one face")
  func boldIsSemibold() throws {
    for version in [SystemVersion.iOS(6, 1), .iOS(8), .iOS(9), .iOS(13), .iOS(17)] {
      try Session.of(version).perform {
        @MainActor func width(_ font: UIFont) -> CGFloat { "Settings".size(withAttributes: [.font: font]).width }
        let semibold = width(.systemFont(ofSize: 16, weight: .semibold))
        #expect(width(.boldSystemFont(ofSize: 16)) == semibold)
        let isOneFace = width(.systemFont(ofSize: 16, weight: .bold)) == semibold
        #expect(isOneFace == (version < .iOS(9)))
      }
    }
  }

  @Test("all letters of the monospaced sibling have one width")
  func monospaced() throws {
    try Session.of(.iOS(17)).perform {
      let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
      #expect("iii".size(withAttributes: [.font: font]) == "WWW".size(withAttributes: [.font: font]))
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    }
  }
}

/// Names of fonts. Basis: documented (`UIFont`) and captured, lists and logs published in repositories.
@MainActor struct FontNameTests {
  /// Basis: documented (`CGFont`).
  @Test("a face's numbers are a font's, in units of the em")
  func faces() throws {
    try Session.of(.iOS(17)).perform {
      let face = try #require(CGFont("Helvetica Neue")), font = try #require(UIFont(name: "Helvetica Neue", size: 100))
      let em = CGFloat(face.unitsPerEm)
      #expect(face.postScriptName == "HelveticaNeue" && em >= 16)
      for (units, points) in [
        (face.ascent, font.ascender), (face.descent, font.descender), (face.capHeight, font.capHeight),
        (face.xHeight, font.xHeight),
      ] {
        #expect(abs(CGFloat(units) / em - points / 100) < 1 / em)
      }
      #expect(face.descent < 0 && CGFont("No such face") == nil)
    }
  }

  @Test("a name that neither iOS nor the program has makes no font")
  func unknownNames() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      #expect(UIFont(name: "Nope", size: 3) == nil && UIFont(name: "", size: 3) == nil)
      #expect(UIFont(name: "SFProText-Regular", size: 3) == nil, "not on the device")
      #expect(UIFont(name: "Georgia-Bold", size: 3)?.fontName == "Georgia-Bold")
    }
    #expect(session.diagnostics.map(\.rule) == ["missing-font", "missing-font", "missing-font"])
    #expect(session.diagnostics.first?.message.contains("UIFont(name:size:) returns nil") == true)
  }

  @Test(
    "PostScript names, families and full names find the same face",
    arguments: [
      ("Helvetica Neue", "HelveticaNeue", "Helvetica Neue"),
      ("AvenirNext-DemiBold", "AvenirNext-DemiBold", "Avenir Next"),
      ("Avenir Next Demi Bold", "AvenirNext-DemiBold", "Avenir Next"), ("arial", "ArialMT", "Arial"),
      ("Times New Roman", "TimesNewRomanPSMT", "Times New Roman"), ("Futura", "Futura-Medium", "Futura"),
      ("Zapf Dingbats", "ZapfDingbatsITC", "Zapf Dingbats"),
    ])
  func kindsOfNames(name: String, face: String, family: String) throws {
    try Session.of(.iOS(17)).perform {
      let font = try #require(UIFont(name: name, size: 17))
      #expect(font.fontName == face && font.familyName == family && font.pointSize == 17)
    }
  }

  @Test("families come and go with releases")
  func releases() throws {
    func names(_ version: SystemVersion) throws -> [String] { try Session.of(version).perform { UIFont.familyNames } }
    let (six, eight, ten, seventeen) = try (names(.iOS(6)), names(.iOS(8)), names(.iOS(10)), names(.iOS(17)))
    #expect(seventeen.first == "Academy Engraved LET" && seventeen.last == "Zapfino")
    #expect(!six.contains("Menlo") && eight.contains("Menlo"))
    #expect(eight.contains("Marion") && !ten.contains("Marion") && !ten.contains("Galvji"))
    #expect(seventeen.contains("Galvji") && !seventeen.contains("Gurmukhi MN"))
    try Session.of(.iOS(10)).perform {
      #expect(UIFont(name: "Marion-Regular", size: 9) == nil && UIFont(name: "PingFang SC", size: 9) != nil)
      #expect(
        UIFont.fontNames(forFamilyName: "Menlo").sorted() == [
          "Menlo-Bold", "Menlo-BoldItalic", "Menlo-Italic", "Menlo-Regular",
        ])
      #expect(UIFont.fontNames(forFamilyName: "Nope").isEmpty)
    }
  }

  @Test("the system font has the names of its release")
  func systemFont() throws {
    for (version, regular, bold, family) in [
      (
        SystemVersion.iOS(8), ".HelveticaNeueInterface-Regular", ".HelveticaNeueInterface-MediumP4",
        ".Helvetica Neue Interface"
      ),
      (.iOS(9), ".SFUIText-Regular", ".SFUIText-Semibold", ".SF UI Text"),
      (.iOS(12), ".SFUIText", ".SFUIText-Semibold", ".SF UI Text"),
      (.iOS(17), ".SFUI-Regular", ".SFUI-Semibold", ".AppleSystemUIFont"),
    ] {
      try Session.of(version).perform {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.fontName == regular && font.familyName == family)
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == bold)
      }
    }
    try Session.of(.iOS(17)).perform {
      #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
      let mono = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
      #expect(mono.fontName == ".AppleSystemUIFontMonospaced-Regular")
    }
    try Session.of(.iOS(12)).perform { #expect(UIFont.systemFont(ofSize: 20).fontName == ".SFUIDisplay") }
  }

  @Test("a font prints its name, its traits and its size")
  func description() throws {
    try Session.of(.iOS(17)).perform {
      func text(_ font: UIFont) -> Substring { font.description.drop { $0 != ">" } }
      #expect(UIFont.systemFont(ofSize: 17).description.hasPrefix("<UICTFont: 0x"))
      #expect(
        text(.systemFont(ofSize: 17))
          == #"> font-family: ".SFUI-Regular"; font-weight: normal; font-style: normal; font-size: 17.00pt"#)
      #expect(
        text(.boldSystemFont(ofSize: 16))
          == #"> font-family: ".SFUI-Semibold"; font-weight: bold; font-style: normal; font-size: 16.00pt"#)
      #expect(
        text(.preferredFont(forTextStyle: .body))
          == #"> font-family: "UICTFontTextStyleBody"; font-weight: normal; font-style: normal; font-size: 17.00pt"#)
      let named = try #require(UIFont(name: "Helvetica", size: 18))
      #expect(
        text(named)
          == #"> font-family: "Helvetica"; font-weight: normal; font-style: normal; font-size: 18.00pt"#)
    }
  }
}

/// Font descriptors. Basis: class reference.
@MainActor struct FontDescriptorTests {
  @Test("traits make a font bold and italic, and take it back")
  func traits() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.font.weight == .semibold && both.font.isItalic && both.pointSize == 17)
    #expect(both.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(both.withSymbolicTraits([]) == plain)
    #expect(UIFont(descriptor: both, size: 0).pointSize == 17 && UIFont(descriptor: both, size: 20).pointSize == 20)
  }

  @Test("a named family becomes bold as well")
  func named() throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: 20))
    let bold = UIFont(descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    let byName = try #require(UIFont(name: "HelveticaNeue-Bold", size: 20))
    #expect("Text".size(withAttributes: [.font: bold]) == "Text".size(withAttributes: [.font: byName]))
    let light = UIFontDescriptor(name: "HelveticaNeue-Bold", size: 20).withFace("Light")
    #expect(light.font.weight == .light && light.font.family == .named("HelveticaNeue"))
  }

  @Test("attributes name size, family, weight and features")
  func attributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .name: "Helvetica", .size: CGFloat(12), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(descriptor.pointSize == 12 && descriptor.postscriptName == "Helvetica" && descriptor.font.weight == .bold)
    let digits = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
    ])
    #expect(UIFont(descriptor: digits, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
  }

  /// Basis: documented: SFNTLayoutTypes.h; captured: published descriptors of fonts with monospaced digits.
  @Test("features stay with a font, whatever their keys are; those of digits count")
  func features() throws {
    let session = try Session.of(.iOS(17))
    try session.perform {
      let features = [
        ["CTFeatureTypeIdentifier": kNumberSpacingType, "CTFeatureSelectorIdentifier": NSNumber(value: 0)]
      ]
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: features])
      let digits = UIFont(descriptor: descriptor, size: 20)
      #expect("11".size(withAttributes: [.font: digits]) == "88".size(withAttributes: [.font: digits]))
      typealias Key = UIFontDescriptor.FeatureKey
      let kept = digits.fontDescriptor.fontAttributes[.featureSettings] as? [[Key: Int]]
      #expect(kept == [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])
      #expect(session.membersWithoutEffect.findings.isEmpty)
      let capitals = [[Key.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]]
      let small = digits.withSize(9).fontDescriptor.addingAttributes([.featureSettings: capitals])
      let all = try #require(UIFont(descriptor: small, size: 0).fontDescriptor.object(forKey: .featureSettings))
      #expect((all as? [[Key: Int]])?.last == capitals[0] && session.membersWithoutEffect.findings.count == 1)
    }
  }

  /// Basis: documented: SFNTLayoutTypes.h.
  @Test(
    "narrow numbers stay with a font and are reported",
    arguments: [
      kThirdWidthNumbersSelector, kQuarterWidthNumbersSelector,
    ])
  func narrowNumbers(selector: Int) throws {
    typealias Key = UIFontDescriptor.FeatureKey
    let session = try Session.of(.iOS(17))
    session.perform {
      let narrow = [[Key.type: kNumberSpacingType, .selector: selector]]
      let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
      let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: narrow])
      #expect(descriptor.fontAttributes[.featureSettings] as? [[Key: Int]] == narrow)
      #expect(session.membersWithoutEffect.findings.count == 1)
    }
  }

  @Test("attributes name a face and traits; a descriptor without a size is of 12 points")
  func facesAndTraits() {
    let face = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .face: "Bold Italic", .size: 15])
    #expect(face.font.weight == .bold && face.font.isItalic && face.pointSize == 15)
    let traits = UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue
    let bold = UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.symbolic: traits]])
    #expect(bold.font.weight == .bold && bold.font.isItalic)
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 12 && UIFont(descriptor: bold, size: 9).pointSize == 9)
  }

  @Test("the system font has siblings from San Francisco on")
  func designs() throws {
    try Session.of(.iOS(17)).perform {
      let font = UIFont.systemFont(ofSize: 17).fontDescriptor
      for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced] {
        #expect(font.withDesign(design)?.font.design == design.typeset)
      }
      #expect(UIFontDescriptor(name: "Helvetica", size: 12).withDesign(.serif) == nil)
    }
    try Session.of(.iOS(8)).perform {
      #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded) == nil)
    }
  }
}

/// Fonts and lengths that follow the text size. Basis: class reference, unless a test states otherwise.
@MainActor struct FontMetricsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  /// Basis: captured; published for 17 points of Body at Medium.
  @Test("lengths grow as the distance of baselines does, to the pixel")
  func values() throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let metrics = UIFontMetrics(forTextStyle: .body)
      #expect(metrics.scaledValue(for: 17) == 17)
      #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) - 16.333) < 0.001)
      #expect(metrics.scaledValue(for: 44, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)) == 124)
    }
  }

  @Test("a scaled font has a maximum")
  func maximum() throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let font = UIFont.boldSystemFont(ofSize: 20), metrics = UIFontMetrics.default, large = traits(.accessibilityLarge)
      let free = metrics.scaledFont(for: font, compatibleWith: large)
      #expect(free.pointSize > 30 && free.descriptor.weight == .semibold)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: large).pointSize == 25)
      #expect(metrics.scaledFont(for: font).pointSize == 20)
    }
  }

  @Test("what is scaled already cannot be scaled")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let metrics = UIFontMetrics.default
        _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 17)))
      }
    }
    #expect(result.says("NSInvalidArgumentException"))
  }

  @Test("labels, fields, text views and buttons with a scaled font or a style follow the user's text size")
  func following() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro"), root = session.perform { UIViewController() }
    let (label, field, view) = session.perform { (UILabel(), UITextField(), UITextView()) }
    let button = session.perform { UIButton(type: .system) }
    session.perform {
      button.setTitle("A long title", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .title1)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
      (field.font, view.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
      (label.text, field.text, view.text) = ("Text", "Text", "Text")
      label.adjustsFontForContentSizeCategory = true
      field.adjustsFontForContentSizeCategory = true
      view.adjustsFontForContentSizeCategory = true
      for view in [label, field, view, button] { root.view.addSubview(view) }
    }
    _ = session.show(root)
    func widths() -> [CGFloat] {
      [
        label.intrinsicContentSize.width, field.intrinsicContentSize.width, view.sizeThatFits(.zero).width,
        button.intrinsicContentSize.width,
      ]
    }
    let before = widths()
    session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
    let large = widths()
    #expect(zip(before, large).allSatisfy { $0 * 1.5 < $1 })
    session.change { $0.contentSizeCategory = .large }
    #expect(widths() == before)
  }
}
