/// StoreKit's names. There is no shop: products are never found, and nothing can be bought.
@_exported import UIKit

/// Something to buy. None is ever found.
open class SKProduct: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Always empty.
    open var productIdentifier: String { "" }
    /// Always empty.
    open var localizedTitle: String { "" }
    /// Always empty.
    open var localizedDescription: String { "" }
    /// Always zero.
    open var price: NSDecimalNumber { .zero }
    /// As Apple's of this name.
    open var priceLocale: Locale { .current }
    /// Always nil.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// Always nil.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// A span of a subscription.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}
/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject {
    /// Always 0.
    open var numberOfUnits: Int { 0 }
    /// As Apple's of this name.
    open var unit: SKProduct.PeriodUnit { .day }
}
/// A price for some time.
open class SKProductDiscount: NSObject {
    /// Always zero.
    open var price: NSDecimalNumber { .zero }
    /// Always 0.
    open var numberOfPeriods: Int { 0 }
}
/// A request to the shop.
open class SKRequest: NSObject {
    /// Kept as it is set.
    open weak var delegate: (any SKRequestDelegate)?
    /// As Apple's of this name.
    open func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
    /// Does nothing.
    open func cancel() {}
}
/// Hears of a request.
public protocol SKRequestDelegate: AnyObject {
    /// Never called.
    func requestDidFinish(_ request: SKRequest)
    /// Never called.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// What a shop has: nothing.
open class SKProductsResponse: NSObject {
    /// Always empty.
    open var products: [SKProduct] { [] }
    /// As Apple's of this name.
    public let invalidProductIdentifiers: [String]
    init(_ identifiers: [String]) { invalidProductIdentifiers = identifiers }
}
/// Hears what a shop has.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Never called.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// Asks what a shop has: it knows none of the products.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    /// Creates one.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    open override func start() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(
            self, didReceive: SKProductsResponse(identifiers.sorted()))
        delegate?.requestDidFinish(self)
    }
}
/// Asks for the receipt anew: fails.
open class SKReceiptRefreshRequest: SKRequest {
    /// Creates one.
    public init(receiptProperties properties: [String: Any]? = nil) {}
}
/// Something that is bought.
open class SKPayment: NSObject {
    /// As Apple's of this name.
    public let productIdentifier: String
    /// Always 1.
    open var quantity: Int { 1 }
    /// Always nil.
    open var applicationUsername: String? { nil }
    /// Creates one.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
/// Something that is bought.
open class SKMutablePayment: SKPayment {}
/// How far buying is.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// Buying something. It never begins.
open class SKPaymentTransaction: NSObject {
    /// As Apple's of this name.
    public let payment: SKPayment
    /// As Apple's of this name.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// Always nil.
    open var transactionIdentifier: String? { nil }
    /// Always nil.
    open var transactionDate: Date? { nil }
    /// As Apple's of this name.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// Always nil.
    open var original: SKPaymentTransaction? { nil }
    init(_ payment: SKPayment) { self.payment = payment }
}
/// Hears of what is bought. Never called.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Never called.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Never called.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Never called.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}
extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}
/// Buys: not at all.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let shared = SKPaymentQueue()
    /// As Apple's of this name.
    open class func `default`() -> SKPaymentQueue { shared }
    /// Always false.
    open class func canMakePayments() -> Bool { false }
    /// Always empty.
    open var transactions: [SKPaymentTransaction] { [] }
    /// Does nothing.
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    /// Does nothing.
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    /// Does nothing.
    open func add(_ payment: SKPayment) {}
    /// Does nothing.
    open func restoreCompletedTransactions() {}
    /// Does nothing.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
/// Why nothing was bought.
public struct SKError: Error, Sendable {
    /// As Apple's of this name.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    }
    /// As Apple's of this name.
    public let code: Code
    /// Creates one.
    public init(_ code: Code) { self.code = code }
    /// As Apple's of this name.
    public static let paymentCancelled = Code.paymentCancelled
    /// As Apple's of this name.
    public static let unknown = Code.unknown
}
/// Asks for a review: nobody.
open class SKStoreReviewController: NSObject {
    /// Does nothing.
    open class func requestReview() {}
    /// Does nothing.
    @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}
/// As Apple's of this name.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Shows a product: its background alone.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// Told by Apple's controller that it was closed; never called here.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    /// As Apple's of this name.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        block?(false, SKError(.storeProductNotAvailable))
    }
}
/// Hears of the controller. Never called.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
    /// The user closed the product's page; never called here.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
