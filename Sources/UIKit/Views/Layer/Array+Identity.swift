extension Array where Element: AnyObject {
    /// Removes an object, which is searched for from both ends at once: most often it is the first or the last one.
    /// - Returns: how many objects were compared with it, for tests.
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
