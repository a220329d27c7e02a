import Foundation
import UIKit

/// The settings of web views. Stored without effect: pages aren't loaded.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Stored without effect: web content processes aren't started.
    open var processPool = WKProcessPool()
    /// The preferences of pages.
    open var preferences = WKPreferences()
    /// The scripts and rules of pages.
    open var userContentController = WKUserContentController()
    /// The store for the data of websites.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The preferences of pages without preferences of their own.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The name of the app in the user agent.
    open var applicationNameForUserAgent: String?
    /// A Boolean value that indicates whether videos play inside the page.
    open var allowsInlineMediaPlayback = false
    /// A Boolean value that indicates whether AirPlay is available.
    open var allowsAirPlayForMediaPlayback = true
    /// A Boolean value that indicates whether Picture in Picture is available.
    open var allowsPictureInPictureMediaPlayback = true
    /// A Boolean value that indicates whether pages are drawn only when they are loaded.
    open var suppressesIncrementalRendering = false
    /// A Boolean value that indicates whether requests to known hosts use HTTPS.
    open var upgradeKnownHostsToHTTPS = true
    /// A Boolean value that indicates whether users can always zoom.
    open var ignoresViewportScaleLimits = false
    /// A Boolean value that indicates whether only domains of the app can be visited.
    open var limitsNavigationsToAppBoundDomains = false
    /// The types of media that don't play automatically.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The types of data to detect in text.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    private var handlers: [String: any WKURLSchemeHandler] = [:]
    public override init() { super.init() }
    /// Stores a handler for a URL scheme. It is never called.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }
    /// Returns the handler that was set for a URL scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
    /// Returns the configuration itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The types of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates types from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Audio.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Video.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All types.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The types of data to detect in a page's text.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates types from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// All types.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Loads resources with a custom URL scheme. Never called.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
    /// Called when WebKit requests a resource of the scheme. Never called in CellSim.
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
    /// The minimum font size, in points.
    open var minimumFontSize: CGFloat = 0
    /// A Boolean value that indicates whether scripts run.
    open var javaScriptEnabled = true
    /// A Boolean value that indicates whether scripts can open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// A Boolean value that indicates whether warnings about fraudulent websites are shown.
    open var isFraudulentWebsiteWarningEnabled = true
    /// A Boolean value that indicates whether the user can select text.
    open var isTextInteractionEnabled = true
    /// A Boolean value that indicates whether elements can fill the screen.
    open var isElementFullscreenEnabled = false
}

/// The preferences of one page. Stored without effect.
open class WKWebpagePreferences: NSObject {
    /// The layout of a page.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// The preferred layout of pages.
    open var preferredContentMode = ContentMode.recommended
    /// A Boolean value that indicates whether scripts of the page run.
    open var allowsContentJavaScript = true
    /// A Boolean value that indicates whether Lockdown Mode applies.
    open var isLockdownModeEnabled = false
}

/// A namespace for scripts.
open class WKContentWorld: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// The namespace of the page.
    public static let page = WKContentWorld()
    /// The default namespace of the app.
    public static let defaultClient = WKContentWorld()
    /// Returns a new namespace. The name has no effect.
    open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

/// A script from the app.
open class WKUserScript: NSObject {
    /// The source of the script.
    public let source: String
    /// The time at which the script runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// A Boolean value that indicates whether the script runs only in the main frame.
    public let isForMainFrameOnly: Bool
    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    /// Creates a script; the namespace has no effect.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// A message from a page's script.
open class WKScriptMessage: NSObject {
    /// The content of the message. Always `NSNull`.
    open var body: Any { NSNull() }
    /// Always empty.
    open var name: String { "" }
    /// The web view; not retained.
    open weak var webView: WKWebView?
    /// A placeholder for the frame of the script.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// The namespace of the page.
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
    /// Adds a script. It does not run.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Does nothing.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Does nothing.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
    ) {}
    /// Does nothing.
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
    /// Returns the shared store.
    open class func `default`() -> WKContentRuleListStore! { shared }
    /// Reports an error: rules are never compiled.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    /// Reports an error: there are no compiled rules.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
}
