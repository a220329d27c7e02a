import Foundation
import UIKit

/// A navigation in progress.
open class WKNavigation: NSObject {}

/// The action that started a navigation.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// Another cause, such as a call by the app.
    case other = -1
}

/// The decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

/// The decision about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel, allow, download
}

/// A frame of a page.
open class WKFrameInfo: NSObject {
    /// Always true.
    open var isMainFrame: Bool { true }
    /// A request for the root path. Never used.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// The web view; not retained.
    open weak var webView: WKWebView?
    /// An empty origin.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
}

/// The origin of a page.
open class WKSecurityOrigin: NSObject {
    /// Always empty.
    open var host: String { "" }
    /// Always 0.
    open var port: Int { 0 }
    /// Always empty.
    open var `protocol`: String { "" }
}

/// A navigation that needs a decision.
open class WKNavigationAction: NSObject {
    /// Always `other`.
    open var navigationType: WKNavigationType { .other }
    /// A request for the root path. Never used.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// A placeholder for the frame that started the navigation.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// Always nil.
    open var targetFrame: WKFrameInfo? { nil }
    /// Always false.
    open var shouldPerformDownload: Bool { false }
}

/// A response that needs a decision.
open class WKNavigationResponse: NSObject {
    /// An empty response for the root path.
    open var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    /// Always true.
    open var isForMainFrame: Bool { true }
    /// Always true.
    open var canShowMIMEType: Bool { true }
}

/// A download. Downloads are never created.
open class WKDownload: NSObject {
    /// The delegate. Never called; not retained.
    open weak var delegate: (any WKDownloadDelegate)?
    /// Always nil.
    open var originalRequest: URLRequest? { nil }
    /// The web view; not retained.
    open weak var webView: WKWebView?
    /// Calls the completion handler with nil: nothing is downloaded.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// Receives a download's events. Never called.
@preconcurrency @MainActor public protocol WKDownloadDelegate: AnyObject {}

/// Receives the events of loading pages. Never called: pages aren't loaded.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// Never called.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    /// Never called.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Never called.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Never called.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Allows the navigation.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Allows the navigation.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Presents a page's user interface. Never called: pages aren't loaded.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Never called.
    func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
    /// Returns nil, so that no window is created.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
}

/// The requested features of a new window.
open class WKWindowFeatures: NSObject {}
