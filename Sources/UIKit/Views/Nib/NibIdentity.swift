/// The location of an object in its document.
public struct NibIdentity: Sendable, Hashable {
    /// The document's path as you passed it.
    public let file: String
    /// The line on which the element's start tag ends.
    public let line: Int
    /// The element's XML name.
    public let elementName: String
    /// The object's id in the document, or its key below the parent's id, for example `gTV-IL-0wX/contentView`.
    public let objectID: String
    /// The custom class that the document names, even if it was not found.
    public let customClass: String?
    /// The module of that class.
    public let customModule: String?
    /// The object's label in Interface Builder.
    public let userLabel: String?
    /// Whether, on the command line, the object is of the base class because its custom class was not registered.
    public let isStandIn: Bool
}
