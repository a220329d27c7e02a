import Foundation

/// Sections and items of any types that hash: a snapshot as an object, which `NSDiffableDataSourceSnapshot` is made of by a cast.
///
/// Raises what the structure raises, and for an identifier that cannot be hashed.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    private func hashable(_ identifier: Any) -> AnyHashable {
        if let identifier = identifier as? AnyHashable { return identifier }
        ReuseException.raise("Invalid parameter not satisfying: \(identifier) is an identifier that is not Hashable")
        return AnyHashable(ObjectIdentifier(type(of: identifier)))
    }

    private func hashable(_ identifiers: [Any]) -> [AnyHashable] { identifiers.map { hashable($0) } }

    // MARK: Asking

    /// How many items there are in all sections.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// How many sections there are.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The sections in their order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    /// The items of all sections in their order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
    /// The sections whose items get other cells when the snapshot is applied.
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }
    /// The items that get other cells when the snapshot is applied.
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
    /// The items whose present cells are filled again when the snapshot is applied.
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }

    /// How many items a section has; 0 for one that is not there.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: hashable(sectionIdentifier))
    }
    /// A section's items in their order; none for one that is not there.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: hashable(sectionIdentifier)).map(\.base)
    }
    /// The section that an item is in; nil for an item that is not there.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: hashable(itemIdentifier))?.base
    }
    /// An item's place among those of all sections, from 0; `NSNotFound` for one that is not there.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(hashable(itemIdentifier)) ?? NSNotFound
    }
    /// A section's place, from 0; `NSNotFound` for one that is not there.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(hashable(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(hashable(identifiers)) }
    /// Adds items to a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(hashable(identifiers), toSection: hashable(sectionIdentifier))
    }
    /// Adds items before another one.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(hashable(identifiers), beforeItem: hashable(itemIdentifier))
    }
    /// Adds items after another one.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(hashable(identifiers), afterItem: hashable(itemIdentifier))
    }
    /// Takes away items; those that are not there are passed over.
    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(hashable(identifiers)) }
    /// Takes away all items, and the sections too.
    open func deleteAllItems() { snapshot.deleteAllItems() }
    /// Moves an item before another one.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(hashable(fromIdentifier), beforeItem: hashable(toIdentifier))
    }
    /// Moves an item after another one.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(hashable(fromIdentifier), afterItem: hashable(toIdentifier))
    }
    /// Asks for other cells for the items when the snapshot is applied.
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(hashable(identifiers)) }
    /// Asks for the items' cells to be filled again when the snapshot is applied.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(hashable(identifiers)) }

    // MARK: Sections

    /// Adds empty sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(hashable(sectionIdentifiers))
    }
    /// Adds empty sections before another one.
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any) {
        snapshot.insertSections(hashable(sectionIdentifiers), beforeSection: hashable(toIdentifier))
    }
    /// Adds empty sections after another one.
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any) {
        snapshot.insertSections(hashable(sectionIdentifiers), afterSection: hashable(toIdentifier))
    }
    /// Takes away sections with their items; those that are not there are passed over.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(hashable(sectionIdentifiers))
    }
    /// Moves a section with its items before another one.
    open func moveSection(withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any) {
        snapshot.moveSection(hashable(fromIdentifier), beforeSection: hashable(toIdentifier))
    }
    /// Moves a section with its items after another one.
    open func moveSection(withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any) {
        snapshot.moveSection(hashable(fromIdentifier), afterSection: hashable(toIdentifier))
    }
    /// Asks for other cells for the sections' items when the snapshot is applied.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(hashable(sectionIdentifiers))
    }
}
