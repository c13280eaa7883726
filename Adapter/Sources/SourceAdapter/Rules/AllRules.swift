/// The rules in the order in which they look at a file.
enum AllRules {
  static var all: [any Rule.Type] {
    [
      SwiftUIFile.self, SwiftUIPart.self, ObjCAttributes.self, DynamicModifier.self, ApplicationMain.self,
      SelectorExpression.self,
      KeyPathString.self, SelectorTable.self, ExtensionTable.self, ObjCProtocol.self, OptionalRequirementRule.self,
      OptionalWitness.self, OptionalCall.self, FrameworkOptionalCall.self, OverrideInExtension.self,
      OverrideOfExtension.self, AwakeFromNib.self, InitRequirementRule.self,
      PlatformCondition.self, AppleImport.self, ClassDescription.self, ManagedProperty.self, OlderName.self,
      OlderCall.self,
      BridgingCast.self, PredicateArgument.self, MainActorTest.self, ObservationNote.self, SwizzlingNote.self,
      SwizzledCall.self,
      MissingImport.self,
    ]
  }

  static var described: [any DescribedRule.Type] { all + [FalseOverride.self] }
}

/// The page of rules in Markdown.
public enum RulePage {
  public static var markdown: String {
    let title = "# The rules of the source adapter\n\n`tinamou-adapt --rules` prints this page.\n\n"
    let head = "| rule | what it does | before | after |\n|---|---|---|---|\n"
    let lines = AllRules.described.sorted { $0.name < $1.name }.map { rule in
      "| `\(rule.name)` | \(rule.summary.escaped) | \(cell(rule.example.before)) | \(cell(rule.example.after)) |"
    }
    return title + head + lines.joined(separator: "\n")
  }

  private static func cell(_ code: String) -> String {
    code.split(whereSeparator: \.isNewline).map { (line: Substring) -> String in
      let indent = line.prefix { $0 == " " }.count
      return String(repeating: "&nbsp;", count: indent) + "`\(line.dropFirst(indent).description.escaped)`"
    }.joined(separator: "<br>")
  }
}

extension String {
  fileprivate var escaped: String { replacing("|", with: "\\|") }
}
