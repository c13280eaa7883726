import PhotosUI
import Testing

/// A file that imports only PhotosUI.
@MainActor struct PhotosUITests {
  @Test("the picker, its configuration and its filters are there")
  func names() {
    var configuration = PHPickerConfiguration()
    (configuration.selectionLimit, configuration.filter) = (3, .any(of: [.images, .livePhotos]))
    let picker = PHPickerViewController(configuration: configuration)
    #expect(picker.configuration.selectionLimit == 3 && picker.configuration.filter != .videos)
  }
}
