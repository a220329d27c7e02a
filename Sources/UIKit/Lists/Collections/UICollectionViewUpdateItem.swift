import Foundation

/// A change in a batch update, in the form that layouts receive.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kind of change.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    /// The old index path of the item; nil for a new item. For a whole section, `item` is `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?
    /// The new index path of the item; nil for a removed item.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}

extension BatchEdits {
    /// The changes in the order of UIKit: deletions, insertions, moves, reloads.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        func path(_ position: RowPosition) -> IndexPath { IndexPath(item: position.row, section: position.section) }
        func sectionPath(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        func add(_ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?) {
            items.append(UICollectionViewUpdateItem(action, before: before, after: after))
        }
        for section in deletedSections { add(.delete, sectionPath(section), nil) }
        for row in deletedRows { add(.delete, path(row), nil) }
        for section in insertedSections { add(.insert, nil, sectionPath(section)) }
        for row in insertedRows { add(.insert, nil, path(row)) }
        for move in movedSections { add(.move, sectionPath(move.from), sectionPath(move.to)) }
        for move in movedRows { add(.move, path(move.from), path(move.to)) }
        for section in reloadedSections { add(.reload, sectionPath(section), sectionPath(section)) }
        for row in reloadedRows { add(.reload, path(row), path(row)) }
        return items
    }
}
