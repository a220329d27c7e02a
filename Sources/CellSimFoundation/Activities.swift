import Foundation

/// What the user does. Kept without effect: no other device or search hears of it.
open class NSUserActivity: NSObject {
    /// The kind.
    public let activityType: String
    /// What is shown of it.
    open var title: String?
    /// Values for whoever goes on with it.
    open var userInfo: [AnyHashable: Any]?
    /// The names of values that are needed.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether values have to be saved anew.
    open var needsSave = false
    /// The page that stands for it.
    open var webpageURL: URL?
    /// The page that it came from.
    open var referrerURL: URL?
    /// When it ends.
    open var expirationDate: Date?
    /// What it is found by.
    open var keywords: Set<String> = []
    /// Whether other devices may go on with it.
    open var isEligibleForHandoff = true
    /// Whether it can be found.
    open var isEligibleForSearch = false
    /// Whether everybody can find it.
    open var isEligibleForPublicIndexing = false
    /// Whether it is suggested.
    open var isEligibleForPrediction = false
    /// A name that stays.
    open var persistentIdentifier: String?
    /// Where the same thing is on the web.
    open var targetContentIdentifier: String?
    /// What is proposed to be said.
    open var suggestedInvocationPhrase: String?
    /// An activity of that kind.
    public init(activityType: String) { self.activityType = activityType }
    /// Makes it the current one.
    open func becomeCurrent() {}
    /// Makes it none.
    open func resignCurrent() {}
    /// Ends it.
    open func invalidate() {}
    /// Adds values.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

/// The kind of an activity that a link on the web began.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What reads itself from an item of a pasteboard or drop.
public protocol NSItemProviderReading: AnyObject {
    /// The kinds that it can read.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// What writes itself into an item of a pasteboard or drag.
public protocol NSItemProviderWriting: AnyObject {
    /// The kinds that it can write.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSItemProviderWriting {
    /// No kinds.
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The same as it writes.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The same as it writes.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

/// Items that are handed from one program to another. What it was made with is handed out; nothing comes from elsewhere.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Reads an item.
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
    private var items: [(type: String, item: Any?)] = []
    /// A name for the item.
    open var suggestedName: String?

    /// A provider of nothing.
    public override init() { super.init() }
    /// A provider of an item of a kind.
    public init(item: Any?, typeIdentifier: String?) { items = [(typeIdentifier ?? "public.item", item)] }
    /// A provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init(item: object, typeIdentifier: type(of: object).writableTypeIdentifiersForItemProvider.first)
    }
    /// A provider of a file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(item: fileURL, typeIdentifier: "public.file-url")
    }

    /// The kinds there are.
    open var registeredTypeIdentifiers: [String] { items.map(\.type) }
    /// Whether there is an item of the kind.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        items.contains { $0.type == typeIdentifier }
    }
    /// Hands an item of the kind out.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        completionHandler?(items.first { $0.type == typeIdentifier }?.item, nil)
    }
    /// Whether there is an object of the class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.item.map { type(of: $0) == aClass } ?? false }
    }
    /// Hands an object of the class out.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(
            items.lazy.compactMap { $0.item as? any NSItemProviderReading }.first { type(of: $0) == aClass }, nil)
        return Progress(totalUnitCount: 1)
    }
    /// Whether there is an object of the class.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { items.contains { $0.item is Object } }
    /// Hands an object of the class out.
    @discardableResult open func loadObject<Object>(
        ofClass aClass: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(items.lazy.compactMap { $0.item as? Object }.first, nil)
        return Progress(totalUnitCount: 1)
    }
    /// Hands the bytes of an item out.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(items.first { $0.type == typeIdentifier }?.item as? Data, nil)
        return Progress(totalUnitCount: 1)
    }
}

/// What a program was handed by another.
open class NSExtensionItem: NSObject {
    /// The items.
    open var attachments: [NSItemProvider]?
    /// A title.
    open var attributedTitle: NSAttributedString?
    /// A text.
    open var attributedContentText: NSAttributedString?
    /// More values.
    open var userInfo: [AnyHashable: Any]?
}

/// How a part of another program was begun. Kept without effect.
open class NSExtensionContext: NSObject {
    /// What was handed over.
    open var inputItems: [Any] { [] }
    /// Ends the part.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Ends the part with an error.
    open func cancelRequest(withError error: any Error) {}
    /// Opens an address: nothing does.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
