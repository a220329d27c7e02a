// Data table, written by `make members` from Sources/Apple/Declarations/StoreKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of StoreKit, for source compatibility. There is no App Store: products are never found, and nothing can
/// be bought.
@_exported import UIKit

/// A product for sale. None is ever found.
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
    /// Apple's `priceLocale`.
    open var priceLocale: Locale { .current }
    /// Always nil.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// Always nil.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// A subscription period.
    public enum PeriodUnit: UInt, Sendable {
        /// Apple's `day`, `week`, `month`, `year`.
        case day, week, month, year
    }
}
/// The duration of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
    /// Always 0.
    open var numberOfUnits: Int { 0 }
    /// Apple's `unit`.
    open var unit: SKProduct.PeriodUnit { .day }
}
/// A discount.
open class SKProductDiscount: NSObject {
    /// Always zero.
    open var price: NSDecimalNumber { .zero }
    /// Always 0.
    open var numberOfPeriods: Int { 0 }
}
/// A request to the store.
open class SKRequest: NSObject {
    /// Stores the value you set.
    open weak var delegate: (any SKRequestDelegate)?
    /// Apple's `start()`.
    open func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
    /// Does nothing.
    open func cancel() {}
}
/// Receives a request's events.
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
/// The products of the store: none.
open class SKProductsResponse: NSObject {
    /// Always empty.
    open var products: [SKProduct] { [] }
    /// Apple's `invalidProductIdentifiers`.
    public let invalidProductIdentifiers: [String]
    init(_ identifiers: [String]) { invalidProductIdentifiers = identifiers }
}
/// Receives the products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Never called.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// Requests products. The store has none of them.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    /// Creates an instance.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    /// Creates a request without products.
    public override init() { identifiers = [] }
    open override func start() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(
            self, didReceive: SKProductsResponse(identifiers.sorted()))
        delegate?.requestDidFinish(self)
    }
}
/// Requests the receipt again. It fails.
open class SKReceiptRefreshRequest: SKRequest {
    /// Creates an instance.
    public init(receiptProperties properties: [String: Any]? = nil) {}
}
/// A payment.
open class SKPayment: NSObject {
    /// Apple's `productIdentifier`.
    public let productIdentifier: String
    /// Always 1.
    open var quantity: Int { 1 }
    /// Always nil.
    open var applicationUsername: String? { nil }
    /// Creates an instance.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
/// A mutable payment.
open class SKMutablePayment: SKPayment {}
/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
    /// Apple's `purchasing`, `purchased`, `failed`, `restored`, `deferred`.
    case purchasing, purchased, failed, restored, deferred
}
/// A transaction. It never starts.
open class SKPaymentTransaction: NSObject {
    /// Apple's `payment`.
    public let payment: SKPayment
    /// Apple's `transactionState`.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// Always nil.
    open var transactionIdentifier: String? { nil }
    /// Always nil.
    open var transactionDate: Date? { nil }
    /// Apple's `error`.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// Always nil.
    open var original: SKPaymentTransaction? { nil }
    init(_ payment: SKPayment) { self.payment = payment }
}
/// Receives transactions. Never called.
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
/// Processes payments. It never does.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let shared = SKPaymentQueue()
    /// Apple's `default()`.
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
/// The reason why a payment failed.
public struct SKError: Error, Sendable {
    /// The codes of Apple's errors.
    public enum Code: Int, Sendable {
        /// Apple's `unknown` to `storeProductNotAvailable`.
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    }
    /// Apple's `code`.
    public let code: Code
    /// Creates an instance.
    public init(_ code: Code) { self.code = code }
    /// Apple's `paymentCancelled`.
    public static let paymentCancelled = Code.paymentCancelled
    /// Apple's `unknown`.
    public static let unknown = Code.unknown
}
/// Asks for a review. It never does.
open class SKStoreReviewController: NSObject {
    /// Does nothing.
    open class func requestReview() {}
    /// Does nothing.
    @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}
/// Apple's `SKStoreProductParameterITunesItemIdentifier`.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Shows a product: only its background.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// The delegate that Apple's controller calls when it closes. Never called here.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    /// Apple's `loadProduct(withParameters:completionBlock:)`.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        block?(false, SKError(.storeProductNotAvailable))
    }
}
/// Receives the controller's events. Never called.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
    /// Called when the user closes the product's page. Never called here.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
