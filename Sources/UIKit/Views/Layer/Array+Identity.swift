/// Removes objects by identity.
extension Array where Element: AnyObject {
    /// Removes an object. Searches from both ends at the same time, because the object is usually near one of them.
    /// - Returns: The number of comparisons, for tests.
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
