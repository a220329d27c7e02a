/// An array of non-negative integers with fast prefix sums, stored in a binary indexed tree.
/// - Complexity: O(log n) for a change, sum or search.
struct PrefixSums {
    /// Element 0 is unused.
    private var tree: [Int]
    private(set) var total = 0

    init(_ values: [Int] = []) {
        tree = [0] + values
        total = values.reduce(0, +)
        for index in tree.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < tree.count { tree[parent] += tree[index] }
        }
    }

    /// Creates `count` elements with the same value, except for the last element.
    init(repeating value: Int, count: Int, last: Int) {
        tree = [Int](repeating: 0, count: count + 1)
        for index in tree.indices.dropFirst() {
            let span = index & -index
            tree[index] = index == count ? value * (span - 1) + last : value * span
        }
        total = count == 0 ? 0 : value * (count - 1) + last
    }

    var count: Int { tree.count - 1 }

    mutating func add(_ delta: Int, at index: Int) {
        total += delta
        var treeIndex = index + 1
        while treeIndex < tree.count {
            tree[treeIndex] += delta
            treeIndex += treeIndex & -treeIndex
        }
    }

    /// Returns the sum of the elements before an index.
    func sum(before index: Int) -> Int {
        var (sum, treeIndex) = (0, index)
        while treeIndex > 0 {
            sum += tree[treeIndex]
            treeIndex &= treeIndex - 1
        }
        return sum
    }

    /// Returns the length of the longest prefix whose sum is at most `amount`, and the difference between `amount` and this sum.
    func search(_ amount: Int) -> (index: Int, rest: Int) {
        var (index, rest, step) = (0, amount, 1)
        while step * 2 < tree.count { step *= 2 }
        while step > 0 {
            if index + step < tree.count, tree[index + step] <= rest {
                index += step
                rest -= tree[index]
            }
            step /= 2
        }
        return (index, rest)
    }
}
