import Foundation

/// A change in a batch update, as layouts receive it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// A kind of change.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    /// The item's index path before the update, or `nil` for an inserted item. For a section, `item` is `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?
    /// The item's index path after the update, or `nil` for a removed item. For a section, `item` is `NSNotFound`.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}

extension BatchEdits {
    /// The changes in the order deletions, insertions, moves, reloads.
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
