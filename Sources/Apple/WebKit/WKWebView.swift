import Foundation
import Synchronization
import UIKit

/// What a web view of UIKit's keeps for this module.
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

/// The view itself is UIKit's: a labelled field. No page is loaded, and what is asked of one is kept or answered with nothing.
extension WKWebView {
    private var state: WebState { WebStates.state(of: self) }

    /// Creates one.
    public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.init(frame: frame)
        state.configuration = configuration
    }

    /// As Apple's of this name.
    public var configuration: WKWebViewConfiguration { state.configuration }
    /// The address that was asked for last.
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
    /// As Apple's of this name.
    public var backForwardList: WKBackForwardList { WKBackForwardList() }
    /// A scroll view that is not shown.
    public var scrollView: UIScrollView { state.scrollView }
    /// As Apple's of this name.
    public var customUserAgent: String? {
        get { state.customUserAgent }
        set { state.customUserAgent = newValue }
    }
    /// As Apple's of this name.
    public var allowsBackForwardNavigationGestures: Bool {
        get { state.allowsBackForwardNavigationGestures }
        set { state.allowsBackForwardNavigationGestures = newValue }
    }
    /// As Apple's of this name.
    public var allowsLinkPreview: Bool {
        get { state.allowsLinkPreview }
        set { state.allowsLinkPreview = newValue }
    }
    /// As Apple's of this name.
    public var isInspectable: Bool {
        get { state.isInspectable }
        set { state.isInspectable = newValue }
    }
    /// As Apple's of this name.
    public var underPageBackgroundColor: UIColor! {
        get { state.underPageBackgroundColor ?? .systemBackground }
        set { state.underPageBackgroundColor = newValue }
    }
    /// As Apple's of this name.
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
        state.url = request.url
        return nil
    }
    /// As Apple's of this name.
    @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        state.url = baseURL
        return nil
    }
    /// As Apple's of this name.
    @discardableResult public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        state.url = URL
        return nil
    }
    /// As Apple's of this name.
    @discardableResult public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        state.url = baseURL
        return nil
    }
    /// Always nil.
    @discardableResult public func reload() -> WKNavigation? { nil }
    /// Loads nothing.
    ///
    /// - Returns: nil, as where there is no page.
    @discardableResult public func reloadFromOrigin() -> WKNavigation? { nil }
    /// Goes nowhere: the list of visited pages is empty.
    ///
    /// - Returns: nil.
    @discardableResult public func goBack() -> WKNavigation? { nil }
    /// Goes nowhere: the list of visited pages is empty.
    ///
    /// - Returns: nil.
    @discardableResult public func goForward() -> WKNavigation? { nil }
    /// Goes nowhere: the list of visited pages is empty.
    ///
    /// - Returns: nil.
    @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Kept without effect: nothing is ever loading.
    public func stopLoading() {}
    /// Answers with an error: there is no page.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
    /// Throws: there is no page.
    @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw CocoaError(.featureUnsupported)
    }
    /// A picture of the labelled field.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let renderer = UIGraphicsImageRenderer(size: bounds.size)
        completionHandler(renderer.image { layer.render(in: $0.cgContext) }, nil)
    }
    /// As Apple's of this name.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "data", "file"].contains(urlScheme)
    }
}

/// How a picture of a page is made. Kept without effect.
open class WKSnapshotConfiguration: NSObject {
    /// Kept as it is set.
    open var rect = CGRect.null
    /// Kept as it is set.
    open var snapshotWidth: NSNumber?
    /// Kept as it is set.
    open var afterScreenUpdates = true
}

/// A page that was shown.
open class WKBackForwardListItem: NSObject {
    /// As Apple's of this name.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Always nil.
    open var title: String? { nil }
    /// As Apple's of this name.
    open var initialURL: URL { url }
}

/// The pages that were shown: none.
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

/// As Apple's of this name.
public struct WKError: Error, Sendable {
    /// As Apple's of this name.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    }
    /// As Apple's of this name.
    public let code: Code
    /// Creates one.
    public init(_ code: Code) { self.code = code }
}
