/// CoreSpotlight's names. Items hold what they are given; nothing is searched.
@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// The kind of an activity that begins with something that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Names what was found in the values of such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of an activity that goes on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// Names what was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"

/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject {
    /// The kind.
    public let contentType: String
    /// Of a kind.
    public init(itemContentType: String) { contentType = itemContentType }
    /// Of a kind.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
    /// A name or a text of it; kept.
    open var title: String?, displayName: String?, contentDescription: String?, identifier: String?,
        relatedUniqueIdentifier: String?, path: String?, namedLocation: String?
    /// Words for it; kept.
    open var keywords: [String]?, alternateNames: [String]?
    /// Its picture; kept.
    open var thumbnailData: Data?
    /// Where its file or picture is; kept.
    open var thumbnailURL: URL?, contentURL: URL?, url: URL?
    /// A time of it; kept.
    open var contentCreationDate: Date?, contentModificationDate: Date?, startDate: Date?, endDate: Date?
    /// A number of it; kept.
    open var rating: NSNumber?, latitude: NSNumber?, longitude: NSNumber?
}
/// Something that can be found.
open class CSSearchableItem: NSObject {
    /// Tells items apart.
    open var uniqueIdentifier: String
    /// The group that it is in.
    open var domainIdentifier: String?
    /// How long it can be found.
    open var expirationDate: Date!
    /// What is known of it.
    open var attributeSet: CSSearchableItemAttributeSet
    /// An item.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}
/// Keeps what can be found. Nothing is kept; answers that all went well.
open class CSSearchableIndex: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    nonisolated(unsafe) private static let only = CSSearchableIndex()
    /// The app's index.
    open class func `default`() -> CSSearchableIndex { unsafe only }
    /// Always false.
    open class func isIndexingAvailable() -> Bool { false }
    /// An index.
    public override init() { super.init() }
    /// An index with a name.
    public init(name: String) {}
    /// Kept by nobody.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Does nothing.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Does nothing.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Does nothing.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
