import UIKit

/// The template from which the reused views are created, as it is registered with a table or collection view.
public enum ReuseTemplate: Sendable {
    /// A nib whose first view is the reused view.
    case nib(UINib)
    /// A class whose instances are created without a document.
    case type(UIView.Type)
    /// A closure that creates a document's top-level objects. An error ends the check.
    case factory(@MainActor () throws -> [Any])
}

/// The role of a reused view.
public enum ReusedRole: Hashable, Sendable {
    /// A table view cell.
    case tableCell
    /// A header or footer of a table view section.
    case tableHeader
    /// A collection view cell.
    case collectionCell
    /// A supplementary view of a collection view.
    case collectionHeader

    /// Returns the role of views of a class; nil if table and collection views don't reuse them.
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

/// An error that explains why a view couldn't be shown, for the author of the configuration.
public struct ReuseError: Error, Hashable, CustomStringConvertible {
    public var description: String

    init(_ description: String) { self.description = description }
}
