import Foundation
import UIKit

/// The settings of web views. Kept without effect: no page is loaded.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Kept without effect: no web content process is started.
    open var processPool = WKProcessPool()
    /// Kept as it is set.
    open var preferences = WKPreferences()
    /// Kept as it is set.
    open var userContentController = WKUserContentController()
    /// Kept as it is set.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Kept as it is set.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Kept as it is set.
    open var applicationNameForUserAgent: String?
    /// Kept as it is set.
    open var allowsInlineMediaPlayback = false
    /// Kept as it is set.
    open var allowsAirPlayForMediaPlayback = true
    /// Kept as it is set.
    open var allowsPictureInPictureMediaPlayback = true
    /// Kept as it is set.
    open var suppressesIncrementalRendering = false
    /// Kept as it is set.
    open var upgradeKnownHostsToHTTPS = true
    /// Kept as it is set.
    open var ignoresViewportScaleLimits = false
    /// Kept as it is set.
    open var limitsNavigationsToAppBoundDomains = false
    /// Kept as it is set.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Kept as it is set.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    private var handlers: [String: any WKURLSchemeHandler] = [:]
    public override init() { super.init() }
    /// As Apple's of this name.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }
    /// As Apple's of this name.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
    /// As Apple's of this name.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// As Apple's of this name.
    public let rawValue: UInt
    /// Creates one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// As Apple's of this name.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// As Apple's of this name.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What is found in texts of pages.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// As Apple's of this name.
    public let rawValue: UInt
    /// Creates one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// As Apple's of this name.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// As Apple's of this name.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Answers requests of a kind of one's own. Never called.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
    /// Apple's view asks for a resource of the scheme; never called here.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Never called.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of a kind of one's own.
@preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
    /// The request whose resource is asked for.
    var request: URLRequest { get }
    /// Never called.
    func didReceive(_ response: URLResponse)
    /// Never called.
    func didReceive(_ data: Data)
    /// Never called.
    func didFinish()
    /// Never called.
    func didFailWithError(_ error: any Error)
}

/// Web views that share a process.
open class WKProcessPool: NSObject {}

/// Settings of pages. Kept without effect.
open class WKPreferences: NSObject {
    /// Kept as it is set.
    open var minimumFontSize: CGFloat = 0
    /// Kept as it is set.
    open var javaScriptEnabled = true
    /// Kept as it is set.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Kept as it is set.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Kept as it is set.
    open var isTextInteractionEnabled = true
    /// Kept as it is set.
    open var isElementFullscreenEnabled = false
}

/// Settings of one page. Kept without effect.
open class WKWebpagePreferences: NSObject {
    /// How a page is laid out.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// Kept as it is set.
    open var preferredContentMode = ContentMode.recommended
    /// Kept as it is set.
    open var allowsContentJavaScript = true
    /// Kept as it is set.
    open var isLockdownModeEnabled = false
}

/// Where scripts see their own names.
open class WKContentWorld: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// As Apple's of this name.
    public static let page = WKContentWorld()
    /// As Apple's of this name.
    public static let defaultClient = WKContentWorld()
    /// As Apple's of this name.
    open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

/// A script of the app's.
open class WKUserScript: NSObject {
    /// As Apple's of this name.
    public let source: String
    /// As Apple's of this name.
    public let injectionTime: WKUserScriptInjectionTime
    /// As Apple's of this name.
    public let isForMainFrameOnly: Bool
    /// Creates one.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    /// Creates one.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// What a page's script says to the app.
open class WKScriptMessage: NSObject {
    /// As Apple's of this name.
    open var body: Any { NSNull() }
    /// Always empty.
    open var name: String { "" }
    /// Kept as it is set.
    open weak var webView: WKWebView?
    /// As Apple's of this name.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// As Apple's of this name.
    open var world: WKContentWorld { .page }
}

/// Hears what pages' scripts say. Never called.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
    /// A script of the page sent a message; never called here.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what pages' scripts say, and answers. Never called.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
    /// A script of the page sent a message and awaits an answer; never called here.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

/// Scripts and rules of pages. Kept without effect.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts added so far, in their order; none is run.
    open private(set) var userScripts: [WKUserScript] = []
    /// As Apple's of this name.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// As Apple's of this name.
    open func removeAllUserScripts() { userScripts = [] }
    /// Does nothing.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// As Apple's of this name.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
    ) {}
    /// As Apple's of this name.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {}
    /// Does nothing.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Does nothing.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    /// Does nothing.
    open func removeAllScriptMessageHandlers() {}
    /// Does nothing.
    open func add(_ contentRuleList: WKContentRuleList) {}
    /// Does nothing.
    open func remove(_ contentRuleList: WKContentRuleList) {}
    /// Does nothing.
    open func removeAllContentRuleLists() {}
}

/// Rules that were compiled.
open class WKContentRuleList: NSObject {
    /// Always empty.
    open var identifier: String! { "" }
}

/// Keeps rules. None are ever compiled.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let shared = WKContentRuleListStore()
    /// As Apple's of this name.
    open class func `default`() -> WKContentRuleListStore! { shared }
    /// As Apple's of this name.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    /// As Apple's of this name.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
}
