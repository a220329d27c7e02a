import Foundation

/// A proxy for an array property that notifies the property's observers of changes.
final class ObservedArray: NSMutableArray {
    private let array: NSMutableArray
    private let owner: NSObject
    private let key: String

    init(_ array: NSMutableArray, of owner: NSObject, _ key: String) {
        (self.array, self.owner, self.key) = (array, owner, key)
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }

    required init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
        // Fatal: required by `NSArray` but never called; an empty array would hide a mistake.
        fatalError("create it with init(_:of:_:)")
    }

    // Fatal: required by `NSArray` but never called; an empty array would hide a mistake.
    required init(arrayLiteral elements: Any...) { fatalError("create it with init(_:of:_:)") }

    private func report(_ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any] = [], old: [Any] = []) {
        if !indexes.isEmpty { KeyPathObservers.report(owner, key, kind, indexes, new: new, old: old) }
    }

    override var count: Int { array.count }
    override func object(at index: Int) -> Any { array.object(at: index) }

    override func insert(_ anObject: Any, at index: Int) {
        array.insert(anObject, at: index)
        report(.insertion, [index], new: [anObject])
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        array.insert(objects, at: indexes)
        report(.insertion, indexes, new: objects)
    }

    override func add(_ anObject: Any) { insert(anObject, at: array.count) }

    override func addObjects(from otherArray: [Any]) {
        insert(otherArray, at: IndexSet(integersIn: array.count..<array.count + otherArray.count))
    }

    override func removeObject(at index: Int) { removeObjects(at: [index]) }
    override func removeLastObject() { if array.count > 0 { removeObject(at: array.count - 1) } }

    override func removeObjects(at indexes: IndexSet) {
        let old = indexes.map { array.object(at: $0) }
        for index in indexes.reversed() { array.removeObject(at: index) }
        report(.removal, indexes, old: old)
    }

    override func removeObjects(in range: NSRange) {
        removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length))
    }

    override func removeObjects(in otherArray: [Any]) {
        for object in otherArray {
            let matchingIndexes = (0..<array.count).filter {
                (array.object(at: $0) as AnyObject) === (object as AnyObject)
            }
            for index in matchingIndexes.reversed() { removeObject(at: index) }
        }
    }

    override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<array.count)) }

    override func replaceObject(at index: Int, with anObject: Any) { replaceObjects(at: [index], with: [anObject]) }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        let old = indexes.map { array.object(at: $0) }
        for (index, object) in zip(indexes, objects) { array.replaceObject(at: index, with: object) }
        report(.replacement, indexes, new: objects, old: old)
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let replacedCount = Swift.min(range.length, otherArray.count)
        let start = range.location + replacedCount
        if replacedCount > 0 {
            replaceObjects(
                at: IndexSet(integersIn: range.location..<start), with: Array(otherArray.prefix(replacedCount)))
        }
        if replacedCount < range.length {
            removeObjects(at: IndexSet(integersIn: start..<range.location + range.length))
        }
        if replacedCount < otherArray.count {
            let newObjects = otherArray.dropFirst(replacedCount)
            insert(Array(newObjects), at: IndexSet(integersIn: start..<start + newObjects.count))
        }
    }

    override func setArray(_ otherArray: [Any]) {
        replaceObjects(in: NSRange(location: 0, length: array.count), withObjectsFrom: otherArray)
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let (first, second) = (array.object(at: idx1), array.object(at: idx2))
        replaceObject(at: idx1, with: second)
        replaceObject(at: idx2, with: first)
    }

    /// Accesses the element at an index. Setting the element at the index `count` appends it, as on Apple platforms.
    override subscript(index: Int) -> Any {
        get { object(at: index) }
        set { if index == array.count { add(newValue) } else { replaceObject(at: index, with: newValue) } }
    }
}
