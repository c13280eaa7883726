import DocumentText
import Testing

/// The whole text of small documents. Basis: the text is this project's own format.
struct GoldenTextTests {
  @Test func theTextOfASceneWithConstraintsAndASegue() throws {
    let text = try description(SampleDocuments.signIn)
    #expect(
      text == """
        storyboard

        scene SignIn, initial  #sCn-01-aaa
          SignInViewController (UIViewController), storyboardIdentifier "SignIn"  #sIn-Vc-001
            outlet nameField → UITextField#nMe-Fd-004
            outlet titleLabel → UILabel#tTl-Lb-003
            UIView, backgroundColor systemBackground  #rOt-Vw-002
              UILabel titleLabel "Welcome", lines 0, font title1, textColor secondaryLabel  #tTl-Lb-003
                titleLabel.leading = superview.leadingMargin  #cSt-02-bbb
                superview.trailingMargin = titleLabel.trailing, priority 750  #cSt-03-ccc
                titleLabel.top = safeArea.top + 8  #cSt-01-aaa
              UITextField nameField, placeholder "Name", borderStyle roundedRect  #nMe-Fd-004
                textInputTraits: returnKeyType next
                nameField.top ≥ titleLabel.bottom + standard  #cSt-04-ddd
                nameField.width = titleLabel.width × 0.5 - 4, identifier "half"  #cSt-06-fff
              UIButton `Continue Button` "Continue"  #cNt-Bt-005
                runtime attribute layer.cornerRadius = 8 (number)
                `Continue Button`.height = 44  #cSt-05-eee
                action signIn: on touchUpInside → SignIn
                segue show "home" → HomeViewController
            UINavigationItem "Sign In"  #nAv-It-008
              UIBarButtonItem, as rightBarButtonItem, systemItem cancel  #bAr-It-009

        scene HomeViewController  #sCn-02-bbb
          HomeViewController (UIViewController)  #hOm-Vc-006
        """)
  }

  @Test func theTextOfATableWithAPrototypeAndOfTabs() throws {
    let text = try description(SampleDocuments.table)
    #expect(
      text == #"""
        storyboard

        scene "Trips"  #sCn-01-aaa
          UITableViewController "Trips"  #tBl-Vc-001
            UITableView, style insetGrouped, dataMode prototypes, \#
        sectionFooterHeight 28, sectionHeaderHeight 28  #tBl-Vw-002
              UIView, as tableHeaderView, frame (0, 0, 393, 60), alpha 0.6  #hDr-Vw-003
                UIImageView, frame (8, 8, 40, 40) autoresizing left+bottom, \#
        image "logo", contentMode scaleAspectFit, tintColor #EBEDF0 alpha 0.5  #lOg-Iv-004
              TripCell (UITableViewCell, no module), as prototype, reuseIdentifier "Trip", style default  #tRp-Ce-005
                outlet collection gestureRecognizers → UITapGestureRecognizer#tAp-Ge-008, appends
                segue unwind → Exit, unwindAction done:
                UIView, as contentView  #cNt-Vw-006
                  UILabel "A \"trip\" to\nRome", as textLabel, font system semibold 17  #tXt-Lb-007
          UITapGestureRecognizer, not cancelsTouchesInView  #tAp-Ge-008
            action tap: → "Trips"

        scene UITabBarController  #sCn-02-bbb
          UITabBarController  #tAb-Vc-009
            relationship viewControllers → Profile/Root
            relationship viewControllers → "Trips"
            UITabBar  #tAb-Br-010

        scene Profile/Root  #sCn-03-ccc
          storyboard reference Profile/Root  #rEf-Vc-011
        """#)
  }

  @Test func aXibHasItsOwnerAndItsViewsAtTheMargin() throws {
    let text = try description(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
      <connections><outlet property="content" destination="a" id="b"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="300" height="120.5"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      </objects></document>
      """)
    #expect(
      text == """
        xib
        Card (File's Owner, no module)  #-1
          outlet content → UIView#a
        UIView content, size 300 × 120.5  #a
        """)
  }

  @Test func headingsAreTheLinesOfScenesAndObjects() throws {
    let pattern = try Regex(DocumentDescription.headingPattern)
    let lines = try description(SampleDocuments.signIn).split(separator: "\n")
    let headings = lines.filter { $0.wholeMatch(of: pattern) != nil }.map { $0.drop { $0 == " " }.prefix(12) }
    #expect(
      headings == [
        "scene SignIn", "SignInViewCo", "UIView, back", "UILabel titl", "UITextField ", "UIButton `Co", "UINavigation",
        "UIBarButtonI", "scene HomeVi", "HomeViewCont",
      ])
  }

  @Test func withoutAutoLayoutEveryFrameIsShown() throws {
    let text = try description(SampleDocuments.signIn.replacing("useAutolayout=\"YES\"", with: ""))
    #expect(text.hasPrefix("storyboard, without Auto Layout\n"))
    #expect(text.contains("UILabel titleLabel \"Welcome\", frame (20, 67, 353, 41) autoresizing none, lines 0"))
  }

  @Test func aSceneBeginsWithItsControllerInAnyOrder() throws {
    let text = try description(
      SampleDocuments.storyboard(
        "<scene sceneID=\"s\"><objects><view id=\"v\"/><viewController id=\"c\" customClass=\"A\"/></objects></scene>",
        attributes: "initialViewController=\"c\""))
    #expect(text == "storyboard\n\nscene A, initial  #s\n  UIView  #v\n  A (UIViewController, no module)  #c")
  }

  @Test func theRootLineListsWhatADocumentIsWithout() throws {
    let text = try description(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch.iPad" \
      launchScreen="YES" useAutolayout="YES"><dependencies><deployment version="4352" identifier="iOS"/></dependencies>
      <scenes/><color key="tintColor" name="accent"/></document>
      """)
    #expect(
      text
        == "storyboard, launch screen, for iOS.CocoaTouch.iPad, deployment version 4352, tintColor named \"accent\", "
        + "without trait variations, without safe areas, colors not matched")
  }
}

func description(_ document: String) throws -> String {
  try DocumentDescription.text(of: Array(document.utf8))
}
