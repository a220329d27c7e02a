// Data table, written by `make members` from Sources/Apple/Declarations/CoreSpotlight.declarations; do not edit.
// swift-format-ignore-file

/// The API of CoreSpotlight, for source compatibility. Items store their values; nothing is indexed or found.
@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// The type of an activity that starts from a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the result's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of an activity that continues a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search text.
public let CSSearchQueryString = "kCSSearchQueryString"
/// The attributes of a searchable item.
open class CSSearchableItemAttributeSet: NSObject {
    /// The content type.
    public let contentType: String
    /// Creates attributes for a content type.
    public init(itemContentType: String) { contentType = itemContentType }
    /// Creates attributes for a content type.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
    /// A name or text of the item. Stored without effect.
    open var title: String?, displayName: String?, contentDescription: String?, identifier: String?,
        relatedUniqueIdentifier: String?, path: String?, namedLocation: String?
    /// Keywords. Stored without effect.
    open var keywords: [String]?, alternateNames: [String]?
    /// The thumbnail. Stored without effect.
    open var thumbnailData: Data?
    /// The URL of the item's content or thumbnail. Stored without effect.
    open var thumbnailURL: URL?, contentURL: URL?, url: URL?
    /// A date of the item. Stored without effect.
    open var contentCreationDate: Date?, contentModificationDate: Date?, startDate: Date?, endDate: Date?
    /// A number of the item. Stored without effect.
    open var rating: NSNumber?, latitude: NSNumber?, longitude: NSNumber?
}
/// A searchable item.
open class CSSearchableItem: NSObject {
    /// The item's unique identifier.
    open var uniqueIdentifier: String
    /// The identifier of the item's group.
    open var domainIdentifier: String?
    /// The date after which the item isn't found.
    open var expirationDate: Date!
    /// The item's attributes.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Creates an item.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}
/// An index of searchable items. It stores nothing, but reports success.
open class CSSearchableIndex: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let only = CSSearchableIndex()
    /// Returns the app's index.
    open class func `default`() -> CSSearchableIndex { unsafe only }
    /// Always false.
    open class func isIndexingAvailable() -> Bool { false }
    /// Creates an index.
    public override init() { super.init() }
    /// Creates an index with a name.
    public init(name: String) {}
    /// Does nothing: items aren't indexed.
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
