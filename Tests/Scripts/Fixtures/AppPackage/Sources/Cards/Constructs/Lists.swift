import UIKit

// Snapshots as Objective-C's API hands them on, and values that may be missing as keys.

public func sections(of snapshot: NSDiffableDataSourceSnapshotReference) -> [String: [Int]] {
    let typed = snapshot as NSDiffableDataSourceSnapshot<String, Int>
    return Dictionary(
        uniqueKeysWithValues: typed.sectionIdentifiers.map { ($0, typed.itemIdentifiers(inSection: $0)) })
}

public func reference(_ items: [Int]) -> NSDiffableDataSourceSnapshotReference {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["all"])
    snapshot.appendItems(items)
    snapshot.reloadItems([items[0]])
    return snapshot as NSDiffableDataSourceSnapshotReference
}
