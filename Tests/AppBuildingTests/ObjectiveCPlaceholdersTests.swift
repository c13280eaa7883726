import CoreTypes
import ProjectFiles
import Testing

@testable import AppBuilding

/// Classes that only Objective-C declares.
struct ObjectiveCPlaceholdersTests {
  private let folder: TemporaryFolder
  private var app = ProjectTarget(id: .init(project: "/P.xcodeproj", object: "1"), name: "App", kind: .application)

  init() throws {
    folder = try TemporaryFolder()
    app.headers = [
      try folder.write(
        """
        @interface FormController : UIViewController
        @property (nonatomic, weak) IBOutlet UILabel *title1;
        @property (nonatomic) IBOutletCollection(UIButton) NSArray *buttons;
        - (IBAction)save:(id)sender;
        - (IBAction)drag:(id)sender forEvent:(UIEvent *)event;
        @end
        @interface FormModel : XYZModel
        @end
        """, to: "FormController.h")
    ]
  }

  private func placeholders() -> ObjectiveCPlaceholders {
    ObjectiveCPlaceholders(
      of: app,
      in: Project(name: "App", format: .xcodeProject, container: "\(folder.path)/App.xcodeproj", root: folder.path))
  }

  @Test func haveOutletsAndActions() throws {
    #expect(placeholders().names == ["FormController", "FormModel"])
    let text = try #require(placeholders().text)
    for line in [
      "open class FormController: UIViewController {", "@IBOutlet public var title1: UILabel?",
      "@IBOutlet public var buttons: [UIButton] = []", "@IBAction public func save(_ sender: Any?) {}",
      "@IBAction public func drag(_ sender: Any?, forEvent event: UIEvent?) {}", "open class FormModel: NSObject {",
    ] {
      #expect(text.contains(line))
    }
  }

  @Test mutating func aSwiftClassOfTheNameCounts() throws {
    app.swiftFiles = [try folder.write("final class FormModel {}", to: "FormModel.swift")]
    #expect(placeholders().names == ["FormController"])
    app.headers = []
    #expect(placeholders().text == nil)
  }
}
