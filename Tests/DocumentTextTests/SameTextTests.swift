import DocumentText
import Testing

/// Changes that do not change the app, and therefore not the text. Basis: the attributes and elements are those of
/// Interface Builder's editor and of the versions of Xcode; no nib contains them.
struct SameTextTests {
  @Test(arguments: [
    ("toolsVersion=\"22155\"", "toolsVersion=\"23094\""), ("systemVersion=\"21G93\" ", ""),
    ("version=\"22131\"", "version=\"23084\""), ("id=\"retina6_12\"", "id=\"retina4_7\""),
    ("appearance=\"light\"", "appearance=\"dark\""), ("x=\"53\" y=\"375\"", "x=\"-1200\" y=\"80\""),
    ("misplaced=\"YES\" ", ""), ("misplaced=\"YES\" ", "ambiguous=\"YES\" "),
    ("<capability name", "<capability name=\"Named colors\" minToolsVersion=\"9.0\"/><capability name"),
    ("x=\"20\" y=\"67\" width=\"353\" height=\"41\"", "x=\"16\" y=\"80\" width=\"361\" height=\"40.5\""),
    ("width=\"393\" height=\"852\"", "width=\"375\" height=\"667\""),
    ("<image name=\"logo\" width=\"40\" height=\"40\"/>", ""), ("<!--Sign In-->", "<!--Log In-->"),
    ("id=\"oUt-01-aaa\"", "id=\"oUt-99-zzz\""), ("id=\"aCt-01-aaa\"", "id=\"aCt-99-zzz\""),
    ("<nil key=\"highlightedColor\"/>", ""), ("customModule=\"App\"", "customModule=\"OtherTarget\""),
    ("title=\"Continue\"/>", "title=\"Continue\"></state>"),
  ]) func theEditorsChangesAreLeftOut(_ old: String, _ new: String) throws {
    let edited = SampleDocuments.signIn.replacing(old, with: new)
    #expect(edited != SampleDocuments.signIn)
    #expect(try description(edited) == description(SampleDocuments.signIn))
  }

  @Test(arguments: ["constraint", "outlet", "plugIn"]) func theOrderOfSuchElementsHasNoMeaning(_ name: String) throws {
    let lines = SampleDocuments.signIn.split(separator: "\n")
    let places = lines.indices.filter { lines[$0].hasPrefix("<\(name) ") }
    var edited = lines
    for (place, other) in zip(places, places.reversed()) { edited[place] = lines[other] }
    #expect(edited != lines || places.count < 2)
    #expect(try description(edited.joined(separator: "\n")) == description(SampleDocuments.signIn))
  }

  @Test func theOrderOfAttributesHasNoMeaning() throws {
    let edited = SampleDocuments.signIn.replacing(
      "firstItem=\"tTl-Lb-003\" firstAttribute=\"top\"", with: "firstAttribute=\"top\" firstItem=\"tTl-Lb-003\"")
    #expect(edited != SampleDocuments.signIn)
    #expect(try description(edited) == description(SampleDocuments.signIn))
  }

  /// Basis: documented: Interface Builder's "Inherit Module From Target" writes the module of the target and
  /// `customModuleProvider`; a Swift class without a module is not found when the nib is loaded.
  @Test func theModuleOfTheTargetIsLeftOut() throws {
    let module = " customModule=\"App\"", provider = " customModuleProvider=\"target\""
    let without = SampleDocuments.signIn.replacing(module, with: "").replacing(provider, with: "")
    #expect(try description(without).contains("SignInViewController (UIViewController, no module), storyboard"))
    let other = SampleDocuments.signIn.replacing(provider, with: "")
    #expect(try description(other).contains("App.SignInViewController (UIViewController), storyboard"))
  }

  /// Basis: captured: both spellings are in public documents, of Xcode 5 and 11 and of later ones.
  @Test(arguments: [
    (
      "systemColor=\"systemBackgroundColor\"",
      "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\""
    ),
    ("buttonType=\"system\"", "buttonType=\"roundedRect\""),
  ]) func olderSpellingsAreTheSame(_ new: String, _ old: String) throws {
    let edited = SampleDocuments.signIn.replacing(new, with: old)
    #expect(edited != SampleDocuments.signIn)
    #expect(try description(edited) == description(SampleDocuments.signIn))
  }
}
