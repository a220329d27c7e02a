import Foundation
import UIKit

/// Apple's `WKWebsiteDataTypeCookies`.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Apple's `WKWebsiteDataTypeLocalStorage`.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Apple's `WKWebsiteDataTypeSessionStorage`.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Apple's `WKWebsiteDataTypeDiskCache`.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Apple's `WKWebsiteDataTypeMemoryCache`.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Apple's `WKWebsiteDataTypeIndexedDBDatabases`.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Apple's `WKWebsiteDataTypeWebSQLDatabases`.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Apple's `WKWebsiteDataTypeServiceWorkerRegistrations`.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Apple's `WKWebsiteDataTypeOfflineWebApplicationCache`.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Apple's `WKWebsiteDataTypeFetchCache`.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

/// A website's stored data.
open class WKWebsiteDataRecord: NSObject {
    /// Always empty.
    open var displayName: String { "" }
    /// Always empty.
    open var dataTypes: Set<String> { [] }
}

/// The cookies of web views, which are stored in memory.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    /// Apple's `getAllCookies(_:)`.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    /// Apple's `allCookies()`.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Apple's `setCookie(_:completionHandler:)`.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        cookies.append(cookie)
        completionHandler?()
    }
    /// Apple's `delete(_:completionHandler:)`.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        completionHandler?()
    }
}

/// The stored data of websites: only the cookies that the app sets.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// Apple's `httpCookieStore`.
    public let httpCookieStore = WKHTTPCookieStore()
    /// Apple's `default()`.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Apple's `nonPersistent()`.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Apple's `isPersistent`.
    open var isPersistent: Bool { self === Self.shared }
    /// Apple's `allWebsiteDataTypes()`.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeDiskCache,
            WKWebsiteDataTypeMemoryCache,
        ]
    }
    /// Apple's `fetchDataRecords(ofTypes:completionHandler:)`.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// Apple's `removeData(ofTypes:for:completionHandler:)`.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
    /// Apple's `removeData(ofTypes:modifiedSince:completionHandler:)`.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}
