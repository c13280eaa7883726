import UIKit

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}

/// A product of the store, which has none.
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// - Returns: an empty list.
  public static func products<C: Collection>(for identifiers: C) async throws -> [Product] where C.Element == String {
    []
  }

  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var jsonRepresentation: Data { Data() }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

  @MainActor public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw StoreKitError.notAvailableInStorefront }

  public enum PurchaseError: LocalizedError, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = OfferType(rawValue: "introductory")
      public static let promotional = OfferType(rawValue: "promotional")
      public static let winBack = OfferType(rawValue: "winBack")
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "\(simulateAskToBuy)")
    }
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(name: key + value) }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }

    public let unit: Unit
    public let value: Int
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public var introductoryOffer: SubscriptionOffer? { nil }
    public var promotionalOffers: [SubscriptionOffer] { [] }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    public static func status(for groupID: String) async throws -> [Status] { [] }

    public var status: [Status] { get async throws { [] } }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
    }

    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }
  }
}

public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult {
  /// - Throws: the error of an unverified result.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult {
  public var jwsRepresentation: String { "" }
}

extension Product.ProductType {
  public var localizedDescription: String { rawValue }
}

/// The purchase of the app, which the store does not know.
public struct AppTransaction: Hashable, Sendable {
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let bundleID: String
  public let environment: AppStore.Environment

  /// - Throws: always.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }

  /// - Throws: always.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// The store's country, which is unknown.
public struct Storefront: Hashable, Sendable {
  public let countryCode: String
  public let id: String

  public static var current: Storefront? { get async { nil } }
}

/// A transaction, of which there are none: the sequences end at once.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let productType: Product.ProductType
  public let isUpgraded: Bool
  public let originalPurchaseDate: Date
  public let purchasedQuantity: Int
  public let subscriptionGroupID: String?
  public let appAccountToken: UUID?
  public let ownershipType: OwnershipType
  public let environment: AppStore.Environment
  public let revocationReason: RevocationReason?
  public var webOrderLineItemID: String? { nil }
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  public var jsonRepresentation: Data { Data() }
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }

  public enum RefundRequestStatus: Sendable {
    case success, userCancelled
  }

  public enum RefundRequestError: Error, Sendable {
    case duplicateRequest, failed
  }

  /// - Throws: always.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }

  public func finish() async {}

  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
