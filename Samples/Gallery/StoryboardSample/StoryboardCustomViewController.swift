import UIKit

/// A view from a document inside a view from a storyboard, as high as its content needs.
final class StoryboardCustomViewController: UIViewController {
  weak var customView: TitledImageView!
}
