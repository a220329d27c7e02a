import Synchronization

/// An ordered list whose elements have ascending integer labels. A binary search for an element's label returns its index.
/// - Complexity: O(log n) to find an index. Insertions and deletions also move the following elements in memory.
struct LabelledList<Element> {
    private(set) var elements: [Element] = []
    private(set) var labels: [Int] = []

    /// The initial difference between the labels of neighbouring elements.
    private static var gap: Int { 1 << 32 }

    var count: Int { elements.count }

    /// Returns the index of an element by its label.
    func index(ofLabel label: Int) -> Int {
        var (low, high) = (0, labels.count)
        while low < high {
            let middle = (low + high) / 2
            if labels[middle] < label { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Inserts elements at an index and assigns labels between those of the neighbours.
    /// - Returns: The indices of elements with new labels: the inserted elements, and neighbours that were relabelled.
    mutating func insert(_ newElements: [Element], at index: Int) -> Range<Int> {
        let insertedRange = index..<index + newElements.count
        let before = index > 0 ? labels[index - 1] : (labels.first ?? 0) - Self.gap * (newElements.count + 1)
        let after = index < labels.count ? labels[index] : before + Self.gap * (newElements.count + 1)
        let step = (after - before) / (newElements.count + 1)
        elements.insert(contentsOf: newElements, at: index)
        labels.insert(contentsOf: (0..<newElements.count).map { before + step * ($0 + 1) }, at: index)
        return step > 0 ? insertedRange : relabel(insertedRange)
    }

    /// Assigns new labels to a range and to as many neighbours as necessary for large gaps. The required gap grows with the number of
    /// neighbours, so that repeated insertions at one position need O(log n) new labels each.
    private mutating func relabel(_ range: Range<Int>) -> Range<Int> {
        var radius = 16
        while true {
            let low = max(range.lowerBound - radius, 0), high = min(range.upperBound + radius, count)
            if low == 0, high == count { break }
            let length = Self.gap * (high - low + 1)
            let before = low > 0 ? labels[low - 1] : labels[high] - length
            let after = high < count ? labels[high] : before + length
            let step = (after - before) / (high - low + 1)
            if step >= radius << 12 {
                for index in low..<high { labels[index] = before + step * (index - low + 1) }
                return low..<high
            }
            radius *= 2
        }
        labels = elements.indices.map { $0 * Self.gap }
        return elements.indices
    }

    mutating func remove(at index: Int) {
        elements.remove(at: index)
        labels.remove(at: index)
    }

    /// Removes the elements with the given labels.
    /// - Parameters:
    ///   - removedLabels: The labels of the elements.
    ///   - isRemoved: A closure that returns whether an element is one of them.
    mutating func remove(labels removedLabels: some Collection<Int>, where isRemoved: (Element) -> Bool) {
        // One pass over the list is faster than many single deletions.
        guard removedLabels.count > labels.count / 16 else {
            for label in removedLabels { remove(at: index(ofLabel: label)) }
            return
        }
        let remainingIndices = elements.indices.filter { !isRemoved(elements[$0]) }
        (elements, labels) = (remainingIndices.map { elements[$0] }, remainingIndices.map { labels[$0] })
    }
}

extension LabelledList: Sendable where Element: Sendable {}

/// Thread-safe prefix sums, computed on first use and cached until the numbers change.
struct LazyPrefixSums: Sendable {
    /// The storage of the sums. Copies of the value share it.
    private final class Box: Sendable {
        let sums = Mutex<[Int]?>(nil)
    }

    private var box = Box()

    /// Discards the sums after a change of the numbers.
    mutating func invalidate() {
        if box.sums.withLock({ $0 != nil }) || !isKnownUniquelyReferenced(&box) { box = Box() }
    }

    /// Returns the sum of the numbers before an index.
    func sum(before index: Int, of numbers: () -> [Int]) -> Int {
        box.sums.withLock { sums in
            let prefixSums = sums ?? numbers().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
            sums = prefixSums
            return prefixSums[index]
        }
    }
}
