/// One way in which iOS generations behave differently, as a sentence that is true of a profile or not.
///
/// Layout and drawing ask `profile.behaviors.contains(.contentExtendsUnderBars)`, never for a version.
package enum Behavior: Sendable, Hashable, CaseIterable {
  // Windows and bars.

  /// The window root's view fills the screen and the status bar is drawn over it.
  case statusBarOverlapsContent
  /// Children of containers reach under translucent bars unless `edgesForExtendedLayout` says otherwise.
  case contentExtendsUnderBars
  /// A finger from the edge of the screen takes the topmost controller of a stack away.
  case edgesLeadBack
  /// Programs supply the animations of pushes, tab changes and presentations.
  case programsAnimateTransitions
  /// Screens move by springs: a pushed one slides over the one below, which follows more slowly, and alerts do not bounce.
  case screensSlideOverEachOther
  /// `isTranslucent` of bars is true unless set.
  case barsAreTranslucentByDefault
  /// The first scroll view of a controller gets the layout guides' lengths as content insets.
  case scrollViewInsetsFollowLayoutGuides
  /// A view from a nib gets the screen's size, less the status bar, when its controller loads it.
  case archivedViewsFillTheScreen
  /// Frames of documents without Auto Layout are moved and grown by their "iOS 6/7 Deltas".
  case framesTakeDeltas
  /// Controllers have `topLayoutGuide` and `bottomLayoutGuide`.
  case hasLayoutGuides
  /// Views have `safeAreaInsets`, which the layout guides and scroll views follow.
  case hasSafeArea
  /// `UIScreen.bounds` and windows turn with the interface instead of staying portrait under a transform.
  case screenBoundsFollowOrientation
  /// A phone in landscape shows no status bar unless a controller asks for it.
  case statusBarHidesInPhoneLandscape
  /// Tab bars of phones are short in landscape, images beside titles.
  case tabBarShrinksInPhoneLandscape
  /// Navigation bars can show large titles.
  case hasLargeTitles
  /// Bars have no background while the content is at its edge.
  case barsAreClearAtScrollEdge
  /// So have bars that show a large title.
  case largeTitleBarsAreClear
  /// Items of navigation bars have styles: titles may stand where reading begins.
  case navigationItemsHaveStyles
  /// Titles of navigation bars have a line below them.
  case navigationItemsHaveSubtitles
  /// `shadowImage` counts without a background image.
  case barShadowsStandAlone
  /// A presented controller is a card unless it asks for full screen.
  case modalsAreCardsByDefault
  /// Sheets rest at detents: half of the screen, a height of the program's.
  case sheetsHaveDetents
  /// Delegates of all presentations may refuse that a touch takes them away, and hear of it.
  case presentationsTellOfDismissals
  /// An action sheet with a way out goes, as by that, at a touch beside it.
  case actionSheetsGoAtTouchOutside
  /// Action sheets of phones, too, stand over what they belong to, and in the middle of the screen if that is not said.
  case actionSheetsStandAtTheirSource
  /// A presented view stands in a container view of its presentation controller, also when it fills the screen.
  case presentationsHaveContainers
  /// A split view controller without room for two columns shows one.
  case splitControllersCollapse
  /// The root view sits in a transition view and a drop shadow view inside the window.
  case windowsWrapTheRootView
  /// Navigation controllers that are tabs load their own view with the tab bar controller's, selected or not.
  case navigationTabsLoadAtOnce

  // Turning.

  /// Controllers are asked of each orientation by itself instead of for a mask.
  case controllersAnswerForEachOrientation
  /// `shouldAutorotate` no longer keeps the interface where it is.
  case orientationMasksDecideAlone
  /// Controllers hear of a new size before it comes, with a coordinator, instead of an orientation.
  case sizeChangesAreTransitions
  /// The controller on screen says whether there is a status bar, and how it stands out.
  case controllersDecideStatusBar
  /// A phone's status bar goes with the navigation bar below it.
  case statusBarTakesColorOfNavigationBar

  // Auto Layout, margins, traits.

  /// Views can be laid out by constraints.
  case hasAutoLayout
  /// Frames that come from constraints and text sizes are whole points rather than device pixels.
  case intrinsicSizesAreWholePoints
  /// Views have `layoutMargins`, and constraints can name margin attributes.
  case layoutMarginsExist
  /// `|-[v]` and symbolic constants measure from the superview's margins instead of a fixed 20.
  case symbolicSuperviewSpacingUsesMargins
  /// Visual formats can measure from baseline to baseline.
  case formatsSpaceBaselines
  /// A multi-line label without `preferredMaxLayoutWidth` wraps at the width that constraints give it.
  case labelWidthDrivesLineWidth
  /// Answered margins include the safe area (`insetsLayoutMarginsFromSafeArea`).
  case layoutMarginsIncludeSafeArea
  /// The margins of a controller's root view can be changed, down to the system minimum.
  case rootViewMarginsAreSettable
  /// The root view's own width decides its minimum margins, not the screen's.
  case rootMarginsFollowViewWidth
  /// Traits and size classes exist and adapt documents.
  case hasSizeClasses
  /// A view or controller that comes on screen is told of its traits; later releases tell of changes only.
  case traitsAreAnnouncedOnEntry
  /// Layout guides as objects, anchors and stack views exist.
  case hasAnchorsAndStackViews
  /// A text of several lines in a row of a stack view wants an equal share of its width also where it is the only one.
  case loneTextsShareTheWidth
  /// On first baselines, only the first item keeps the start of a stack view away: a higher one may begin before it.
  case firstBaselinesHangOnFirstItem
  /// Stack views draw their background and border, and clip, like other views.
  case stackViewsAreRendered
  /// Views have a readable content guide.
  case hasReadableContentGuide
  /// Views have a keyboard layout guide.
  case hasKeyboardLayoutGuide
  /// Interface style can be dark.
  case hasDarkMode
  /// A controller whose view is in no window has its traits from its parent; later from where its view is, when it is there.
  case parentsPassTraitsToControllers
  /// Windows belong to scenes, and programs may have scene delegates.
  case hasScenes
  /// Controllers learn in `viewIsAppearing` that their views are in a window, with traits and geometry.
  case hasViewIsAppearing
  /// A view that overrides `layoutSubviews` must reach UIView's or the layout engine raises.
  case layoutSubviewsMustReachUIView
  /// A constraint between leading or trailing and left or right is an error.
  case directionsCannotBeMixed
  /// A constraint may be added before the views it names are in place; it has to be right when it is solved.
  case constraintsMayPrecedeTheirViews
  /// Errors about a constraint begin with its first item instead of with the initialiser's name.
  case constraintErrorsNameTheItem
  /// Errors about a constraint without a common ancestor name anchors instead of items.
  case constraintErrorsNameAnchors
  /// Lines of the log that concern constraints begin with their category.
  case constraintLogsNameTheirCategory
  /// Methods to break on are named with their category in the log.
  case logsNameCategoriesOfMethods
  /// The description of a scroll view ends with the size of its content.
  case scrollViewsDescribeContentSize

  // What the console says of constraints.

  /// Conflicts name `UIViewAlertForUnsatisfiableConstraints` to break on instead of every exception.
  case conflictsNameTheirBreakpoint
  /// Conflicts give their advice on lines of its own, that on autoresizing masks only where there is one.
  case conflictsAdviseInSteps
  /// Constraints end with `(active)` or `(inactive)`, and lengths are equations instead of `H:[view(100)]`.
  case constraintsDescribeState
  /// Constraints of autoresizing masks place edges instead of centres.
  case masksPlaceEdges
  /// UIKit's headers are those of UIKitCore.
  case headersAreUIKitCores

  // Text.

  /// Text styles (`UIFontTextStyle`) exist.
  case hasTextStyles
  /// Labels, fields and text views may follow changes of the text size by themselves.
  case fontsCanFollowContentSize
  /// `textAlignment` of a new label is natural instead of left.
  case labelsAlignNaturally
  /// The text of a new field is at its top instead of in its middle.
  case fieldsBeginAtTheTop
  /// What stands before and after the text of a field changes places where interfaces read from right to left.
  case sideViewsFollowDirection
  /// Labels do not leave a word alone on the last line of a paragraph.
  case labelsPushOutWords
  /// Labels of several lines may shrink their text to their bounds, too.
  case labelsShrinkSeveralLines
  /// A new label is opaque with a white background.
  case labelsAreOpaqueWhite
  /// Text views keep their own insets in `textContainerInset`.
  case textViewsHaveContainerInsets

  // Keyboard.

  /// The keyboard goes before the interface turns and comes back after it, each with its notifications.
  case keyboardLeavesForRotation
  /// Notifications of the keyboard tell whether it belongs to this program.
  case keyboardNotificationsSayWhetherLocal

  /// An animation of where a view is goes on beside a later one of the same view, instead of giving way to it.
  case animationsAddUp

  // Controls, lists.

  /// Buttons of type roundedRect draw a bevelled white body.
  case roundedRectButtonsHaveBevel
  /// Buttons, bar items and switches take their colour from the inherited tint.
  case tintColorIsInherited
  /// Buttons can be described by a configuration.
  case hasButtonConfigurations
  /// A finger that moves along the dots of a page control takes the pages with it.
  case pageControlsFollowFingers
  /// The keyboard's letters are small while small ones are typed.
  case keysShowTheirCase
  /// Controls and bars shade with gradients, gloss and inner shadows.
  case chromeIsGlossy
  /// Status bars show the signal as bars, without gloss, too.
  case signalIsShownAsBars
  /// Pads have time and date at the left of the status bar.
  case padStatusBarBeginsWithTime
  /// Bars blur what is behind them.
  case barsBlurTheirBackdrop
  /// Bars and controls float as glass capsules.
  case chromeIsGlass
  /// Grouped tables inset their rows and round the first and the last.
  case groupedTablesAreInset
  /// There is the style of inset groups.
  case tablesHaveInsetGroups
  /// Separators start at the text instead of the cell's edge.
  case separatorsAreInset
  /// They end at the content's margin, too.
  case separatorsEndAtTheMargin
  /// Plain tables rule the room below their last row.
  case plainTablesRuleEmptyRows
  /// Titles above the groups of tables are in capitals.
  case groupedHeadersAreUppercase
  /// Table and collection cells may get their height from constraints.
  case cellsSizeThemselves
  /// A row is pulled aside to show what can be done with it; before, a button comes up at its end.
  case rowsArePulledAside
  /// Rows can offer other actions than to be deleted.
  case rowsHaveActions
  /// Rows offer actions at both ends, and a pull across the row does the first.
  case rowsHaveSwipeActions
  /// Flow layouts complain of items that are too large with their own name and a function to break on.
  case flowLayoutsNameThemselvesInLogs
  /// These complaints begin with a capital letter.
  case flowLayoutLogsAreSentences
  /// Flow layouts run from right to left where the interface does.
  case flowLayoutsFollowTheDirection
  /// Collections announce items before they come into sight.
  case collectionsPrefetch
  /// A long press on an item of a collection controller moves it.
  case collectionsMoveItems
  /// Tables may go by estimates of rows that are out of sight.
  case rowHeightsCanBeEstimated
  /// Batch updates that do not agree with the data source end with all numbers and updates, not with the first.
  case batchUpdatesAreToldAsAWhole
  /// A snapshot that is applied without an animation changes what differs; before, it reloaded everything.
  case snapshotsAreAlwaysDiffed
  /// Tables estimate row heights unless told not to.
  case rowHeightsAreEstimatedByDefault
  /// Content of rows is no wider than text is read well, unless a program says otherwise.
  case rowsFollowReadableWidth
  /// Insets of separators are counted from the edges of rows, not from where lines begin by themselves.
  case separatorInsetsCountFromEdges
  /// Content of tables and collections may be dragged on phones, too.
  case phonesDragContent
  /// Rows and items whose content changes take another size by themselves.
  case cellsResizeThemselves
  /// A cell's content view leaves room below for the separator.
  case cellContentExcludesSeparator
  /// A standard row that nobody gave a height is lower by its separator.
  case standardRowsEndAboveSeparator
  /// At accessibility sizes the texts of standard cells, and titles of plain sections, have as many lines as they take,
  /// and values stand below their titles.
  case standardCellsWrapAtAccessibilitySizes
  /// Plain sections have extra room above their header.
  case sectionHeadersHaveTopPadding
  /// The placeholder of a search bar stands in the middle until editing begins.
  case searchPlaceholdersAreCentred
  /// Views in bars are as large as their constraints say, and spaces are never negative.
  case barItemsAreLaidOutByConstraints
  /// Navigation items may have a search bar.
  case navigationItemsHaveSearchBars
  /// The search bar of a navigation item is there before anybody has pulled the content down.
  case searchBarsBeginShown
  /// Date pickers may be compact or inline instead of wheels.
  case hasCompactDatePickers
}
