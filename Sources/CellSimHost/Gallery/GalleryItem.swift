import Foundation

/// A view, controller or scene of an app's document that a gallery shows.
public struct GalleryItem: Codable, Hashable, Sendable {
    /// The type of a gallery item.
    public enum Kind: String, Codable, Sendable {
        /// A top-level view of a XIB.
        case view
        /// The File's Owner of a XIB, with the XIB's view that is connected to it.
        case owner
        /// A scene of a storyboard.
        case scene
        /// A prototype cell, header or footer of a table or collection view in a storyboard.
        case prototype
    }

    /// The path of the document.
    public var document: String
    /// The identifier of the object: a view, the controller of a scene, or the view of a File's Owner.
    public var object: String
    /// The type of the item.
    public var kind: Kind
    /// The display name: the custom class, or another name from the document if there is none.
    public var title: String
    /// A Boolean value that indicates whether the view is a table row, which has the screen's width and the height of its
    /// content.
    public var isRow: Bool
    /// A Boolean value that indicates whether other documents of the app contain the class, so that iOS creates its views with
    /// `init(coder:)`.
    package var isDecoded = false
    /// A Boolean value that indicates whether the document contains a navigation item for the scene's controller.
    package var hasNavigationItem = false
    /// The path of the picture. The file names of pictures with sample values also contain the length of the values.
    public var picture: String
    /// The path of a file with records. The first record fills the view's outlets.
    public var data: String?
    /// A Boolean value that indicates whether empty outlets are filled: with the document's own values if there are any, otherwise
    /// with sample values.
    public var samples = false

    /// The mode in which the item is drawn. If it fails, the next mode is tried.
    package var way = GalleryDrawingMode.usual
    /// The case of `cellsim.yml` that is drawn instead of the object, and its appearance; nil for the gallery's own
    /// items.
    package var pictured: SnapshotCase?
    package var look: CodableAppearance?
    /// A Boolean value that indicates whether the picture of a case includes its view tree.
    package var hasTree = false

    /// Creates an item for an object of a document.
    public init(document: String, object: String, kind: Kind, title: String, isRow: Bool = false, picture: String) {
        (self.document, self.object, self.kind, self.title) = (document, object, kind, title)
        (self.isRow, self.picture) = (isRow, picture)
    }

    /// Returns the path of the picture for a length of sample values, such as `Cell~short.png` for `Cell.png`.
    public func picture(_ length: SampleLength) -> String {
        let path = picture as NSString
        return "\(path.deletingPathExtension)~\(length.rawValue).\(path.pathExtension)"
    }
}

/// The result of drawing an item. The first result of each item has the outcome `begun`, so that a crash can be attributed to
/// the item.
public struct GalleryResult: Codable, Hashable, Sendable {
    /// The outcome of drawing an item.
    public enum Outcome: String, Codable, Sendable {
        /// Drawing started. If no other result follows, the program crashed.
        case begun
        /// The item was drawn with its class.
        case drawn
        /// The item was drawn with the base class, because the program does not contain its class.
        case withoutClass
        /// The item was drawn with the base class, because the code of its class raises an exception, crashes or hangs.
        case withoutCode
        /// Drawing failed. `reason` contains the error message.
        case failed
    }

    /// The type of the drawn object. Only the running program can determine whether a File's Owner is a view or a
    /// controller.
    public enum Role: String, Codable, Sendable, CaseIterable {
        /// A table or collection view cell, header or footer in a XIB.
        case cell
        /// Another view in a XIB.
        case view
        /// A view that is the File's Owner of a XIB, and contains the XIB's view.
        case ownerLoadedView
        /// A controller that is the File's Owner of a XIB.
        case controller
        /// A scene of a storyboard.
        case scene
        /// A prototype cell, header or footer in a storyboard.
        case prototype
    }

    /// The item's index in the list.
    public var index: Int
    /// The outcome.
    public var outcome: Outcome
    /// The type of the drawn object, or nil if drawing failed.
    public var role: Role?
    /// The reason for a failure, or for drawing without the class.
    public var reason: String?
    /// The size in points.
    public var width, height: Double?
    /// The outlets that were filled with sample values, and lists with sample rows, such as `rows of FruitCell`. Neither the app nor
    /// its documents contain these values.
    public var samples: [String]?
    /// The outlets that show the document's own values, which their class had removed.
    public var designed: [String]?
    /// The app's static property that fills the view, such as `Card.preview`.
    public var preview: String?
    /// The number of pictures.
    public var pictures: Int?
    /// The reason why the view was drawn without the requested sample values.
    public var note: String?
    /// The missing resources of a case's picture.
    package var lacks: [MissingContent]?

    /// A missing resource of a picture.
    package struct MissingContent: Codable, Hashable, Sendable {
        /// The kind of resource: a raw value of `Diagnostic.MissingContent`.
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
