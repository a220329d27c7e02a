import CellSimInterfaceBuilder

/// The part of `DocumentMerge` that determines the objects of the merged document and their parents.
extension DocumentMerge {
    /// Determines the objects of the merged document and their parents.
    mutating func mergeObjects() {
        var keptObjects: Set<ObjectKey> = [], removed: [ObjectKey] = []
        let all = ours.order + theirs.order.filter { ours.entries[$0] == nil }
        for key in all {
            let mine = ours.entries[key], other = theirs.entries[key]
            if base?.entries[key] == nil || mine != nil && other != nil {
                keptObjects.insert(key)
            } else {
                removed.append(key)
            }
        }
        for key in removed where !keptObjects.contains(key) {
            guard let property = changedProperty(key) else { continue }
            restore(key, &keptObjects, because: "\(property) of \(objectName(key)) changed")
        }
        restoreParents(&keptObjects)
        restoreReferences(&keptObjects, removed)
        mergeParents(keptObjects, all)
        breakCycles()
    }

    /// Returns the side that still contains an object, or nil if both or neither contain it.
    private func owner(of key: ObjectKey) -> ObjectIndex? {
        switch (ours.entries[key] != nil, theirs.entries[key] != nil) {
        case (true, false): ours
        case (false, true): theirs
        default: nil
        }
    }

    /// Returns the first property that one side changed in an object that the other side removed, or nil if there is
    /// none.
    private func changedProperty(_ key: ObjectKey) -> String? {
        guard let mine = owner(of: key)?.entries[key], let before = base?.entries[key] else { return nil }
        guard !isInDerivedPart(key) else { return nil }
        let slots = mine.properties + before.properties.filter { mine.values[$0] == nil }
        return slots.lazy.map { ($0, table.name(of: $0)) }.first { slot, name in
            !PropertyRules.isDerived(name, of: mine.node, hasAutoLayout: hasAutoLayout)
                && !isSame(mine.values[slot], before.values[slot], name)
        }.map { String($0.1.drop { $0 == "@" }) }
    }

    /// Returns whether an element is inside content that Interface Builder generates.
    func isInDerivedPart(_ key: ObjectKey) -> Bool {
        var current: ObjectKey? = key
        while let key = current, let entry = ours.entries[key] ?? theirs.entries[key] {
            if PropertyRules.isDerived(entry.node) { return true }
            current = entry.parent
        }
        return false
    }

    /// Keeps an object that one side removed, with all its content, because the other side needs it.
    /// - Parameters:
    ///   - key: The object.
    ///   - mergedKeys: The objects of the merged document so far.
    ///   - reason: The reason why the other side needs it.
    private mutating func restore(_ key: ObjectKey, _ mergedKeys: inout Set<ObjectKey>, because reason: String) {
        guard let owner = owner(of: key) else { return }
        // Finds the outermost object that was removed together with it.
        var top = key, current = owner.entries[key]?.parent
        while let key = current, !mergedKeys.contains(key) {
            if self.owner(of: key) == nil { break }
            top = key
            current = owner.entries[key]?.parent
        }
        var pendingKeys = [top]
        while let key = pendingKeys.popLast() {
            guard let entry = owner.entries[key] else { continue }
            mergedKeys.insert(key)
            restored.insert(key)
            pendingKeys += entry.children.filter { owner.entries[$0] != nil }
        }
        // The conflict is reported for the object inside a container, because containers have no name.
        let named = table.name(of: top).hasPrefix("#") ? top : key
        let isOurs = ours.entries[key] != nil
        recordConflict(.removal, at: named, ours: isOurs ? reason : nil, theirs: isOurs ? nil : reason)
    }

    /// Keeps the parents of all objects that are kept.
    private mutating func restoreParents(_ kept: inout Set<ObjectKey>) {
        for key in Array(kept).sorted() {
            var current = parent(of: key)
            while let key = current, !kept.contains(key) {
                if table.name(of: key).hasPrefix("#") {
                    restore(key, &kept, because: "it has new objects inside")
                } else {
                    kept.insert(key)
                }
                current = parent(of: key)
            }
        }
    }

    /// Keeps the objects to which an added or connected object refers. The content of a restored object is restored, too.
    private mutating func restoreReferences(_ kept: inout Set<ObjectKey>, _ removed: [ObjectKey]) {
        var removedKeysByID: [String: ObjectKey] = [:]
        for key in removed {
            if let id = (ours.entries[key] ?? theirs.entries[key])?.node.objectID { removedKeysByID[id] = key }
        }
        guard !removedKeysByID.isEmpty else { return }
        var isChanged = true
        while isChanged {
            isChanged = false
            for key in kept.sorted() {
                for id in neededReferences(key) {
                    guard let target = removedKeysByID[id], !kept.contains(target) else { continue }
                    restore(target, &kept, because: "\(objectName(key)) refers to it")
                    restoreParents(&kept)
                    isChanged = true
                }
            }
            for key in removed where !kept.contains(key) {
                guard let entry = owner(of: key)?.entries[key] else { continue }
                let names = references(of: entry)
                let isRestored = names.contains { id in removedKeysByID[id].map(kept.contains) ?? false }
                let hasAllReferences = names.allSatisfy { id in removedKeysByID[id].map(kept.contains) ?? true }
                if isRestored, hasAllReferences, entry.parent.map(kept.contains) ?? false {
                    kept.insert(key)
                    restored.insert(key)
                    isChanged = true
                }
            }
        }
    }

    /// Returns the identifiers of the objects that must exist for an element.
    private func references(of entry: ObjectIndex.Entry) -> [String] {
        guard ["constraint", "outlet", "outletCollection", "action", "segue"].contains(entry.node.name),
            // Interface Builder also stores references that choose between segues. They are excluded.
            entry.node["reference"] == nil
        else { return [] }
        return IBDocument.referenceAttributes[entry.node.name, default: []].compactMap { entry.node[$0] }
    }

    /// Returns the identifiers to which an element refers on one side but not in the base version; all identifiers if the element
    /// was restored.
    private func neededReferences(_ key: ObjectKey) -> [String] {
        let baseEntry = restored.contains(key) ? nil : base?.entries[key]
        let before = baseEntry.map { Set(references(of: $0)) } ?? []
        return [ours, theirs].flatMap { side in
            side.entries[key].map { references(of: $0).filter { !before.contains($0) } } ?? []
        }
    }

    // MARK: Parents

    /// Returns the parent of an element on the side that moved it.
    private func parent(of key: ObjectKey) -> ObjectKey? {
        guard let mine = ours.entries[key] else { return theirs.entries[key]?.parent }
        guard let other = theirs.entries[key] else { return mine.parent }
        guard let before = base?.entries[key] else { return mine.parent }
        return mine.parent == before.parent ? other.parent : mine.parent
    }

    private mutating func mergeParents(_ kept: Set<ObjectKey>, _ all: [ObjectKey]) {
        for key in all where kept.contains(key) {
            guard let parent = parent(of: key) else { continue }
            parents[key] = parent
            guard let mine = ours.entries[key]?.parent, let other = theirs.entries[key]?.parent, mine != other,
                let before = base?.entries[key]?.parent, mine != before, other != before
            else { continue }
            recordConflict(.parent, at: key, ours: objectName(object(mine)), theirs: objectName(object(other)))
        }
    }

    /// Returns the object to which a container belongs.
    private func object(_ key: ObjectKey) -> ObjectKey {
        var current = key
        while !table.name(of: current).hasPrefix("#"),
            let parent = (ours.entries[current] ?? theirs.entries[current])?.parent
        {
            current = parent
        }
        return current
    }

    /// Resolves cycles, which occur if the two sides move objects into each other: all objects then keep their parents from our
    /// side.
    private mutating func breakCycles() {
        var rootedKeys: Set<ObjectKey> = [ours.root]
        for key in parents.keys.sorted() {
            var path: [ObjectKey] = [], visited: Set<ObjectKey> = [], current = key
            while !rootedKeys.contains(current), visited.insert(current).inserted, let parent = parents[current] {
                path.append(current)
                current = parent
            }
            if rootedKeys.contains(current) {
                rootedKeys.formUnion(path)
                continue
            }
            for key in parents.keys.sorted() {
                guard let parent = ours.entries[key]?.parent, parents[key] != parent else { continue }
                recordConflict(
                    .parent, at: key, ours: objectName(object(parent)),
                    theirs: parents[key].map { objectName(object($0)) })
                parents[key] = parent
            }
            return
        }
    }
}
