import Foundation
import UIKit

/// As Apple's of this name.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// As Apple's of this name.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// As Apple's of this name.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// As Apple's of this name.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// As Apple's of this name.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// As Apple's of this name.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// As Apple's of this name.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// As Apple's of this name.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// As Apple's of this name.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// As Apple's of this name.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

/// What a site keeps.
open class WKWebsiteDataRecord: NSObject {
    /// Always empty.
    open var displayName: String { "" }
    /// Always empty.
    open var dataTypes: Set<String> { [] }
}

/// Cookies of web views; they stay in this process.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    /// As Apple's of this name.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    /// As Apple's of this name.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// As Apple's of this name.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        cookies.append(cookie)
        completionHandler?()
    }
    /// As Apple's of this name.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        completionHandler?()
    }
}

/// What sites keep: nothing but cookies that the app sets.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// As Apple's of this name.
    public let httpCookieStore = WKHTTPCookieStore()
    /// As Apple's of this name.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// As Apple's of this name.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// As Apple's of this name.
    open var isPersistent: Bool { self === Self.shared }
    /// As Apple's of this name.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeDiskCache,
            WKWebsiteDataTypeMemoryCache,
        ]
    }
    /// As Apple's of this name.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// As Apple's of this name.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
    /// As Apple's of this name.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}
