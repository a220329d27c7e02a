import Foundation

/// An activity of the user. Stored without effect: it isn't handed off to other devices or indexed for search.
open class NSUserActivity: NSObject {
    /// The activity's type.
    public let activityType: String
    /// The title that users see.
    open var title: String?
    /// Values for continuing the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the required values.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the values need saving again.
    open var needsSave = false
    /// The web page for the activity.
    open var webpageURL: URL?
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// The date on which the activity expires.
    open var expirationDate: Date?
    /// Keywords for search.
    open var keywords: Set<String> = []
    /// Whether another device can continue the activity.
    open var isEligibleForHandoff = true
    /// Whether search finds the activity.
    open var isEligibleForSearch = false
    /// Whether public search finds the activity.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity.
    open var isEligibleForPrediction = false
    /// A persistent identifier.
    open var persistentIdentifier: String?
    /// The identifier of the activity's content.
    open var targetContentIdentifier: String?
    /// A suggested phrase for invoking the activity by voice.
    open var suggestedInvocationPhrase: String?
    /// Creates an activity of this type.
    public init(activityType: String) { self.activityType = activityType }
    /// Does nothing: activities have no effect.
    open func becomeCurrent() {}
    /// Does nothing: activities have no effect.
    open func resignCurrent() {}
    /// Does nothing: activities have no effect.
    open func invalidate() {}
    /// Adds values.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

/// The type of an activity for browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can be created from an item on a pasteboard or in a drop.
public protocol NSItemProviderReading: AnyObject {
    /// The type identifiers that it can read.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be written to an item on a pasteboard or in a drag.
public protocol NSItemProviderWriting: AnyObject {
    /// The type identifiers that it can write.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSItemProviderWriting {
    /// No types.
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The same types as for writing.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The same types as for writing.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
    /// URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

/// Provides items that an app passes to another app. In CellSim, it provides only items from the same process.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: like Apple's class, its properties must be set by one thread at a time.
    /// A closure that receives an item or an error.
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
    private var items: [(type: String, item: Any?)] = []
    /// A name for the item.
    open var suggestedName: String?

    /// Creates a provider without items.
    public override init() { super.init() }
    /// Creates a provider of an item with a type.
    public init(item: Any?, typeIdentifier: String?) { items = [(typeIdentifier ?? "public.item", item)] }
    /// Creates a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init(item: object, typeIdentifier: type(of: object).writableTypeIdentifiersForItemProvider.first)
    }
    /// Creates a provider of a file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(item: fileURL, typeIdentifier: "public.file-url")
    }

    /// The types of the available items.
    open var registeredTypeIdentifiers: [String] { items.map(\.type) }
    /// Returns whether an item of the type is available.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        items.contains { $0.type == typeIdentifier }
    }
    /// Passes an item of the type to the handler.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        completionHandler?(items.first { $0.type == typeIdentifier }?.item, nil)
    }
    /// Returns whether an object of the class is available.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.item.map { type(of: $0) == aClass } ?? false }
    }
    /// Passes an object of the class to the handler.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(
            items.lazy.compactMap { $0.item as? any NSItemProviderReading }.first { type(of: $0) == aClass }, nil)
        return Progress(totalUnitCount: 1)
    }
    /// Returns whether an object of the class is available.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { items.contains { $0.item is Object } }
    /// Passes an object of the class to the handler.
    @discardableResult open func loadObject<Object>(
        ofClass aClass: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(items.lazy.compactMap { $0.item as? Object }.first, nil)
        return Progress(totalUnitCount: 1)
    }
    /// Passes the bytes of an item to the handler.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(items.first { $0.type == typeIdentifier }?.item as? Data, nil)
        return Progress(totalUnitCount: 1)
    }
}

/// An item that an app extension received.
open class NSExtensionItem: NSObject {
    /// The item's attachments.
    open var attachments: [NSItemProvider]?
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// Additional values.
    open var userInfo: [AnyHashable: Any]?
}

/// The context in which an extension was started. Stored without effect.
open class NSExtensionContext: NSObject {
    /// The items that the extension received.
    open var inputItems: [Any] { [] }
    /// Ends the extension.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Ends the extension with an error.
    open func cancelRequest(withError error: any Error) {}
    /// Does nothing: the URL isn't opened.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
