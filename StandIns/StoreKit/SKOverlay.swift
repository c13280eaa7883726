import UIKit

/// A banner for another app, which never appears.
@preconcurrency @MainActor open class SKOverlay: NSObject {
  open weak var delegate: (any SKOverlayDelegate)?
  public let configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  open func present(in scene: UIWindowScene) {
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.storeProductNotAvailable))
  }

  open class func dismiss(in scene: UIWindowScene) {}

  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }

  open class Configuration: NSObject {}

  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var userDismissible = true

    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }

  open class AppClipConfiguration: Configuration {
    open var position: Position

    public init(position: Position) { self.position = position }
  }

  open class TransitionContext: NSObject {}
}

@preconcurrency @MainActor public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
