import Foundation
import Synchronization
import UIKit

/// The state of a web view. It is associated with UIKit's view.
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

/// Provides the state of each web view.
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

/// The API of a web view. UIKit draws the view as a labelled placeholder. No page is loaded: settings are stored without
/// effect, and requests return nothing.
extension WKWebView {
    private var state: WebState { WebStates.state(of: self) }

    /// Creates a view with a frame in points and a configuration.
    public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.init(frame: frame)
        state.configuration = configuration
    }

    /// The configuration that was passed on creation.
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
    /// An empty history.
    public var backForwardList: WKBackForwardList { WKBackForwardList() }
    /// A scroll view that isn't shown.
    public var scrollView: UIScrollView { state.scrollView }
    /// The user agent. Stored without effect.
    public var customUserAgent: String? {
        get { state.customUserAgent }
        set { state.customUserAgent = newValue }
    }
    /// A Boolean value that indicates whether swipes navigate in the history. Stored without effect.
    public var allowsBackForwardNavigationGestures: Bool {
        get { state.allowsBackForwardNavigationGestures }
        set { state.allowsBackForwardNavigationGestures = newValue }
    }
    /// A Boolean value that indicates whether links have previews. Stored without effect.
    public var allowsLinkPreview: Bool {
        get { state.allowsLinkPreview }
        set { state.allowsLinkPreview = newValue }
    }
    /// A Boolean value that indicates whether the view can be inspected. Stored without effect.
    public var isInspectable: Bool {
        get { state.isInspectable }
        set { state.isInspectable = newValue }
    }
    /// The colour behind the page. Stored without effect.
    public var underPageBackgroundColor: UIColor! {
        get { state.underPageBackgroundColor ?? .systemBackground }
        set { state.underPageBackgroundColor = newValue }
    }
    /// Stores the URL of a request and returns nil. Nothing is loaded.
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
        state.url = request.url
        return nil
    }
    /// Stores the base URL and returns nil. Nothing is loaded.
    @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        state.url = baseURL
        return nil
    }
    /// Stores the URL and returns nil. Nothing is loaded.
    @discardableResult public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        state.url = URL
        return nil
    }
    /// Stores the base URL and returns nil. Nothing is loaded.
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
    /// Passes an error to the completion handler: no page is loaded.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
    /// Throws an error: no page is loaded.
    @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw CocoaError(.featureUnsupported)
    }
    /// Passes a picture of the placeholder to the completion handler.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let renderer = UIGraphicsImageRenderer(size: bounds.size)
        completionHandler(renderer.image { layer.render(in: $0.cgContext) }, nil)
    }
    /// Returns whether WebKit handles a URL scheme itself.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "data", "file"].contains(urlScheme)
    }
}

/// The settings for a snapshot of a page. Stored without effect.
open class WKSnapshotConfiguration: NSObject {
    /// The part of the page, in points.
    open var rect = CGRect.null
    /// The width of the picture, in points; nil for the width of the page.
    open var snapshotWidth: NSNumber?
    /// A Boolean value that indicates whether pending changes are included.
    open var afterScreenUpdates = true
}

/// A page in the history.
open class WKBackForwardListItem: NSObject {
    /// A placeholder for the URL of the page.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Always nil.
    open var title: String? { nil }
    /// The same as `url`.
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

/// An error of WebKit. CellSim never creates one.
public struct WKError: Error, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    }
    /// The reason for the error.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
}
