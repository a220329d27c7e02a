import Foundation

/// Sections and items by identifier, which a diffable data source shows.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var sections: [SectionIdentifierType] = []
    private(set) var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var owner: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items that get new cells when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose current cells are configured again when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose items get new cells when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Asking

    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items in all sections.
    public var numberOfItems: Int { owner.count }
    /// Returns the number of items in a section; 0 for an unknown section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// Returns a section's items in order; none for an unknown section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// Returns the section of an item; nil for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owner[identifier]
    }
    /// Returns a section's index, from 0; nil for an unknown section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }
    /// Returns an item's index among all items, from 0; nil for an unknown item.
    /// - Complexity: O(n).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    // MARK: Sections

    /// Adds empty sections at the end. Raises for a section that exists already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds empty sections before another one. Raises if that one is unknown, or a new one exists already.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
    }

    /// Adds empty sections after another one. Raises if that one is unknown, or a new one exists already.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
    }

    /// Removes sections with their items; ignores unknown sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        var gone: Set<SectionIdentifierType> = []
        for identifier in identifiers {
            guard let list = items.removeValue(forKey: identifier) else { continue }
            for item in list { owner[item] = nil }
            gone.insert(identifier)
        }
        if !gone.isEmpty { sections.removeAll { gone.contains($0) } }
    }

    /// Moves a section with its items before another one. Raises for an unknown section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Moves a section with its items after another one. Raises for an unknown section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// Replaces the cells of the sections' items when the snapshot is applied. Raises for an unknown section.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where items[identifier] == nil {
            Self.raise("Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
        }
        reloadedSectionIdentifiers += identifiers.filter { items[$0] != nil }
    }

    private mutating func move(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool) {
        guard index(of: identifier) != nil, identifier != other else { return }
        sections.removeAll { $0 == identifier }
        if let index = index(of: other) { sections.insert(identifier, at: after ? index + 1 : index) }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var new: Set<SectionIdentifierType> = []
        for identifier in identifiers where items[identifier] != nil || !new.insert(identifier).inserted {
            return Self.raise(
                "Section identifier count does not match: the identifier \(identifier) appears more than once")
        }
        sections.insert(contentsOf: identifiers, at: index)
        for identifier in identifiers { items[identifier] = [] }
    }

    private func index(of section: SectionIdentifierType) -> Int? {
        if let index = sections.firstIndex(of: section) { return index }
        Self.raise("Invalid parameter not satisfying: section != NSNotFound (\(section) is not in the snapshot)")
        return nil
    }

    // MARK: Items

    /// Adds items to a section, by default the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            return Self.raise("There are currently no sections in the data source. Please add a section first.")
        }
        guard let count = items[section]?.count else {
            // Raises.
            _ = index(of: section)
            return
        }
        insert(identifiers, into: section, at: count)
    }

    /// Adds items before another one. Raises if that one is unknown, or a new one exists already.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        if let (section, index) = location(of: beforeIdentifier) { insert(identifiers, into: section, at: index) }
    }

    /// Adds items after another one. Raises if that one is unknown, or a new one exists already.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        if let (section, index) = location(of: afterIdentifier) { insert(identifiers, into: section, at: index + 1) }
    }

    /// Removes items; ignores unknown items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for identifier in identifiers {
            if let section = owner.removeValue(forKey: identifier) { gone[section, default: []].insert(identifier) }
        }
        for (section, set) in gone { items[section]?.removeAll { set.contains($0) } }
    }

    /// Removes all items and sections.
    public mutating func deleteAllItems() {
        (sections, items, owner) = ([], [:], [:])
    }

    /// Moves an item before another one, also in another section. Raises for an unknown item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Moves an item after another one, also in another section. Raises for an unknown item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// Replaces the items' cells when the snapshot is applied. Raises for an unknown item.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += known(identifiers, "reload")
    }
    /// Configures the items' cells again when the snapshot is applied. Raises for an unknown item.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += known(identifiers, "reconfigure")
    }

    private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, after: Bool) {
        guard identifier != other, location(of: identifier) != nil else { return }
        deleteItems([identifier])
        if let (section, index) = location(of: other) {
            insert([identifier], into: section, at: after ? index + 1 : index)
        }
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
    ) {
        for identifier in identifiers {
            if owner[identifier] != nil {
                return Self.raise(
                    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(identifier))}")
            }
            owner[identifier] = section
        }
        items[section, default: []].insert(contentsOf: identifiers, at: index)
    }

    private func location(of item: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
        if let section = owner[item], let index = items[section]?.firstIndex(of: item) { return (section, index) }
        Self.raise("Invalid parameter not satisfying: indexPath || ignoreInvalidItems (\(item) is not in the snapshot)")
        return nil
    }

    private func known(_ identifiers: [ItemIdentifierType], _ verb: String) -> [ItemIdentifierType] {
        for identifier in identifiers where owner[identifier] == nil {
            Self.raise("Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
        }
        return identifiers.filter { owner[$0] != nil }
    }

    /// On whatever thread: apps build their snapshots where their data is.
    private static func raise(_ reason: String) { ReuseException.raise(reason) }

    /// Forgets what was to be reloaded: it counts for one application only.
    mutating func forgetReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    /// Where all items are.
    var locations: [ItemIdentifierType: RowPosition] {
        var locations: [ItemIdentifierType: RowPosition] = [:]
        locations.reserveCapacity(owner.count)
        for (index, section) in sections.enumerated() {
            for (row, item) in (items[section] ?? []).enumerated() { locations[item] = RowPosition(index, row) }
        }
        return locations
    }

    /// The numbers of all sections.
    var sectionNumbers: [SectionIdentifierType: Int] {
        Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), let list = items[sections[path.section]],
            list.indices.contains(path.item)
        else {
            return nil
        }
        return list[path.item]
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
