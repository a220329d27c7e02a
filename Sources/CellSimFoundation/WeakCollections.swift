import Foundation

/// How collections of objects hold them.
public struct NSPointerFunctions: Sendable {
    /// How objects are held.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As long as the collection lives.
        public static let strongMemory = Options([])
        /// Weakly.
        public static let weakMemory = Options(rawValue: 5)
        /// By identity, not by what objects say of being equal.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// By what objects say of being equal.
        public static let objectPersonality = Options([])
        /// Copies are held. Kept without effect: what is given is held.
        public static let copyIn = Options(rawValue: 65536)
    }
}

/// As long as the table lives.
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Weakly.
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory

/// Holds an object weakly or not.
private struct Held {
    weak var weak: AnyObject?
    var strong: AnyObject?
    let id: ObjectIdentifier

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        id = ObjectIdentifier(object)
        if options.contains(.weakMemory) { weak = object } else { strong = object }
    }

    var object: AnyObject? { strong ?? weak }

    func isSame(_ other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard let a = object as? NSObject, let b = other as? NSObject else { return false }
        return a.isEqual(b)
    }
}

/// A set of objects that may hold them weakly. In the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var held: [Held] = []
    private let options: NSPointerFunctions.Options

    /// An empty set; the capacity says nothing.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    /// A set that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are still there.
    open var allObjects: [ObjectType] {
        held.removeAll { $0.object == nil }
        return held.compactMap { $0.object as? ObjectType }
    }
    /// One of the objects; the first.
    open var anyObject: ObjectType? { allObjects.first }
    /// How many objects are still there.
    open var count: Int { allObjects.count }
    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Adds an object that is none of the set's.
    open func add(_ object: ObjectType?) {
        held.removeAll { $0.object == nil }
        guard let object, !held.contains(where: { $0.isSame(object) }) else { return }
        held.append(Held(object, options))
    }
    /// Takes an object out.
    open func remove(_ object: ObjectType?) { held.removeAll { held in object.map { held.isSame($0) } ?? false } }
    /// Takes all objects out.
    open func removeAllObjects() { held = [] }
    /// Whether the object is one of the set's.
    open func contains(_ anObject: ObjectType?) -> Bool {
        anObject.map { object in held.contains { $0.isSame(object) } } ?? false
    }
    /// The set's own object that is equal to the one given.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in held.first { $0.isSame(object) }?.object as? ObjectType }
    }
    /// Goes through the objects that are still there.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Objects by objects, each held weakly or not. In the order in which keys were added.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var held: [(key: Held, value: Held)] = []
    private let keys, values: NSPointerFunctions.Options

    /// An empty table; the capacity says nothing.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        (keys, values) = (keyOptions, valueOptions)
    }

    /// Keys and values are held weakly.
    open class func weakToWeakObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }
    /// Keys are held weakly.
    open class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    /// Values are held weakly.
    open class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    /// Nothing is held weakly.
    open class func strongToStrongObjects() -> NSMapTable { NSMapTable() }

    private func clean() { held.removeAll { $0.key.object == nil || $0.value.object == nil } }

    /// The value of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in held.first { $0.key.isSame(key) }?.value.object as? ObjectType }
    }
    /// Gives a key a value; nil takes the key out.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        clean()
        guard let aKey else { return }
        held.removeAll { $0.key.isSame(aKey) }
        if let anObject { held.append((Held(aKey, keys), Held(anObject, values))) }
    }
    /// Takes a key out.
    open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }
    /// Takes all out.
    open func removeAllObjects() { held = [] }
    /// How many pairs are still there.
    open var count: Int {
        clean()
        return held.count
    }
    /// Goes through the keys that are still there.
    open func keyEnumerator() -> NSEnumerator {
        clean()
        return NSArray(array: held.compactMap { $0.key.object as? KeyType }).objectEnumerator()
    }
    /// Goes through the values that are still there; nil where there are none.
    open func objectEnumerator() -> NSEnumerator? {
        clean()
        return NSArray(array: held.compactMap { $0.value.object as? ObjectType }).objectEnumerator()
    }
}
