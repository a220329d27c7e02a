import Foundation

/// The ownership and equality of objects in a collection.
public struct NSPointerFunctions: Sendable {
    /// The options for ownership and equality.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Strong references.
        public static let strongMemory = Options([])
        /// Weak references.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are equal if they are identical.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// Objects are equal if `isEqual(_:)` returns true.
        public static let objectPersonality = Options([])
        /// Copies of the objects. Stored without effect: the original is referenced.
        public static let copyIn = Options(rawValue: 65536)
    }
}

/// Strong references.
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Weak references.
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory

/// A strong or weak reference.
private struct ObjectReference {
    weak var weak: AnyObject?
    var strong: AnyObject?
    let id: ObjectIdentifier

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        id = ObjectIdentifier(object)
        if options.contains(.weakMemory) { weak = object } else { strong = object }
    }

    var object: AnyObject? { strong ?? weak }

    func matches(_ other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard let a = object as? NSObject, let b = other as? NSObject else { return false }
        return a.isEqual(b)
    }
}

/// A set of objects with optional weak references. Objects are in the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var references: [ObjectReference] = []
    private let options: NSPointerFunctions.Options

    /// Creates an empty set; the capacity is ignored.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    /// Returns a set that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that still exist.
    open var allObjects: [ObjectType] {
        references.removeAll { $0.object == nil }
        return references.compactMap { $0.object as? ObjectType }
    }
    /// The first object.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    open var count: Int { allObjects.count }
    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Adds an object if the set doesn't contain it.
    open func add(_ object: ObjectType?) {
        references.removeAll { $0.object == nil }
        guard let object, !references.contains(where: { $0.matches(object) }) else { return }
        references.append(ObjectReference(object, options))
    }
    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        references.removeAll { held in object.map { held.matches($0) } ?? false }
    }
    /// Removes all objects.
    open func removeAllObjects() { references = [] }
    /// Returns whether the set contains the object.
    open func contains(_ anObject: ObjectType?) -> Bool {
        anObject.map { object in references.contains { $0.matches(object) } } ?? false
    }
    /// Returns the object in the set that equals an object; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in references.first { $0.matches(object) }?.object as? ObjectType }
    }
    /// Returns an enumerator of the objects that still exist.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary of objects with optional weak references to keys and values. Keys are in the order in which they were
/// added.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var entries: [(key: ObjectReference, value: ObjectReference)] = []
    private let keyReferenceOptions, valueReferenceOptions: NSPointerFunctions.Options

    /// Creates an empty table; the capacity is ignored.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        (keyReferenceOptions, valueReferenceOptions) = (keyOptions, valueOptions)
    }

    /// Returns a table that holds keys and values weakly.
    open class func weakToWeakObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }
    /// Returns a table that holds keys weakly.
    open class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    /// Returns a table that holds values weakly.
    open class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    /// Returns a table that holds keys and values strongly.
    open class func strongToStrongObjects() -> NSMapTable { NSMapTable() }

    private func removeDeallocatedEntries() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }

    /// Returns the value for a key; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in entries.first { $0.key.matches(key) }?.value.object as? ObjectType }
    }
    /// Sets the value for a key; nil removes the key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeDeallocatedEntries()
        guard let aKey else { return }
        entries.removeAll { $0.key.matches(aKey) }
        if let anObject {
            entries.append(
                (ObjectReference(aKey, keyReferenceOptions), ObjectReference(anObject, valueReferenceOptions)))
        }
    }
    /// Removes a key.
    open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }
    /// Removes all keys.
    open func removeAllObjects() { entries = [] }
    /// The number of pairs whose objects still exist.
    open var count: Int {
        removeDeallocatedEntries()
        return entries.count
    }
    /// Returns an enumerator of the keys that still exist.
    open func keyEnumerator() -> NSEnumerator {
        removeDeallocatedEntries()
        return NSArray(array: entries.compactMap { $0.key.object as? KeyType }).objectEnumerator()
    }
    /// Returns an enumerator of the values that still exist, or nil.
    open func objectEnumerator() -> NSEnumerator? {
        removeDeallocatedEntries()
        return NSArray(array: entries.compactMap { $0.value.object as? ObjectType }).objectEnumerator()
    }
}
