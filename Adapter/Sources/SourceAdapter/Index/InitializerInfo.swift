/// An initializer of a protocol or of an extension, as the other files see it.
struct InitializerInfo: Sendable {
  var place: MemberPlace
  var parameters: [MethodInfo.Parameter]

  /// The text from the parameters to the end of the body; only that of the parameters for a requirement.
  var text: String

  /// False for an initializer that can fail, that throws or that has type parameters.
  var isPlain: Bool
  var offset: Int

  /// True if a call with these labels and this number of closures after the parentheses can mean the initializer.
  func fits(labels: [String], closures: Int) -> Bool {
    guard labels.count + closures == parameters.count else { return false }
    return parameters.prefix(labels.count).map(\.label) == labels
      && parameters.suffix(closures).allSatisfy { $0.type.contains("->") }
  }
}
