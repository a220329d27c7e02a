import Foundation
import Synchronization
import UIKit

/// The state of a web view, which UIKit's view stores for this module.
@MainActor private final class WebState {
    var configuration = WKWebViewConfiguration()
    var url: URL?
    var customUserAgent: String?
    var allowsBackForwardNavigationGestures = false
    var allowsLinkPreview = true
    var isInspectable = false
    var underPageBackgroundColor: UIColor?
    let scrollView = UIScrollView()
}

/// Stores the states of web views.
@MainActor private enum WebStates {
    static let key = NSObject()

    static func state(of view: WKWebView) -> WebState {
        let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
        if let state = unsafe objc_getAssociatedObject(view, address) as? WebState { return state }
        let state = WebState()
        unsafe objc_setAssociatedObject(view, address, state, .OBJC_ASSOCIATION_RETAIN)
        return state
    }
}

/// The API of a web view, which UIKit draws as a labelled placeholder. No page is loaded: settings are stored, and
/// requests return nothing.
extension WKWebView {
    private var state: WebState { WebStates.state(of: self) }

    /// Creates an instance.
    public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.init(frame: frame)
        state.configuration = configuration
    }

    /// Apple's `configuration`.
    public var configuration: WKWebViewConfiguration { state.configuration }
    /// The last requested URL.
    public var url: URL? { state.url }
    /// Always nil.
    public var title: String? { nil }
    /// Always false.
    public var isLoading: Bool { false }
    /// Always 0.
    public var estimatedProgress: Double { 0 }
    /// Always false.
    public var hasOnlySecureContent: Bool { false }
    /// Always false.
    public var canGoBack: Bool { false }
    /// Always false.
    public var canGoForward: Bool { false }
    /// Apple's `backForwardList`.
    public var backForwardList: WKBackForwardList { WKBackForwardList() }
    /// A scroll view that isn't shown.
    public var scrollView: UIScrollView { state.scrollView }
    /// Apple's `customUserAgent`.
    public var customUserAgent: String? {
        get { state.customUserAgent }
        set { state.customUserAgent = newValue }
    }
    /// Apple's `allowsBackForwardNavigationGestures`.
    public var allowsBackForwardNavigationGestures: Bool {
        get { state.allowsBackForwardNavigationGestures }
        set { state.allowsBackForwardNavigationGestures = newValue }
    }
    /// Apple's `allowsLinkPreview`.
    public var allowsLinkPreview: Bool {
        get { state.allowsLinkPreview }
        set { state.allowsLinkPreview = newValue }
    }
    /// Apple's `isInspectable`.
    public var isInspectable: Bool {
        get { state.isInspectable }
        set { state.isInspectable = newValue }
    }
    /// Apple's `underPageBackgroundColor`.
    public var underPageBackgroundColor: UIColor! {
        get { state.underPageBackgroundColor ?? .systemBackground }
        set { state.underPageBackgroundColor = newValue }
    }
    /// Apple's `load(_:)`.
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
        state.url = request.url
        return nil
    }
    /// Apple's `loadHTMLString(_:baseURL:)`.
    @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        state.url = baseURL
        return nil
    }
    /// Apple's `loadFileURL(_:allowingReadAccessTo:)`.
    @discardableResult public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        state.url = URL
        return nil
    }
    /// Apple's `load(_:mimeType:characterEncodingName:baseURL:)`.
    @discardableResult public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        state.url = baseURL
        return nil
    }
    /// Always nil.
    @discardableResult public func reload() -> WKNavigation? { nil }
    /// Does nothing: no page is loaded.
    ///
    /// - Returns: nil.
    @discardableResult public func reloadFromOrigin() -> WKNavigation? { nil }
    /// Does nothing: the history is empty.
    ///
    /// - Returns: nil.
    @discardableResult public func goBack() -> WKNavigation? { nil }
    /// Does nothing: the history is empty.
    ///
    /// - Returns: nil.
    @discardableResult public func goForward() -> WKNavigation? { nil }
    /// Does nothing: the history is empty.
    ///
    /// - Returns: nil.
    @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Has no effect: nothing is ever loading.
    public func stopLoading() {}
    /// Reports an error: no page is loaded.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
    /// Throws an error: no page is loaded.
    @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw CocoaError(.featureUnsupported)
    }
    /// Takes a picture of the placeholder.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let renderer = UIGraphicsImageRenderer(size: bounds.size)
        completionHandler(renderer.image { layer.render(in: $0.cgContext) }, nil)
    }
    /// Apple's `handlesURLScheme(_:)`.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "data", "file"].contains(urlScheme)
    }
}

/// The settings for a snapshot of a page. Stored without effect.
open class WKSnapshotConfiguration: NSObject {
    /// Stores the value you set.
    open var rect = CGRect.null
    /// Stores the value you set.
    open var snapshotWidth: NSNumber?
    /// Stores the value you set.
    open var afterScreenUpdates = true
}

/// A page in the history.
open class WKBackForwardListItem: NSObject {
    /// Apple's `url`.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Always nil.
    open var title: String? { nil }
    /// Apple's `initialURL`.
    open var initialURL: URL { url }
}

/// The history of visited pages, which is always empty.
open class WKBackForwardList: NSObject {
    /// Always nil.
    open var currentItem: WKBackForwardListItem? { nil }
    /// Always nil.
    open var backItem: WKBackForwardListItem? { nil }
    /// Always nil.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// Always empty.
    open var backList: [WKBackForwardListItem] { [] }
    /// Always empty.
    open var forwardList: [WKBackForwardListItem] { [] }
}

/// Apple's `WKError`.
public struct WKError: Error, Sendable {
    /// Apple's `Code`.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    }
    /// Apple's `code`.
    public let code: Code
    /// Creates an instance.
    public init(_ code: Code) { self.code = code }
}
