/// The location of a leak: the object with the leaking property.
public struct LeakLocation: Hashable, Sendable {
    /// The outlet or property of the cell that refers to the object, such as `nameLabel` or `badge.label`.
    public var outlet: String?
    /// The class in the document or the code.
    public var className: String
    /// The path from the cell, such as `contentView/UIStackView[0]/UILabel[1]`; for a constraint, its equation.
    public var path: String
    /// The document in which the object is defined.
    public var file: String?
    /// The element's line in the document, from 1.
    public var line: Int?
    /// The element's id in the document.
    public var objectID: String?
    /// The element's XML name.
    public var elementName: String?
    /// The label that the document's author gave the element.
    public var userLabel: String?

    /// The name for messages.
    public var name: String { outlet ?? userLabel ?? path }

    /// The text, such as `nameLabel (UILabel, Cell.xib:23)`.
    public var text: String {
        let document =
            file.map { file in ", \(file.split(separator: "/").last ?? "")" + (line.map { ":\($0)" } ?? "") } ?? ""
        return "\(name) (\(className)\(document))"
    }
}
