import Foundation
import UIKit

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The local storage of JavaScript.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The session storage of JavaScript.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The cache on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The cache in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// WebSQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Registrations of service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The cache of offline web applications.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The cache of the Fetch API.
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
    /// Passes all cookies to the completion handler immediately.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    /// Returns all cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Sets a cookie, which replaces one with the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        cookies.append(cookie)
        completionHandler?()
    }
    /// Deletes the cookie with the same name, domain and path.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        completionHandler?()
    }
}

/// The stored data of websites: only the cookies that the app sets.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// The cookies.
    public let httpCookieStore = WKHTTPCookieStore()
    /// Returns the shared store.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Returns a new store.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// A Boolean value that indicates whether this is the shared store.
    open var isPersistent: Bool { self === Self.shared }
    /// Returns the types of stored data.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeDiskCache,
            WKWebsiteDataTypeMemoryCache,
        ]
    }
    /// Passes an empty array to the completion handler: no data is stored.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// Calls the completion handler: no data is stored.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
    /// Calls the completion handler: no data is stored.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}
