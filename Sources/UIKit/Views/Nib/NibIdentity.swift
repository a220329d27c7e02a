/// The element from which an object was created: its location and its attributes in the document.
public struct NibIdentity: Sendable, Hashable {
    /// The path of the document, as specified.
    public let file: String
    /// The line number of the end of the element's start tag.
    public let line: Int
    /// The name of the element, such as `label`.
    public let elementName: String
    /// The object ID. For an element without one, the ID of the parent and the element's key, for example
    /// `gTV-IL-0wX/contentView`.
    public let objectID: String
    /// The custom class that the document specifies, even if it was not found.
    public let customClass: String?
    /// The module of the custom class.
    public let customModule: String?
    /// The label of the object in Interface Builder.
    public let userLabel: String?
    /// A Boolean value that indicates whether the object has the base class, because the custom class isn't registered.
    /// True only on the command line.
    public let usesBaseClass: Bool
}
