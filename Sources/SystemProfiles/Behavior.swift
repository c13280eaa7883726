/// A difference between iOS generations, named as a statement that is true or false for a profile.
///
/// Layout and drawing check `profile.behaviors.contains(.contentExtendsUnderBars)`, never a version.
package enum Behavior: Sendable, Hashable, CaseIterable {
  // Windows and bars.

  /// The window root's view fills the screen, and the status bar is drawn over it.
  case statusBarOverlapsContent
  /// Children of containers extend under translucent bars unless `edgesForExtendedLayout` excludes it.
  case contentExtendsUnderBars
  /// A swipe from the edge of the screen pops the top view controller of a navigation controller.
  case edgesLeadBack
  /// Programs can supply the animations of pushes, tab changes and presentations.
  case programsAnimateTransitions
  /// Transitions use springs: a pushed screen slides over the one below, which moves more slowly, and alerts do not
  /// bounce.
  case screensSlideOverEachOther
  /// Bars are translucent by default.
  case barsAreTranslucentByDefault
  /// The first scroll view of a controller gets the lengths of the layout guides as content insets.
  case scrollViewInsetsFollowLayoutGuides
  /// A view from a nib gets the screen's size, less the status bar, when its controller loads it.
  case archivedViewsFillTheScreen
  /// Frames of documents without Auto Layout are adjusted by their "iOS 6/7 Deltas".
  case framesTakeDeltas
  /// Controllers have `topLayoutGuide` and `bottomLayoutGuide`.
  case hasLayoutGuides
  /// Views have `safeAreaInsets`, which the layout guides and scroll views follow.
  case hasSafeArea
  /// `UIScreen.bounds` and windows rotate with the interface instead of staying portrait under a transform.
  case screenBoundsFollowOrientation
  /// A phone in landscape hides the status bar unless a controller asks for it.
  case statusBarHidesInPhoneLandscape
  /// Tab bars of phones are shorter in landscape, with images beside titles.
  case tabBarShrinksInPhoneLandscape
  /// Navigation bars can show large titles.
  case hasLargeTitles
  /// Bars have no background while the content is scrolled to its edge.
  case barsAreClearAtScrollEdge
  /// Bars that show a large title have no background.
  case largeTitleBarsAreClear
  /// Navigation items have styles, which can place titles at the leading edge.
  case navigationItemsHaveStyles
  /// Navigation items can show a subtitle below the title.
  case navigationItemsHaveSubtitles
  /// `shadowImage` applies without a background image.
  case barShadowsStandAlone
  /// A presented controller is a card unless it asks for full screen.
  case modalsAreCardsByDefault
  /// Sheets have detents, such as half of the screen or a custom height.
  case sheetsHaveDetents
  /// Delegates of all presentations can prevent an interactive dismissal, and are notified of it.
  case presentationsTellOfDismissals
  /// A tap outside an action sheet with a cancel action dismisses it like that action.
  case actionSheetsGoAtTouchOutside
  /// Action sheets on phones appear over their source, too, or centered on the screen if there is no source.
  case actionSheetsStandAtTheirSource
  /// A presented view is in a container view of its presentation controller, also when it fills the screen.
  case presentationsHaveContainers
  /// A split view controller without room for two columns collapses to one.
  case splitControllersCollapse
  /// The root view is inside a transition view and a drop shadow view in the window.
  case windowsWrapTheRootView
  /// Navigation controllers that are tabs load their own view with the tab bar controller's view, selected or not.
  case navigationTabsLoadAtOnce

  // Rotation.

  /// Controllers are asked about each orientation separately instead of for a mask.
  case controllersAnswerForEachOrientation
  /// `shouldAutorotate` no longer prevents rotation.
  case orientationMasksDecideAlone
  /// Controllers are notified of a new size in advance, with a transition coordinator, instead of an orientation.
  case sizeChangesAreTransitions
  /// The controller on screen decides the visibility and style of the status bar.
  case controllersDecideStatusBar
  /// A phone's status bar takes the color of the navigation bar below it.
  case statusBarTakesColorOfNavigationBar

  // Auto Layout, margins, traits.

  /// Views support constraints.
  case hasAutoLayout
  /// Frames from constraints and text sizes are rounded to whole points instead of device pixels.
  case intrinsicSizesAreWholePoints
  /// Views have `layoutMargins`, and constraints can name margin attributes.
  case layoutMarginsExist
  /// `|-[v]` and symbolic constants measure from the superview's margins instead of a fixed 20.
  case symbolicSuperviewSpacingUsesMargins
  /// Visual formats can measure from baseline to baseline.
  case formatsSpaceBaselines
  /// A multi-line label without `preferredMaxLayoutWidth` wraps at the width that constraints give it.
  case labelWidthDrivesLineWidth
  /// `layoutMargins` includes the safe area (`insetsLayoutMarginsFromSafeArea`).
  case layoutMarginsIncludeSafeArea
  /// The margins of a controller's root view can be changed, but not below the system minimum.
  case rootViewMarginsAreSettable
  /// The root view's own width determines its minimum margins, instead of the screen's.
  case rootMarginsFollowViewWidth
  /// Traits and size classes exist, and documents adapt to them.
  case hasSizeClasses
  /// A view or controller that enters a window is notified of its traits; later releases notify of changes only.
  case traitsAreAnnouncedOnEntry
  /// Layout guide objects, anchors and stack views exist.
  case hasAnchorsAndStackViews
  /// A multiline label in a row of a stack view wants an equal share of the width, even if it is the only such label.
  case loneTextsShareTheWidth
  /// With first-baseline alignment, only the first item keeps its distance from the start of the stack view; a taller
  /// one may begin before it.
  case firstBaselinesHangOnFirstItem
  /// Stack views draw their background and border, and clip, like other views.
  case stackViewsAreRendered
  /// Views have a readable content guide.
  case hasReadableContentGuide
  /// Views have a `keyboardLayoutGuide`.
  case hasKeyboardLayoutGuide
  /// Tab and arrow keys of a keyboard move the focus on iPads.
  case keysMoveFocus
  /// Traits say in which kind of list, split view or tab accessory a view is.
  case hasLayoutEnvironments
  /// The user interface style can be dark.
  case hasDarkMode
  /// A controller inherits traits from its parent while its view is in no window. Later releases use the view's own
  /// position in the hierarchy, once it has one.
  case parentsPassTraitsToControllers
  /// Windows belong to scenes, and programs can have scene delegates.
  case hasScenes
  /// Split view controllers of documents can have named columns.
  case splitControllersHaveColumns
  /// Controllers receive `viewIsAppearing` once their views are in a window, with traits and geometry.
  case hasViewIsAppearing
  /// A view that overrides `layoutSubviews` must call `super`, or the layout engine raises an exception.
  case layoutSubviewsMustReachUIView
  /// A constraint between leading or trailing and left or right is an error.
  case directionsCannotBeMixed
  /// A constraint may be added before its views are in place; it has to be valid when it is solved.
  case constraintsMayPrecedeTheirViews
  /// Errors about a constraint begin with its first item instead of the initializer's name.
  case constraintErrorsNameTheItem
  /// Errors about a constraint without a common ancestor name anchors instead of items.
  case constraintErrorsNameAnchors
  /// Log lines about constraints begin with their category.
  case constraintLogsNameTheirCategory
  /// Logs name the method to break on with its category.
  case logsNameCategoriesOfMethods
  /// The description of a scroll view ends with its content size.
  case scrollViewsDescribeContentSize

  // Constraints in the console.

  /// Conflicts name `UIViewAlertForUnsatisfiableConstraints` as the breakpoint instead of all exceptions.
  case conflictsNameTheirBreakpoint
  /// Conflicts print their advice on separate lines, and advice about autoresizing masks only where there is one.
  case conflictsAdviseInSteps
  /// Descriptions of constraints end with `(active)` or `(inactive)`, and lengths are equations instead of
  /// `H:[view(100)]`.
  case constraintsDescribeState
  /// Autoresizing constraints position edges instead of centers.
  case masksPlaceEdges
  /// UIKit's headers are in UIKitCore.
  case headersAreUIKitCores

  // Text.

  /// Text styles (`UIFontTextStyle`) exist.
  case hasTextStyles
  /// Labels, text fields and text views can follow changes of the text size automatically.
  case fontsCanFollowContentSize
  /// Colors print spaces without limits to their components instead of the device's.
  case colorsAreExtended
  /// `textAlignment` of a new label is natural instead of left.
  case labelsAlignNaturally
  /// The text of a new text field is at its top instead of centered vertically.
  case fieldsBeginAtTheTop
  /// The left and right views of a text field trade places in right-to-left interfaces.
  case sideViewsFollowDirection
  /// Labels avoid a single word on the last line of a paragraph.
  case labelsPushOutWords
  /// Multiline labels can shrink their text to fit their bounds, too.
  case labelsShrinkSeveralLines
  /// A new label is opaque with a white background.
  case labelsAreOpaqueWhite
  /// Text views have `textContainerInset`.
  case textViewsHaveContainerInsets
  /// The delegates of text fields and text views may replace the edit menu.
  case textDelegatesMakeEditMenus

  // Keyboard.

  /// The keyboard hides before the interface rotates and shows again afterwards, each with its notifications.
  case keyboardLeavesForRotation
  /// Keyboard notifications include whether the keyboard belongs to this program.
  case keyboardNotificationsSayWhetherLocal

  /// A new animation of a view's position adds to the one in progress instead of replacing it.
  case animationsAddUp

  // Controls, lists.

  /// Buttons of type roundedRect draw a beveled white body.
  case roundedRectButtonsHaveBevel
  /// Buttons, bar items and switches take their color from the inherited tint.
  case tintColorIsInherited
  /// Buttons can be described by a configuration.
  case hasButtonConfigurations
  /// A drag along the dots of a page control changes pages continuously.
  case pageControlsFollowFingers
  /// The keyboard shows lowercase letters while it types lowercase.
  case keysShowTheirCase
  /// Controls and bars shade with gradients, gloss and inner shadows.
  case chromeIsGlossy
  /// Status bars show signal strength as bars, even without gloss.
  case signalIsShownAsBars
  /// iPads show time and date at the left of the status bar.
  case padStatusBarBeginsWithTime
  /// Bars blur what is behind them.
  case barsBlurTheirBackdrop
  /// Bars and controls float as glass capsules.
  case chromeIsGlass
  /// Grouped tables inset their rows, and round the first and the last one.
  case groupedTablesAreInset
  /// The inset grouped table style exists.
  case tablesHaveInsetGroups
  /// Separators start at the text instead of the cell's edge.
  case separatorsAreInset
  /// Separators end at the content's margin, too.
  case separatorsEndAtTheMargin
  /// Plain tables draw separators below their last row.
  case plainTablesRuleEmptyRows
  /// Section headers of grouped tables are in capitals.
  case groupedHeadersAreUppercase
  /// Table and collection cells can get their height from constraints.
  case cellsSizeThemselves
  /// A swiped row slides aside to reveal its actions; in earlier releases, a button appears at its end.
  case rowsArePulledAside
  /// Rows can offer other actions than deletion.
  case rowsHaveActions
  /// Rows offer swipe actions on both sides, and a full swipe performs the first one.
  case rowsHaveSwipeActions
  /// Flow layouts log oversized items with their own class name and a function to break on.
  case flowLayoutsNameThemselvesInLogs
  /// Log messages of flow layouts begin with a capital letter.
  case flowLayoutLogsAreSentences
  /// Flow layouts run from right to left in right-to-left interfaces.
  case flowLayoutsFollowTheDirection
  /// Collection views prefetch items before they become visible.
  case collectionsPrefetch
  /// A long press on an item of a collection view controller starts moving it.
  case collectionsMoveItems
  /// Tables can use estimated heights for rows that are not visible.
  case rowHeightsCanBeEstimated
  /// An inconsistent batch update is reported with all numbers and updates, instead of only the first.
  case batchUpdatesAreToldAsAWhole
  /// A snapshot applied without animation is diffed; earlier releases reload everything.
  case snapshotsAreAlwaysDiffed
  /// Tables estimate row heights by default.
  case rowHeightsAreEstimatedByDefault
  /// The content of rows follows the readable width by default.
  case rowsFollowReadableWidth
  /// Separator insets count from the edges of rows instead of from the default insets.
  case separatorInsetsCountFromEdges
  /// Content of tables and collection views can be dragged on phones, too.
  case phonesDragContent
  /// Cells whose content changes resize automatically.
  case cellsResizeThemselves
  /// A cell's content view leaves room below it for the separator.
  case cellContentExcludesSeparator
  /// A standard row without an explicit height is lower by its separator.
  case standardRowsEndAboveSeparator
  /// At accessibility sizes, the text of standard cells and plain section headers wraps to as many lines as needed, and
  /// values are below their titles.
  case standardCellsWrapAtAccessibilitySizes
  /// Plain sections have extra padding above their header.
  case sectionHeadersHaveTopPadding
  /// The placeholder of a search bar is centered until editing begins.
  case searchPlaceholdersAreCentred
  /// Views in bars are sized by their constraints, and spaces are never negative.
  case barItemsAreLaidOutByConstraints
  /// Navigation items can have a search bar.
  case navigationItemsHaveSearchBars
  /// The search bar of a navigation item is visible initially, before the content is pulled down.
  case searchBarsBeginShown
  /// Date pickers can be compact or inline instead of wheels.
  case hasCompactDatePickers
}
