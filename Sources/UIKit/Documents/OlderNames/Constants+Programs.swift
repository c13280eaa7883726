// Names of constants for the application, pickers and accessibility in Swift 4.1 and earlier.

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String { UIImagePickerController.InfoKey.mediaType.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String { UIImagePickerController.InfoKey.originalImage.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String { UIImagePickerController.InfoKey.editedImage.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: String { UIImagePickerController.InfoKey.cropRect.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: String { UIImagePickerController.InfoKey.mediaURL.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: String { UIImagePickerController.InfoKey.referenceURL.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public var UIImagePickerControllerMediaMetadata: String { UIImagePickerController.InfoKey.mediaMetadata.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.livePhoto")
public var UIImagePickerControllerLivePhoto: String { UIImagePickerController.InfoKey.livePhoto.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.phAsset")
public var UIImagePickerControllerPHAsset: String { UIImagePickerController.InfoKey.phAsset.rawValue }

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: String { UIImagePickerController.InfoKey.imageURL.rawValue }

@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }

@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { .searchField }

@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { .keyboardKey }

@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { .playsSound }

@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { .summaryElement }

@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { .updatesFrequently }

@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { .startsMediaSession }

@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { .allowsDirectInteraction }

@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { .causesPageTurn }

@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { .tabBar }

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }

  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  @available(*, deprecated, renamed: "tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

@available(*, deprecated, renamed: "UIApplication.statusBarOrientationUserInfoKey")
public var UIApplicationStatusBarOrientationUserInfoKey: String { UIApplication.statusBarOrientationUserInfoKey }

@available(*, deprecated, renamed: "UIApplication.statusBarFrameUserInfoKey")
public var UIApplicationStatusBarFrameUserInfoKey: String { UIApplication.statusBarFrameUserInfoKey }
