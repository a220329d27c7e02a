import UIKit

/// What makes the views that are reused, as it is registered with a table or collection.
public enum ReuseTemplate: Sendable {
    case nib(UINib)
    case type(UIView.Type)
    /// Makes a document's top-level objects; what it throws ends the check.
    case maker(@MainActor () throws -> [Any])
}

/// The part that a reused view plays.
public enum ReusedRole: Hashable, Sendable {
    case tableCell, tableHeader, collectionCell, collectionHeader

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
