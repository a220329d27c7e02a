import Foundation

/// A view in an app's document that a gallery shows.
public struct GalleryItem: Codable, Hashable, Sendable {
    /// The path of the document.
    public var document: String
    /// The id of the view's object.
    public var object: String
    /// The view's custom class in the document.
    public var customClass: String
    /// Whether the view is a table row: the width is the screen's, and the content determines the height.
    public var isRow: Bool
    /// The path of the picture. Pictures with sample values have the length of the values in their names.
    public var picture: String
    /// The path of a file with records; the first one fills the view's outlets.
    public var data: String?
    /// Whether empty outlets are filled: with the document's own values, then with sample values.
    public var samples = false

    /// Creates an item for a view and the path of its picture.
    public init(document: String, object: String, customClass: String, isRow: Bool, picture: String) {
        (self.document, self.object, self.customClass) = (document, object, customClass)
        (self.isRow, self.picture) = (isRow, picture)
    }

    /// Returns the path of the picture with sample values of a length: `Cell~short.png` for `Cell.png`.
    public func picture(_ length: SampleLength) -> String {
        let path = picture as NSString
        return "\(path.deletingPathExtension)~\(length.rawValue).\(path.pathExtension)"
    }
}

/// The result of drawing an item. The first result of each item records that drawing began, so that a crash can be
/// attributed to the item.
public struct GalleryResult: Codable, Hashable, Sendable {
    /// The outcome of drawing an item.
    public enum Outcome: String, Codable, Sendable {
        /// Drawing began. Without a later result, the program crashed.
        case begun
        /// Drawn as an object of its own class.
        case drawn
        /// Drawn as an object of the base class, because the program has no class of that name.
        case withoutClass
        /// Drawing failed; the message gives the reason.
        case failed
    }

    /// The item's index in the list.
    public var index: Int
    /// The outcome.
    public var outcome: Outcome
    /// The reason for a failure.
    public var reason: String?
    /// The size in points.
    public var width, height: Double?
    /// The outlets that show sample values, which neither the app nor its documents contain.
    public var samples: [String]?
    /// The outlets that show the document's own values, because their class had removed them.
    public var designed: [String]?
    /// The number of pictures.
    public var pictures: Int?
    /// The reason why the view was drawn without sample values although they were requested.
    public var note: String?

    /// Creates the result for the item at an index in the list.
    public init(
        index: Int, outcome: Outcome, reason: String? = nil, width: Double? = nil, height: Double? = nil
    ) {
        (self.index, self.outcome, self.reason) = (index, outcome, reason)
        (self.width, self.height) = (width, height)
    }
}
