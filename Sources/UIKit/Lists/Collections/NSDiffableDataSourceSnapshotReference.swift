import Foundation

/// A snapshot of sections and items with untyped, hashable identifiers, for Objective-C code. Cast it to `NSDiffableDataSourceSnapshot`
/// to convert it.
///
/// It raises exceptions like `NSDiffableDataSourceSnapshot`, and also for identifiers that are not hashable.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    private func hashableIdentifier(_ identifier: Any) -> AnyHashable {
        if let identifier = identifier as? AnyHashable { return identifier }
        ReuseException.raise("Invalid parameter not satisfying: \(identifier) is an identifier that is not Hashable")
        return AnyHashable(ObjectIdentifier(type(of: identifier)))
    }

    private func hashableIdentifiers(_ identifiers: [Any]) -> [AnyHashable] {
        identifiers.map { hashableIdentifier($0) }
    }

    // MARK: Queries

    /// The number of items in all sections.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// The number of sections.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The identifiers of the sections, in order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    /// The identifiers of the items in all sections, in order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
    /// The sections whose cells are replaced when the snapshot is applied.
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }
    /// The items whose cells are replaced when the snapshot is applied.
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
    /// The items whose current cells are reconfigured when the snapshot is applied.
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }

    /// Returns the number of items in a section, or 0 for an unknown section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: hashableIdentifier(sectionIdentifier))
    }
    /// Returns the identifiers of a section's items, in order. Returns an empty array for an unknown section.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: hashableIdentifier(sectionIdentifier)).map(\.base)
    }
    /// Returns the identifier of the section that contains an item, or `nil` for an unknown item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: hashableIdentifier(itemIdentifier))?.base
    }
    /// Returns the index of an item among all items, starting at 0, or `NSNotFound` for an unknown item.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(hashableIdentifier(itemIdentifier)) ?? NSNotFound
    }
    /// Returns the index of a section, starting at 0, or `NSNotFound` for an unknown section.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(hashableIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(hashableIdentifiers(identifiers)) }
    /// Adds items to a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(hashableIdentifiers(identifiers), toSection: hashableIdentifier(sectionIdentifier))
    }
    /// Inserts items before another item.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(hashableIdentifiers(identifiers), beforeItem: hashableIdentifier(itemIdentifier))
    }
    /// Inserts items after another item.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(hashableIdentifiers(identifiers), afterItem: hashableIdentifier(itemIdentifier))
    }
    /// Removes items. Unknown items are ignored.
    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(hashableIdentifiers(identifiers)) }
    /// Removes all items and sections.
    open func deleteAllItems() { snapshot.deleteAllItems() }
    /// Moves an item before another item.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(hashableIdentifier(fromIdentifier), beforeItem: hashableIdentifier(toIdentifier))
    }
    /// Moves an item after another item.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(hashableIdentifier(fromIdentifier), afterItem: hashableIdentifier(toIdentifier))
    }
    /// Replaces the items' cells when the snapshot is applied.
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(hashableIdentifiers(identifiers)) }
    /// Configures the items' cells again when the snapshot is applied.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(hashableIdentifiers(identifiers))
    }

    // MARK: Sections

    /// Adds empty sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(hashableIdentifiers(sectionIdentifiers))
    }
    /// Inserts empty sections before another section.
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any) {
        snapshot.insertSections(
            hashableIdentifiers(sectionIdentifiers), beforeSection: hashableIdentifier(toIdentifier))
    }
    /// Inserts empty sections after another section.
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any) {
        snapshot.insertSections(hashableIdentifiers(sectionIdentifiers), afterSection: hashableIdentifier(toIdentifier))
    }
    /// Removes sections and their items. Unknown sections are ignored.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(hashableIdentifiers(sectionIdentifiers))
    }
    /// Moves a section and its items before another section.
    open func moveSection(withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any) {
        snapshot.moveSection(hashableIdentifier(fromIdentifier), beforeSection: hashableIdentifier(toIdentifier))
    }
    /// Moves a section and its items after another section.
    open func moveSection(withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any) {
        snapshot.moveSection(hashableIdentifier(fromIdentifier), afterSection: hashableIdentifier(toIdentifier))
    }
    /// Requests new cells for the sections' items when the snapshot is applied.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(hashableIdentifiers(sectionIdentifiers))
    }
}
