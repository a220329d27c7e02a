/// A growable array in manually allocated memory, which the owner deallocates. Copies of the struct share the memory:
/// a hot loop works on a local copy, which becomes invalid when the original grows. Subscripts are not bounds-checked.
@safe struct Block<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    var count = 0

    init(capacity: Int = 8) {
        self.capacity = max(1, capacity)
        unsafe base = .allocate(capacity: self.capacity)
    }

    /// Returns a copy of the elements in separate memory.
    func copy() -> Block {
        var result = Block(capacity: count)
        unsafe result.base.update(from: base, count: count)
        result.count = count
        return result
    }

    func deallocate() { unsafe base.deallocate() }

    subscript(index: Int) -> Element {
        @_transparent unsafeAddress { unsafe UnsafePointer(base + index) }
        @_transparent nonmutating unsafeMutableAddress { unsafe base + index }
    }

    mutating func reserve(_ minimumCapacity: Int) {
        if minimumCapacity > capacity { grow(to: max(minimumCapacity, capacity * 2)) }
    }

    private mutating func grow(to newCapacity: Int) {
        let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        unsafe new.update(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = new
        capacity = newCapacity
    }

    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        self[count] = element
        count += 1
    }

    /// Grows the array to `newCount` elements and fills the new ones with `value`.
    mutating func extend(to newCount: Int, with value: Element) {
        guard newCount > count else { return }
        reserve(newCount)
        unsafe (base + count).update(repeating: value, count: newCount - count)
        count = newCount
    }
}
