import UIKit

/// A photo, represented here only by its colors.
struct Photo {
  var name: String
  var sky: UIColor
  var ground: UIColor
  /// The duration of a video, such as "0:24".
  var duration: String?
}

struct PhotoDay {
  var title: String
  var place: String
  var photos: [Photo]

  /// Days with 7, 12 and 20 photos.
  static let all = [
    PhotoDay(title: "Today", place: "At home", photos: photos(7, from: 0.08)),
    PhotoDay(title: "Yesterday", place: "By the lake", photos: photos(12, from: 0.52)),
    PhotoDay(title: "14 June", place: "In the mountains", photos: photos(20, from: 0.3)),
  ]

  private static func photos(_ count: Int, from hue: CGFloat) -> [Photo] {
    (0..<count).map { index in
      let hue = (hue + CGFloat(index) * 0.037).truncatingRemainder(dividingBy: 1)
      return Photo(
        name: "Photo \(index + 1)",
        sky: UIColor(hue: hue, saturation: 0.45, brightness: 0.92, alpha: 1),
        ground: UIColor(hue: min(1, hue + 0.1), saturation: 0.6, brightness: 0.55, alpha: 1),
        duration: index % 5 == 3 ? "0:\(10 + index)" : nil)
    }
  }
}
