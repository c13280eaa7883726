import StandInNotes
import UIKit

/// A queue that accepts no payment: `canMakePayments()` is false, and a payment fails at once.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool {
    StandInNote.report("StoreKit", "the store has no products and accepts no payments")
    return false
  }

  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var transactions: [SKPaymentTransaction] { [] }
  open var storefront: SKStorefront? { nil }
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
  private var observers: [any SKPaymentTransactionObserver] = []

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(failing: payment)
    observers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }
  open func restoreCompletedTransactions() {
    for observer in observers {
      observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.storeProductNotAvailable))
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
  open func presentCodeRedemptionSheet() {}
  open func showPriceConsentIfNeeded() {}
}

public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

open class SKPayment: NSObject, @unchecked Sendable {
  open internal(set) var productIdentifier: String {
    get { product }
    set { product = newValue }
  }
  open internal(set) var quantity: Int {
    get { number }
    set { number = newValue }
  }
  open internal(set) var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open internal(set) var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
  open internal(set) var simulatesAskToBuyInSandbox: Bool {
    get { asksToBuy }
    set { asksToBuy = newValue }
  }
  open var requestData: Data? { nil }
  private var product = ""
  private var number = 1
  private var user: String?
  private var discount: SKPaymentDiscount?
  private var asksToBuy = false

  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
}

open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment

  init(failing payment: SKPayment) { self.payment = payment }

  open var error: (any Error)? { SKError(.storeProductNotAvailable) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionState: SKPaymentTransactionState { .failed }
}

open class SKStorefront: NSObject, @unchecked Sendable {
  open var countryCode: String { "USA" }
  open var identifier: String { "" }
}

public struct SKError: LocalizedError, CustomNSError, Equatable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  public static var invalidSignature: Code { .invalidSignature }
  public static var missingOfferParams: Code { .missingOfferParams }
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
}

public let SKErrorDomain = "SKErrorDomain"

extension SKError.Code {
  /// Lets `catch` and `case` compare an error with a code.
  public static func ~= (match: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == match }
}
