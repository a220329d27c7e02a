import UIKit

/// What makes the views that are reused, as it is registered with a table or collection.
public enum ReuseTemplate: Sendable {
    /// A nib whose first view is the cell.
    case nib(UINib)
    /// A class, made without a document.
    case type(UIView.Type)
    /// Makes a document's top-level objects; what it throws ends the check.
    case maker(@MainActor () throws -> [Any])
}

/// The part that a reused view plays.
public enum ReusedRole: Hashable, Sendable {
    /// A cell of a table.
    case tableCell
    /// A section's header or footer in a table.
    case tableHeader
    /// A cell of a collection.
    case collectionCell
    /// A supplementary view of a collection.
    case collectionHeader

    /// The role of views of a class; nil for views that no table or collection reuses.
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

/// Why a view could not be shown; the text is for whoever wrote the configuration.
public struct ReuseProblem: Error, Hashable, CustomStringConvertible {
    public var description: String

    init(_ description: String) { self.description = description }
}
