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
    /// Apple's `setURLSchemeHandler(_:forURLScheme:)`.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }
    /// Apple's `urlSchemeHandler(forURLScheme:)`.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
    /// Apple's `copy(with:)`.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The types of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// Apple's `rawValue`.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `audio`.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Apple's `video`.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Apple's `all`.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The types of data to detect in a page's text.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// Apple's `rawValue`.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `phoneNumber`.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Apple's `link`.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Apple's `all`.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Loads resources with a custom URL scheme. Never called.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
    /// Called when Apple's view requests a resource of the scheme. Never called in CellSim.
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

/// The web content process that web views share.
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
    /// Apple's `page`.
    public static let page = WKContentWorld()
    /// Apple's `defaultClient`.
    public static let defaultClient = WKContentWorld()
    /// Apple's `world(name:)`.
    open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

/// A script from the app.
open class WKUserScript: NSObject {
    /// Apple's `source`.
    public let source: String
    /// Apple's `injectionTime`.
    public let injectionTime: WKUserScriptInjectionTime
    /// Apple's `isForMainFrameOnly`.
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
    /// Apple's `body`.
    open var body: Any { NSNull() }
    /// Always empty.
    open var name: String { "" }
    /// Stores the value you set.
    open weak var webView: WKWebView?
    /// Apple's `frameInfo`.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// Apple's `world`.
    open var world: WKContentWorld { .page }
}

/// Receives messages from pages' scripts. Never called.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
    /// Called when a script sends a message. Never called in CellSim.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives messages from pages' scripts and replies. Never called.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
    /// Called when a script sends a message and awaits a reply. Never called in CellSim.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

/// The scripts and rules of pages. Stored without effect.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The added scripts, in order. They don't run.
    open private(set) var userScripts: [WKUserScript] = []
    /// Apple's `addUserScript(_:)`.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Apple's `removeAllUserScripts()`.
    open func removeAllUserScripts() { userScripts = [] }
    /// Does nothing.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Apple's `add(_:contentWorld:name:)`.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
    ) {}
    /// Apple's `addScriptMessageHandler(_:contentWorld:name:)`.
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

/// A list of compiled content rules.
open class WKContentRuleList: NSObject {
    /// Always empty.
    open var identifier: String! { "" }
}

/// A store of content rules. Rules are never compiled.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let shared = WKContentRuleListStore()
    /// Apple's `default()`.
    open class func `default`() -> WKContentRuleListStore! { shared }
    /// Apple's `compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)`.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    /// Apple's `lookUpContentRuleList(forIdentifier:completionHandler:)`.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
}
