import Synchronization

/// Elements in order, each with a label that increases along the list. A label leads to an element's index without comparing
/// elements.
/// - Complexity: finding O(log n). Inserting and removing also move the following elements in memory, without accessing them.
struct LabelledList<Element> {
    private(set) var elements: [Element] = []
    private(set) var labels: [Int] = []

    /// The difference between the labels of neighbours, unless there is a reason for a smaller one.
    private static var gap: Int { 1 << 32 }

    var count: Int { elements.count }

    /// The index of an element of this list, by its label.
    func index(ofLabel label: Int) -> Int {
        var (low, high) = (0, labels.count)
        while low < high {
            let middle = (low + high) / 2
            if labels[middle] < label { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// - Returns: the indices of new labels: of the inserted elements, and of neighbours that were labelled again.
    mutating func insert(_ new: [Element], at index: Int) -> Range<Int> {
        let inserted = index..<index + new.count
        let before = index > 0 ? labels[index - 1] : (labels.first ?? 0) - Self.gap * (new.count + 1)
        let after = index < labels.count ? labels[index] : before + Self.gap * (new.count + 1)
        let step = (after - before) / (new.count + 1)
        elements.insert(contentsOf: new, at: index)
        labels.insert(contentsOf: (0..<new.count).map { before + step * ($0 + 1) }, at: index)
        return step > 0 ? inserted : spread(inserted)
    }

    /// Labels a range again together with enough neighbours for large gaps; the more neighbours, the larger the gaps. Many insertions
    /// at one position therefore need O(log n) new labels each.
    private mutating func spread(_ range: Range<Int>) -> Range<Int> {
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

    /// Removes elements by their labels.
    /// - Parameter isGone: whether an element is one of them.
    mutating func remove(labels gone: some Collection<Int>, where isGone: (Element) -> Bool) {
        // A pass over the whole list costs less than a search for each element.
        guard gone.count > labels.count / 16 else {
            for label in gone { remove(at: index(ofLabel: label)) }
            return
        }
        let kept = elements.indices.filter { !isGone(elements[$0]) }
        (elements, labels) = (kept.map { elements[$0] }, kept.map { labels[$0] })
    }
}

extension LabelledList: Sendable where Element: Sendable {}

/// Sums that are computed on first use, on any thread, and then kept until a change.
struct LazySums: Sendable {
    private final class Box: Sendable {
        let sums = Mutex<[Int]?>(nil)
    }

    private var box = Box()

    /// Records that the numbers changed.
    mutating func invalidate() {
        if box.sums.withLock({ $0 != nil }) || !isKnownUniquelyReferenced(&box) { box = Box() }
    }

    /// The sum of the numbers before the index.
    func sum(before index: Int, of numbers: () -> [Int]) -> Int {
        box.sums.withLock { sums in
            let known = sums ?? numbers().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
            sums = known
            return known[index]
        }
    }
}
