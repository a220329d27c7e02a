extension Array where Element: AnyObject {
    /// Removes an object, searching from both ends at once: usually it is the first or the last one.
    /// - Returns: the number of objects that were compared with it, for tests.
    @discardableResult mutating func remove(identicalTo object: Element) -> Int {
        var (low, high) = (0, count - 1)
        while low <= high {
            if self[high] === object {
                remove(at: high)
                return 2 * low + 1
            }
            if self[low] === object {
                remove(at: low)
                return 2 * low + 2
            }
            low += 1
            high -= 1
        }
        return 2 * low
    }
}
