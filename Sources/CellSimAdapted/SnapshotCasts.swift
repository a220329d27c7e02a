import UIKit

// Swift snapshots are structures, and Objective-C snapshots are objects. `as` converts between them on Apple platforms.

/// Performs `as NSDiffableDataSourceSnapshot<…>`. If an identifier has another type, the program ends, as on Apple platforms.
public func ^> <Section: Hashable, Item: Hashable>(
    value: NSDiffableDataSourceSnapshotReference, type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> {
    func cast<Value>(_ identifier: Any, _ type: Value.Type) -> Value {
        if let value = identifier as? Value { return value }
        // Fatal: like a failed cast with `as!`.
        fatalError("Could not cast an identifier of type '\(Swift.type(of: identifier))' to '\(type)'")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in value.sectionIdentifiers {
        let identifier = cast(section, Section.self)
        snapshot.appendSections([identifier])
        let items = value.itemIdentifiersInSection(withIdentifier: section).map { cast($0, Item.self) }
        snapshot.appendItems(items, toSection: identifier)
    }
    snapshot.reloadSections(value.reloadedSectionIdentifiers.map { cast($0, Section.self) })
    snapshot.reloadItems(value.reloadedItemIdentifiers.map { cast($0, Item.self) })
    snapshot.reconfigureItems(value.reconfiguredItemIdentifiers.map { cast($0, Item.self) })
    return snapshot
}

/// Performs `as NSDiffableDataSourceSnapshot<…>`; the snapshot stays unchanged.
public func ^> <Section: Hashable, Item: Hashable>(
    value: NSDiffableDataSourceSnapshot<Section, Item>, type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> { value }

/// Performs `as NSDiffableDataSourceSnapshotReference`.
public func ^> <Section: Hashable, Item: Hashable>(
    value: NSDiffableDataSourceSnapshot<Section, Item>, type: NSDiffableDataSourceSnapshotReference.Type
) -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: value.sectionIdentifiers)
    for section in value.sectionIdentifiers {
        reference.appendItems(
            withIdentifiers: value.itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
    }
    reference.reloadSections(withIdentifiers: value.reloadedSectionIdentifiers)
    reference.reloadItems(withIdentifiers: value.reloadedItemIdentifiers)
    reference.reconfigureItems(withIdentifiers: value.reconfiguredItemIdentifiers)
    return reference
}

/// Performs `as NSDiffableDataSourceSnapshotReference`; the snapshot stays unchanged.
public func ^> (
    value: NSDiffableDataSourceSnapshotReference, type: NSDiffableDataSourceSnapshotReference.Type
) -> NSDiffableDataSourceSnapshotReference { value }
