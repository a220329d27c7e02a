/// The location of a leak: the view or constraint whose property leaks.
public struct LeakLocation: Hashable, Sendable {
    /// The outlet or property of the cell that refers to the object, such as `nameLabel` or `badge.label`.
    public var outlet: String?
    /// The name of the class in the document or in code.
    public var className: String
    /// The path from the cell, such as `contentView/UIStackView[0]/UILabel[1]`; for a constraint, its equation.
    public var path: String
    /// The path of the document that defines the object.
    public var file: String?
    /// The line of the element in the document, starting at 1.
    public var line: Int?
    /// The id of the element in the document.
    public var objectID: String?
    /// The XML name of the element.
    public var elementName: String?
    /// The label that was set for the element in Interface Builder.
    public var userLabel: String?

    /// The name of the object in messages.
    public var name: String { outlet ?? userLabel ?? path }

    /// A description for messages, such as `nameLabel (UILabel, Cell.xib:23)`.
    public var text: String {
        let document =
            file.map { file in ", \(file.split(separator: "/").last ?? "")" + (line.map { ":\($0)" } ?? "") } ?? ""
        return "\(name) (\(className)\(document))"
    }
}
