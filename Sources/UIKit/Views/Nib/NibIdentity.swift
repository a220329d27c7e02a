/// The identity of an object in its document.
public struct NibIdentity: Sendable, Hashable {
    /// The path of the document, as it was passed.
    public let file: String
    /// The line on which the element's start tag ends.
    public let line: Int
    /// The XML name of the element.
    public let elementName: String
    /// The object's id in the document, or its key below the parent's id, for example `gTV-IL-0wX/contentView`.
    public let objectID: String
    /// The custom class that the document specifies, even if it was not found.
    public let customClass: String?
    /// The module of the custom class.
    public let customModule: String?
    /// The label of the object in Interface Builder.
    public let userLabel: String?
    /// A Boolean value that indicates whether the base class replaces the custom class, because that was not registered
    /// (only on the command line).
    public let usesBaseClass: Bool
}
