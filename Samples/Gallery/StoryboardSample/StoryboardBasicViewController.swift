import UIKit

/// Labels held by constraints to the layout guides, and labels with fixed frames, which know nothing of bars.
final class StoryboardBasicViewController: UIViewController {}
