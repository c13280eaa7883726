import SystemProfiles
import Testing

@testable import UIKit

/// The appearance of backgrounds and images of configurations. Basis: the references of UIBackgroundConfiguration,
/// UIShadowProperties, UIListContentConfiguration.ImageProperties and UIConfigurationColorTransformer.
@MainActor struct BackgroundLookTests {
  private func drawing(_ change: (inout UIBackgroundConfiguration) -> Void) throws -> [String] {
    try Sheet(.iOS(18)).content {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      var background = UIBackgroundConfiguration.clear()
      change(&background)
      cell.backgroundConfiguration = background
      return cell
    }
  }

  @Test("there is no shadow from the beginning, and one as soon as it has an opacity")
  func shadow() throws {
    #expect(UIBackgroundConfiguration.clear().shadowProperties.opacity == 0)
    #expect(UIBackgroundConfiguration.clear().shadowProperties.color == .black)
    #expect(try !drawing { $0.shadowProperties.radius = 3 }.contains { $0.contains("shadow") })
    let shadowed = try drawing {
      $0.shadowProperties.opacity = 0.5
      $0.shadowProperties.radius = 3
      $0.shadowProperties.offset = CGSize(width: 0, height: 2)
    }
    #expect(shadowed.contains { $0.contains("shadow") })
  }

  @Test("an effect has its material behind the colour")
  func effect() throws {
    let plain = try drawing { $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    let blurred = try drawing {
      $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      $0.visualEffect = UIBlurEffect(style: .systemMaterial)
    }
    #expect(blurred.count == plain.count + 1 && blurred.last == plain.last)
    let vibrant = try drawing {
      $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      $0.visualEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
    }
    #expect(vibrant == plain)
  }

  @Test("configurations that differ in effect or shadow are not the same")
  func equality() {
    let plain = UIBackgroundConfiguration.clear()
    var shadowed = plain, blurred = plain
    shadowed.shadowProperties.opacity = 1
    blurred.visualEffect = UIBlurEffect(style: .light)
    #expect(plain != shadowed && plain != blurred && plain == UIBackgroundConfiguration.clear())
  }

  @Test("an image has a line along its edge, of the tint unless it has a colour")
  func imageStroke() throws {
    func lines(_ change: @escaping (inout UIListContentConfiguration) -> Void) throws -> [String] {
      try Sheet(.iOS(18)).picture {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(name: "bird", size: CGSize(width: 20, height: 10))
        change(&content)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        return view
      }
    }
    let plain = try lines { _ in }
    let stroked = try lines { $0.imageProperties.strokeWidth = 2 }
    #expect(stroked.count == plain.count + 1)
    let red = try lines {
      ($0.imageProperties.strokeWidth, $0.imageProperties.strokeColor) = (2, .red)
    }
    #expect(red.count == stroked.count && red != stroked)
    var properties = UIListContentConfiguration.cell().imageProperties
    #expect(properties.resolvedStrokeColor(for: .blue) == .blue)
    properties.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(properties.resolvedStrokeColor(for: .blue) == .green)
  }

  @Test("transformers of tints")
  func transformers() {
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
    let grey = UIConfigurationColorTransformer.monochromeTint(.red)
    #expect(grey == UIConfigurationColorTransformer.grayscale(.red) && grey != .red)
  }

  @Test("lines of a table have the material of their effect")
  func separatorEffect() throws {
    try Session.of(.iOS(17)).perform {
      let table = UITableView()
      table.separatorColor = .red
      let plain = table.lineColor
      table.separatorEffect = UIBlurEffect(style: .systemMaterial)
      #expect(table.lineColor != plain)
      table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
      #expect(table.lineColor == plain)
    }
  }
}
