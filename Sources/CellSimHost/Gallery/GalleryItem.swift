import Foundation

/// A view of an app's document that a gallery shows.
public struct GalleryItem: Codable, Hashable, Sendable {
    /// The path of the document.
    public var document: String
    /// The id of the object in it.
    public var object: String
    /// The class that the document names for it.
    public var customClass: String
    /// Whether the width is the screen's, and the height what the content needs: rows of tables.
    public var isRow: Bool
    /// Where the picture goes.
    public var picture: String

    /// A view with the place of its picture.
    public init(document: String, object: String, customClass: String, isRow: Bool, picture: String) {
        (self.document, self.object, self.customClass) = (document, object, customClass)
        (self.isRow, self.picture) = (isRow, picture)
    }
}

/// What became of one of them. The first result of each says that it was begun, so that what stops the program has a name.
public struct GalleryResult: Codable, Hashable, Sendable {
    /// What became of it.
    public enum Outcome: String, Codable, Sendable {
        /// Its drawing began; no later result says how it ended.
        case begun
        /// Drawn as an object of its own class.
        case drawn
        /// Drawn as an object of the base class: the program has none of that name.
        case withoutClass
        /// It could not be drawn; the message says why.
        case failed
    }

    /// The item's place in the list.
    public var index: Int
    /// What became of it.
    public var outcome: Outcome
    /// Why it failed.
    public var reason: String?
    /// In points.
    public var width, height: Double?

    /// What became of the item at a place of the list.
    public init(
        index: Int, outcome: Outcome, reason: String? = nil, width: Double? = nil, height: Double? = nil
    ) {
        (self.index, self.outcome, self.reason) = (index, outcome, reason)
        (self.width, self.height) = (width, height)
    }
}
