import StoreKit
import UIKit

class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
  func start() {
    SKPaymentQueue.default().add(self)
    let request = SKProductsRequest(productIdentifiers: ["a"])
    request.delegate = self
    request.start()
  }
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    response.products.first.map { SKPaymentQueue.default().add(SKPayment(product: $0)) }
  }
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    for transaction in transactions where transaction.transactionState == .purchased {
      queue.finishTransaction(transaction)
    }
  }
  func modern() async throws {
    for product in try await Product.products(for: ["a"]) {
      if case .success(.verified(let transaction)) = try await product.purchase() { await transaction.finish() }
    }
    for await result in Transaction.currentEntitlements { print(result) }
  }
}

func payment(_ product: SKProduct) -> SKMutablePayment {
  let payment = SKMutablePayment(product: product)
  (payment.quantity, payment.applicationUsername) = (2, "user")
  return payment
}

func subscription(_ product: Product) async -> Bool {
  for await result in Transaction.currentEntitlements {
    if case .verified(let transaction) = result, transaction.ownershipType == .purchased { await transaction.finish() }
  }
  print(product.subscription?.introductoryOffer?.displayPrice ?? "", AppStore.canMakePayments)
  return await product.subscription?.isEligibleForIntroOffer ?? false
}
