import Foundation

/// Maintains the inverse relationships that the model defines.
extension NSManagedObject {
    /// Returns the objects in a relationship's value.
    static func members(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: return [object]
        case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: return set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as Set<AnyHashable>: return set.compactMap { $0.base as? NSManagedObject }
        default: return []
        }
    }

    /// Removes an object from a relationship without changing the inverse relationship.
    func remove(_ object: NSManagedObject, from relation: NSRelationshipDescription) {
        guard relation.isToMany else {
            if primitiveValue(forKey: relation.name) as? NSManagedObject === object { setMembers(nil, relation) }
            return
        }
        setMembers(Self.members(primitiveValue(forKey: relation.name)).filter { $0 !== object }, relation)
    }

    /// Adds an object to a relationship. The previous object of a to-one relationship is removed from the inverse
    /// relationship.
    func add(_ object: NSManagedObject, to relation: NSRelationshipDescription, of other: NSRelationshipDescription) {
        guard relation.isToMany else {
            if let previousObject = primitiveValue(forKey: relation.name) as? NSManagedObject, previousObject !== object
            {
                previousObject.remove(self, from: other)
            }
            return setMembers([object], relation)
        }
        let members = Self.members(primitiveValue(forKey: relation.name))
        if !members.contains(object) { setMembers(members + [object], relation) }
    }

    private func setMembers(_ objects: [NSManagedObject]?, _ relation: NSRelationshipDescription) {
        willChangeValue(forKey: relation.name)
        let objects = objects ?? []
        if !relation.isToMany {
            setPrimitiveValue(objects.first, forKey: relation.name)
        } else if relation.isOrdered {
            setPrimitiveValue(NSOrderedSet(array: objects), forKey: relation.name)
        } else {
            setPrimitiveValue(NSSet(array: objects), forKey: relation.name)
        }
        if !isInserted { isUpdated = true }
        didChangeValue(forKey: relation.name)
    }

    /// Applies the delete rules of the relationships.
    /// - Returns: the objects that are deleted together with this one.
    func applyDeleteRules() -> [NSManagedObject] {
        var cascadeDeletedObjects: [NSManagedObject] = []
        for relation in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
            let members = Self.members(primitiveValue(forKey: relation.name))
            if relation.deleteRule == .cascadeDeleteRule { cascadeDeletedObjects += members }
            guard let inverse = relation.inverseRelationship, relation.deleteRule != .noActionDeleteRule else {
                continue
            }
            for object in members { object.remove(self, from: inverse) }
        }
        return cascadeDeletedObjects
    }
}
