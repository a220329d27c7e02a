import Foundation

/// A view, controller or scene of an app's document that a gallery shows.
public struct GalleryItem: Codable, Hashable, Sendable {
    /// The part of a document that is shown.
    public enum Kind: String, Codable, Sendable {
        /// A top-level view of a XIB.
        case view
        /// File's Owner of a XIB, with the view that the XIB gives it.
        case owner
        /// A scene of a storyboard.
        case scene
        /// A cell, header or footer that a table or collection of a storyboard has as a prototype.
        case prototype
    }

    /// The path of the document.
    public var document: String
    /// The id of the object: a view or, of a scene, its controller. The view of File's Owner for an owner.
    public var object: String
    /// The part of the document.
    public var kind: Kind
    /// The name for people: the custom class, otherwise another name that the document gives.
    public var title: String
    /// Whether the view is a table row: the width is the screen's, and the content determines the height.
    public var isRow: Bool
    /// Whether other documents of the app contain the class, so that iOS decodes its views.
    package var isDecoded = false
    /// Whether the document gives the scene's controller a navigation item.
    package var hasNavigationItem = false
    /// The path of the picture. Pictures with sample values have the length of the values in their names.
    public var picture: String
    /// The path of a file with records; the first one fills the view's outlets.
    public var data: String?
    /// Whether empty outlets are filled: with the document's own values, then with sample values.
    public var samples = false

    /// The way in which the item is drawn; after a failure, the next way is tried.
    package var way = GalleryWay.usual
    /// A case of `cellsim.yml` that is drawn instead of the object, with its appearance; nil for the gallery's own items.
    package var pictured: PictureCase?
    package var look: CodedAppearance?
    /// Whether the picture of a case has its tree.
    package var hasTree = false

    /// Creates an item for a part of a document and the path of its picture.
    public init(document: String, object: String, kind: Kind, title: String, isRow: Bool = false, picture: String) {
        (self.document, self.object, self.kind, self.title) = (document, object, kind, title)
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
        /// Drawn as an object of the item's class.
        case drawn
        /// Drawn as an object of the base class, because the program has no class of that name.
        case withoutClass
        /// Drawn as an object of the base class, because code of its class raises, crashes or does not end.
        case withoutCode
        /// Drawing failed; the message gives the reason.
        case failed
    }

    /// The kind of object drawn. Only the program knows whether a File's Owner is a view or a controller.
    public enum Role: String, Codable, Sendable, CaseIterable {
        /// A table or collection cell, header or footer of a XIB.
        case cell
        /// Another view of a XIB.
        case view
        /// A view that is File's Owner of a XIB, whose view it contains.
        case ownerLoadedView
        /// A controller that is File's Owner of a XIB.
        case controller
        /// A scene of a storyboard.
        case scene
        /// A prototype of a storyboard.
        case prototype
    }

    /// The item's index in the list.
    public var index: Int
    /// The outcome.
    public var outcome: Outcome
    /// The kind of object drawn; nil if drawing failed.
    public var role: Role?
    /// The reason for a failure, or for drawing without the class.
    public var reason: String?
    /// The size in points.
    public var width, height: Double?
    /// The outlets that show sample values, which neither the app nor its documents contain, and lists with sample rows, as
    /// in `rows of FruitCell`.
    public var samples: [String]?
    /// The outlets that show the document's own values, because their class had removed them.
    public var designed: [String]?
    /// The app's static property that fills the view, as in `Card.preview`.
    public var preview: String?
    /// The number of pictures.
    public var pictures: Int?
    /// The reason why the view was drawn without sample values although they were requested.
    public var note: String?
    /// The parts that the picture of a case lacks.
    package var lacks: [Lack]?

    /// A part that a picture lacks.
    package struct Lack: Codable, Hashable, Sendable {
        /// As `Diagnostic.Lack`.
        package var kind: String
        package var words: String
        package var file: String
        package var line: Int
    }

    /// Creates the result for the item at an index in the list.
    public init(
        index: Int, outcome: Outcome, role: Role? = nil, reason: String? = nil, width: Double? = nil,
        height: Double? = nil
    ) {
        (self.index, self.outcome, self.role, self.reason) = (index, outcome, role, reason)
        (self.width, self.height) = (width, height)
    }
}
