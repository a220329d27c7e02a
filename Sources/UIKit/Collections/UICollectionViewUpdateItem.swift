import Foundation

/// One change of a batch, as layouts are told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What changes.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    /// Where the item was; nil for a new one. A whole section's has the item `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where the item is; nil for one that is gone.
    public let indexPathAfterUpdate: IndexPath?
    /// What changes.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}

extension BatchEdits {
    /// The changes in the order in which UIKit tells them: what goes, what comes, what moves, what is made anew.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        func path(_ place: RowPosition) -> IndexPath { IndexPath(item: place.row, section: place.section) }
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        func add(_ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?) {
            items.append(UICollectionViewUpdateItem(action, before: before, after: after))
        }
        for section in deletedSections { add(.delete, whole(section), nil) }
        for row in deletedRows { add(.delete, path(row), nil) }
        for section in insertedSections { add(.insert, nil, whole(section)) }
        for row in insertedRows { add(.insert, nil, path(row)) }
        for move in movedSections { add(.move, whole(move.from), whole(move.to)) }
        for move in movedRows { add(.move, path(move.from), path(move.to)) }
        for section in reloadedSections { add(.reload, whole(section), whole(section)) }
        for row in reloadedRows { add(.reload, path(row), path(row)) }
        return items
    }
}
