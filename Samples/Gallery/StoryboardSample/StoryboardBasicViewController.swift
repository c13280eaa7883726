import UIKit

/// Labels with constraints to the layout guides, and labels with fixed frames, which ignore the bars.
final class StoryboardBasicViewController: UIViewController {}
