import Foundation
import UIKit

/// The settings of web views. Stored without effect: pages aren't loaded.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Stored without effect: web content processes aren't started.
    open var processPool = WKProcessPool()
    /// Stores the value you set.
    open var preferences = WKPreferences()
    /// Stores the value you set.
    open var userContentController = WKUserContentController()
    /// Stores the value you set.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Stores the value you set.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Stores the value you set.
    open var applicationNameForUserAgent: String?
    /// Stores the value you set.
    open var allowsInlineMediaPlayback = false
    /// Stores the value you set.
    open var allowsAirPlayForMediaPlayback = true
    /// Stores the value you set.
    open var allowsPictureInPictureMediaPlayback = true
    /// Stores the value you set.
    open var suppressesIncrementalRendering = false
    /// Stores the value you set.
    open var upgradeKnownHostsToHTTPS = true
    /// Stores the value you set.
    open var ignoresViewportScaleLimits = false
    /// Stores the value you set.
    open var limitsNavigationsToAppBoundDomains = false
    /// Stores the value you set.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Stores the value you set.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    private var handlers: [String: any WKURLSchemeHandler] = [:]
    public override init() { super.init() }
    /// Matches Apple's API of this name.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }
    /// Matches Apple's API of this name.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
    /// Matches Apple's API of this name.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The types of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Matches Apple's API of this name.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Matches Apple's API of this name.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The data to detect in a page's text.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Matches Apple's API of this name.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Matches Apple's API of this name.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Loads resources with a custom URL scheme. Never called.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
    /// Called when Apple's view requests a resource of the scheme. Never called here.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Never called.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A task that loads a resource with a custom URL scheme.
@preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
    /// The request for the resource.
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

/// A process that web views share.
open class WKProcessPool: NSObject {}

/// The preferences of pages. Stored without effect.
open class WKPreferences: NSObject {
    /// Stores the value you set.
    open var minimumFontSize: CGFloat = 0
    /// Stores the value you set.
    open var javaScriptEnabled = true
    /// Stores the value you set.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Stores the value you set.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Stores the value you set.
    open var isTextInteractionEnabled = true
    /// Stores the value you set.
    open var isElementFullscreenEnabled = false
}

/// The preferences of one page. Stored without effect.
open class WKWebpagePreferences: NSObject {
    /// The layout of a page.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// Stores the value you set.
    open var preferredContentMode = ContentMode.recommended
    /// Stores the value you set.
    open var allowsContentJavaScript = true
    /// Stores the value you set.
    open var isLockdownModeEnabled = false
}

/// A namespace for scripts.
open class WKContentWorld: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Matches Apple's API of this name.
    public static let page = WKContentWorld()
    /// Matches Apple's API of this name.
    public static let defaultClient = WKContentWorld()
    /// Matches Apple's API of this name.
    open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

/// A script from the app.
open class WKUserScript: NSObject {
    /// Matches Apple's API of this name.
    public let source: String
    /// Matches Apple's API of this name.
    public let injectionTime: WKUserScriptInjectionTime
    /// Matches Apple's API of this name.
    public let isForMainFrameOnly: Bool
    /// Creates an instance.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    /// Creates an instance.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// A message from a page's script.
open class WKScriptMessage: NSObject {
    /// Matches Apple's API of this name.
    open var body: Any { NSNull() }
    /// Always empty.
    open var name: String { "" }
    /// Stores the value you set.
    open weak var webView: WKWebView?
    /// Matches Apple's API of this name.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// Matches Apple's API of this name.
    open var world: WKContentWorld { .page }
}

/// Receives messages from pages' scripts. Never called.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
    /// Called when a script sends a message. Never called here.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives messages from pages' scripts and replies. Never called.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
    /// Called when a script sends a message and awaits a reply. Never called here.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

/// The scripts and rules of pages. Stored without effect.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The added scripts, in order. They don't run.
    open private(set) var userScripts: [WKUserScript] = []
    /// Matches Apple's API of this name.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Matches Apple's API of this name.
    open func removeAllUserScripts() { userScripts = [] }
    /// Does nothing.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Matches Apple's API of this name.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
    ) {}
    /// Matches Apple's API of this name.
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

/// Compiled rules.
open class WKContentRuleList: NSObject {
    /// Always empty.
    open var identifier: String! { "" }
}

/// A store of rules. None are ever compiled.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let shared = WKContentRuleListStore()
    /// Matches Apple's API of this name.
    open class func `default`() -> WKContentRuleListStore! { shared }
    /// Matches Apple's API of this name.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    /// Matches Apple's API of this name.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
}
