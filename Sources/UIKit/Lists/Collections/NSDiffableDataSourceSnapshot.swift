import Foundation

/// The sections and items of a diffable data source at a point in time, as identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// A section's label and items.
    fileprivate struct Section {
        /// The section's label in `sectionList`.
        var label: Int
        var items = LabelledList<ItemIdentifierType>()
    }

    /// The location of an item: the section and the item's label in it.
    fileprivate struct ItemLocation {
        var section: SectionIdentifierType
        /// The item's label in the section's `items`.
        var label: Int
    }

    private var sectionList = LabelledList<SectionIdentifierType>()
    private var sectionsByIdentifier: [SectionIdentifierType: Section] = [:]
    private var itemLocations: [ItemIdentifierType: ItemLocation] = [:]
    /// The prefix sums of the numbers of items, computed on first use.
    private var itemCountSums = LazyPrefixSums()
    /// The items whose cells are replaced when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose current cells are reconfigured when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells are replaced when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Queries

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    var sections: [SectionIdentifierType] { sectionList.elements }
    /// The identifiers of the items in all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { itemIdentifiers(inSection: $0) } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items in all sections.
    public var numberOfItems: Int { itemLocations.count }
    /// Returns the number of items in a section, or 0 for an unknown section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sectionsByIdentifier[identifier]?.items.count ?? 0
    }
    /// Returns the identifiers of a section's items, in order. Returns an empty array for an unknown section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sectionsByIdentifier[identifier]?.items.elements ?? []
    }
    /// Returns the identifier of the section that contains an item, or `nil` for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        itemLocations[identifier]?.section
    }
    /// Returns the index of a section, starting at 0, or `nil` for an unknown section.
    /// - Complexity: O(log n).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionsByIdentifier[identifier].map { sectionList.index(ofLabel: $0.label) }
    }
    /// Returns the index of an item among all items, starting at 0, or `nil` for an unknown item.
    /// - Complexity: O(log n), or O(the number of sections) after a change.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let (section, index) = position(of: identifier), let sectionIndex = indexOfSection(section) else {
            return nil
        }
        return itemCountSums.sum(before: sectionIndex) { sections.map { numberOfItems(inSection: $0) } } + index
    }

    // MARK: Sections

    /// Adds empty sections at the end. Raises an exception if one of them already exists.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts empty sections before another section. Raises an exception if that section is unknown or a new section already exists.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = indexOrRaise(of: toIdentifier) { insert(identifiers, at: index) }
    }

    /// Inserts empty sections after another section. Raises an exception if that section is unknown or a new section already exists.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = indexOrRaise(of: toIdentifier) { insert(identifiers, at: index + 1) }
    }

    /// Removes sections and their items. Unknown sections are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        var removedLabels: [SectionIdentifierType: Int] = [:]
        for identifier in identifiers {
            guard let section = sectionsByIdentifier.removeValue(forKey: identifier) else { continue }
            for item in section.items.elements { itemLocations[item] = nil }
            removedLabels[identifier] = section.label
        }
        itemCountSums.invalidate()
        sectionList.remove(labels: removedLabels.values) { removedLabels[$0] != nil }
    }

    /// Moves a section and its items before another section. Raises an exception for an unknown section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Moves a section and its items after another section. Raises an exception for an unknown section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// Requests new cells for the sections' items when the snapshot is applied. Raises an exception for an unknown section.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where sectionsByIdentifier[identifier] == nil {
            Self.raise("Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
        }
        reloadedSectionIdentifiers += identifiers.filter { sectionsByIdentifier[$0] != nil }
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to otherIdentifier: SectionIdentifierType, after: Bool
    ) {
        guard let index = indexOrRaise(of: identifier), identifier != otherIdentifier else { return }
        guard let target = self.indexOrRaise(of: otherIdentifier) else { return }
        sectionList.remove(at: index)
        let insertionIndex = (target > index ? target - 1 : target) + (after ? 1 : 0)
        updateLabels(sectionList.insert([identifier], at: insertionIndex))
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var uniqueIdentifiers: Set<SectionIdentifierType> = []
        for identifier in identifiers
        where sectionsByIdentifier[identifier] != nil || !uniqueIdentifiers.insert(identifier).inserted {
            return Self.raise(
                "Section identifier count does not match: the identifier \(identifier) appears more than once")
        }
        for identifier in identifiers { sectionsByIdentifier[identifier] = Section(label: 0) }
        updateLabels(sectionList.insert(identifiers, at: index))
    }

    /// Copies the current labels of sections in a range from `sectionList`.
    private mutating func updateLabels(_ range: Range<Int>) {
        itemCountSums.invalidate()
        for index in range { sectionsByIdentifier[sectionList.elements[index]]?.label = sectionList.labels[index] }
    }

    private func indexOrRaise(of section: SectionIdentifierType) -> Int? {
        if let index = indexOfSection(section) { return index }
        Self.raise("Invalid parameter not satisfying: section != NSNotFound (\(section) is not in the snapshot)")
        return nil
    }

    // MARK: Items

    /// Adds items at the end of a section, by default of the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            return Self.raise("There are currently no sections in the data source. Please add a section first.")
        }
        guard let count = sectionsByIdentifier[section]?.items.count else {
            // The section is unknown, so this call raises an exception.
            _ = indexOrRaise(of: section)
            return
        }
        insert(identifiers, into: section, at: count)
    }

    /// Inserts items before another item. Raises an exception if that item is unknown or a new item already exists.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        if let (section, index) = positionOrRaise(of: beforeIdentifier) {
            insert(identifiers, into: section, at: index)
        }
    }

    /// Inserts items after another item. Raises an exception if that item is unknown or a new item already exists.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        if let (section, index) = positionOrRaise(of: afterIdentifier) {
            insert(identifiers, into: section, at: index + 1)
        }
    }

    /// Removes items. Unknown items are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var removedLabels: [SectionIdentifierType: [ItemIdentifierType: Int]] = [:]
        for identifier in identifiers {
            if let owner = itemLocations.removeValue(forKey: identifier) {
                removedLabels[owner.section, default: [:]][identifier] = owner.label
            }
        }
        for (section, items) in removedLabels {
            sectionsByIdentifier[section]?.items.remove(labels: items.values) { items[$0] != nil }
        }
        itemCountSums.invalidate()
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() {
        (sectionList, sectionsByIdentifier, itemLocations) = (LabelledList(), [:], [:])
        itemCountSums.invalidate()
    }

    /// Moves an item before another item, which can be in another section. Raises an exception for an unknown item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Moves an item after another item, which can be in another section. Raises an exception for an unknown item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// Requests new cells for items when the snapshot is applied. Raises an exception for an unknown item.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += existingItemsOrRaise(identifiers, "reload")
    }
    /// Requests that items' cells are reconfigured when the snapshot is applied. Raises an exception for an unknown item.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += existingItemsOrRaise(identifiers, "reconfigure")
    }

    private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, after: Bool) {
        guard identifier != other, positionOrRaise(of: identifier) != nil else { return }
        deleteItems([identifier])
        if let (section, index) = positionOrRaise(of: other) {
            insert([identifier], into: section, at: after ? index + 1 : index)
        }
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
    ) {
        var uniqueIdentifiers: Set<ItemIdentifierType> = []
        for identifier in identifiers
        where itemLocations[identifier] != nil || !uniqueIdentifiers.insert(identifier).inserted {
            return Self.raise(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(identifier))}")
        }
        for identifier in identifiers { itemLocations[identifier] = ItemLocation(section: section, label: 0) }
        itemCountSums.invalidate()
        guard let relabelledRange = sectionsByIdentifier[section]?.items.insert(identifiers, at: index),
            let items = sectionsByIdentifier[section]?.items
        else { return }
        for index in relabelledRange { itemLocations[items.elements[index]]?.label = items.labels[index] }
    }

    private func position(of item: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
        guard let owner = itemLocations[item], let section = sectionsByIdentifier[owner.section] else { return nil }
        return (owner.section, section.items.index(ofLabel: owner.label))
    }

    private func positionOrRaise(of item: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
        if let position = position(of: item) { return position }
        Self.raise("Invalid parameter not satisfying: indexPath || ignoreInvalidItems (\(item) is not in the snapshot)")
        return nil
    }

    private func existingItemsOrRaise(_ identifiers: [ItemIdentifierType], _ verb: String) -> [ItemIdentifierType] {
        for identifier in identifiers where itemLocations[identifier] == nil {
            Self.raise("Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
        }
        return identifiers.filter { itemLocations[$0] != nil }
    }

    /// Raises an exception on the current thread, because apps also create snapshots on background threads.
    private static func raise(_ reason: String) { ReuseException.raise(reason) }

    /// Discards the requested reloads after the snapshot has been applied.
    mutating func clearReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    /// The positions of all items.
    var itemPositions: [ItemIdentifierType: RowPosition] {
        var positions: [ItemIdentifierType: RowPosition] = [:]
        positions.reserveCapacity(itemLocations.count)
        for (index, section) in sections.enumerated() {
            for (row, item) in itemIdentifiers(inSection: section).enumerated() {
                positions[item] = RowPosition(index, row)
            }
        }
        return positions
    }

    /// The indices of all sections.
    var sectionIndices: [SectionIdentifierType: Int] {
        Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section) else { return nil }
        let items = itemIdentifiers(inSection: sections[path.section])
        return items.indices.contains(path.item) ? items[path.item] : nil
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.ItemLocation: Sendable where SectionIdentifierType: Sendable {}
