import UIKit

/// The template of the reused views, as registered with a table or collection.
public enum ReuseTemplate: Sendable {
    /// A nib whose first view is the cell.
    case nib(UINib)
    /// A class that is created without a document.
    case type(UIView.Type)
    /// A function that creates a document's top-level objects. If it throws, the check ends.
    case factory(@MainActor () throws -> [Any])
}

/// The role of a reused view.
public enum ReusedRole: Hashable, Sendable {
    /// A cell of a table.
    case tableCell
    /// A section's header or footer in a table.
    case tableHeader
    /// A cell of a collection.
    case collectionCell
    /// A supplementary view of a collection.
    case collectionHeader

    /// Creates the role of views of a class; nil if tables and collections don't reuse them.
    @MainActor public init?(_ type: UIView.Type) {
        switch type {
        case is UITableViewCell.Type: self = .tableCell
        case is UITableViewHeaderFooterView.Type: self = .tableHeader
        case is UICollectionViewCell.Type: self = .collectionCell
        case is UICollectionReusableView.Type: self = .collectionHeader
        default: return nil
        }
    }
}

/// The reason why a view couldn't be shown, as text for the author of the configuration.
public struct ReuseError: Error, Hashable, CustomStringConvertible {
    public var description: String

    init(_ description: String) { self.description = description }
}
