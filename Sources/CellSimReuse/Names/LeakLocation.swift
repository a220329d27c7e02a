/// The object that has a property at fault, as far as it is known.
public struct LeakLocation: Hashable, Sendable {
    /// The outlet or property of the cell that leads to it, as in `nameLabel` or `badge.label`.
    public var outlet: String?
    /// The class, as the document or the code names it.
    public var className: String
    /// The way from the cell, as in `contentView/UIStackView[0]/UILabel[1]`; of a constraint its equation.
    public var path: String
    /// The document, and the line and id of the element that the object was made from.
    public var file: String?
    /// The element's line in the document, from 1.
    public var line: Int?
    /// The element's id in the document.
    public var objectID: String?
    /// The element's XML name, and the name its author gave it.
    public var elementName: String?
    /// What the document's author called the element.
    public var userLabel: String?

    /// What people call it.
    public var name: String { outlet ?? userLabel ?? path }

    /// As in `nameLabel (UILabel, Cell.xib:23)`.
    public var words: String {
        let document =
            file.map { file in ", \(file.split(separator: "/").last ?? "")" + (line.map { ":\($0)" } ?? "") } ?? ""
        return "\(name) (\(className)\(document))"
    }
}
