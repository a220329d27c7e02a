import Foundation
import UIKit

/// A page that is on its way.
open class WKNavigation: NSObject {}

/// How a navigation began.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// In none of these ways: by a program, for instance.
    case other = -1
}

/// What becomes of a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

/// What becomes of an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel, allow, download
}

/// A part of a page with an address of its own.
open class WKFrameInfo: NSObject {
    /// Always true.
    open var isMainFrame: Bool { true }
    /// As Apple's of this name.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Kept as it is set.
    open weak var webView: WKWebView?
    /// As Apple's of this name.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
}

/// Where a page comes from.
open class WKSecurityOrigin: NSObject {
    /// Always empty.
    open var host: String { "" }
    /// Always 0.
    open var port: Int { 0 }
    /// Always empty.
    open var `protocol`: String { "" }
}

/// A navigation that is asked about.
open class WKNavigationAction: NSObject {
    /// As Apple's of this name.
    open var navigationType: WKNavigationType { .other }
    /// As Apple's of this name.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// As Apple's of this name.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// Always nil.
    open var targetFrame: WKFrameInfo? { nil }
    /// Always false.
    open var shouldPerformDownload: Bool { false }
}

/// An answer that is asked about.
open class WKNavigationResponse: NSObject {
    /// As Apple's of this name.
    open var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    /// Always true.
    open var isForMainFrame: Bool { true }
    /// Always true.
    open var canShowMIMEType: Bool { true }
}

/// A download. None is ever made.
open class WKDownload: NSObject {
    /// Kept as it is set.
    open weak var delegate: (any WKDownloadDelegate)?
    /// Always nil.
    open var originalRequest: URLRequest? { nil }
    /// Kept as it is set.
    open weak var webView: WKWebView?
    /// As Apple's of this name.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// Follows a download. Never called.
@preconcurrency @MainActor public protocol WKDownloadDelegate: AnyObject {}

/// Follows the loading of pages. Never called: no page is loaded.
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
    /// As Apple's of this name.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// As Apple's of this name.
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

/// Shows what pages ask for. Never called: no page is loaded.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Never called.
    func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
    /// As Apple's of this name.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
}

/// What a page wants of a new window.
open class WKWindowFeatures: NSObject {}
