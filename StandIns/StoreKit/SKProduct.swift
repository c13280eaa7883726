import StandInNotes
import StandInViews
import UIKit

open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var contentVersion: String { "" }
  open var downloadContentVersion: String { "" }
  open var downloadContentLengths: [NSNumber] { [] }
  open var discounts: [SKProductDiscount] { [] }
  open var subscriptionGroupIdentifier: String? { nil }

  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }

  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .freeTrial }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?

  /// Fails at once.
  open func start() {
    StandInNote.report("StoreKit", "the store has no products and accepts no payments")
    delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
  }

  open func cancel() {}
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private weak var products: (any SKProductsRequestDelegate)?

  public init(productIdentifiers: Set<String>) { super.init() }

  open override weak var delegate: (any SKRequestDelegate)? {
    get { products }
    set { products = newValue as? any SKProductsRequestDelegate }
  }

  open override func start() {
    StandInNote.report("StoreKit", "the store has no products and accepts no payments")
    products?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
  }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

/// Requests no review.
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

public enum AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  public static var deviceVerificationID: UUID? { nil }
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws { throw StoreKitError.notAvailableInStorefront }
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  public static var canMakePayments: Bool { false }
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, SKError(.storeProductNotAvailable)) }

  open override func loadView() {
    view = StandInScreen(name: "SKStoreProductViewController") { [weak self] in self?.finish() }
  }

  private func finish() {
    if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
  }
}

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productid"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

open class SKAdNetwork: NSObject {
  open class func registerAppForAdNetworkAttribution() {}
  open class func updateConversionValue(_ conversionValue: Int) {}
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(SKError(.unknown)) }
}

open class SKCloudServiceController: NSObject {
  public enum AuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
  }

  open class func authorizationStatus() -> AuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: @escaping (AuthorizationStatus) -> Void) { handler(.denied) }
}
