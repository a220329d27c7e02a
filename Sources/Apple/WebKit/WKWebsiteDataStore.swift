import Foundation
import UIKit

/// Matches Apple's API of this name.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Matches Apple's API of this name.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

/// A site's stored data.
open class WKWebsiteDataRecord: NSObject {
    /// Always empty.
    open var displayName: String { "" }
    /// Always empty.
    open var dataTypes: Set<String> { [] }
}

/// The cookies of web views; they stay in this process.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    /// Matches Apple's API of this name.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    /// Matches Apple's API of this name.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Matches Apple's API of this name.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        cookies.append(cookie)
        completionHandler?()
    }
    /// Matches Apple's API of this name.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        completionHandler?()
    }
}

/// The stored data of sites: only cookies that the app sets.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// Matches Apple's API of this name.
    public let httpCookieStore = WKHTTPCookieStore()
    /// Matches Apple's API of this name.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Matches Apple's API of this name.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Matches Apple's API of this name.
    open var isPersistent: Bool { self === Self.shared }
    /// Matches Apple's API of this name.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeDiskCache,
            WKWebsiteDataTypeMemoryCache,
        ]
    }
    /// Matches Apple's API of this name.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// Matches Apple's API of this name.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
    /// Matches Apple's API of this name.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}
