/// Where an object stands in the document it was made from.
public struct NibIdentity: Sendable, Hashable {
    /// The document's path as it was given.
    public let file: String
    /// The line on which the element's start tag ends.
    public let line: Int
    /// The element's XML name.
    public let elementName: String
    /// The object's id in the document, or its key below the parent's id, as in `gTV-IL-0wX/contentView`.
    public let objectID: String
    /// The custom class that the document names, whether or not it could be had.
    public let customClass: String?
    /// The module of that class.
    public let customModule: String?
    /// The name the author gave the object in Interface Builder.
    public let userLabel: String?
    /// Whether, on the command line, the object is of the base class because nobody registered the custom class.
    public let isStandIn: Bool
}
