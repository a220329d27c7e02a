import Foundation

/// What somebody does in an app, so that it can be gone on with elsewhere. Kept: nothing is handed on.
///
/// Apple's is Foundation's, which has none on Linux.
open class NSUserActivity: NSObject {
    /// What kind of doing it is.
    public let activityType: String
    /// The words for it. Kept; nothing reads them.
    open var title: String?
    /// What goes with it. Kept; nothing reads it.
    open var userInfo: [AnyHashable: Any]?
    /// The page on the web that is the same. Kept; nothing reads it.
    open var webpageURL: URL?
    /// The words by which it is found. Kept; nothing reads them.
    open var keywords: Set<String> = []
    /// Whether other devices may go on with it. Kept; nothing reads it.
    open var isEligibleForHandoff = true
    /// Whether it can be found. Kept; nothing reads it.
    open var isEligibleForSearch = false
    /// Whether everybody can find it. Kept; nothing reads it.
    open var isEligibleForPublicIndexing = false
    /// Whether it is proposed. Kept; nothing reads it.
    open var isEligibleForPrediction = false
    /// Whether its values have changed. Kept; nothing reads it.
    open var needsSave = false
    /// The name by which it is forgotten. Kept; nothing reads it.
    open var persistentIdentifier: String?

    /// Something that is done.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to what goes with it.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Would tell other devices; does nothing.
    open func becomeCurrent() {}
    /// Does nothing.
    open func resignCurrent() {}
    /// Does nothing.
    open func invalidate() {}
}

/// The kind of doing that comes from a page on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Hands a thing on to another app. Kept: nothing is handed on, and what was put in is given back.
///
/// Apple's is Foundation's, which has none on Linux.
open class NSItemProvider: NSObject {
    /// The thing that was put in.
    private let item: Any?
    /// The name for a file. Kept; nothing reads it.
    open var suggestedName: String?
    /// The kinds of data that it has.
    open private(set) var registeredTypeIdentifiers: [String] = []

    public override init() { item = nil }
    /// Hands an object on.
    public init(object: Any) { item = object }
    /// Hands a thing of some kind on.
    public init(item: Any?, typeIdentifier: String?) {
        self.item = item
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }
    /// Hands a file on.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(item: fileURL, typeIdentifier: nil)
    }

    /// Whether it has data of a kind.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }
    /// Whether it has an object of a class.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { item is Object }
    /// Gives the object back at once, nil for one of another class.
    @discardableResult open func loadObject<Object>(
        ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(item as? Object, nil)
        return Progress(totalUnitCount: 1)
    }
}
