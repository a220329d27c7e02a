/// Stores views that are not visible, by reuse identifier; the most recently added view is reused first.
///
/// It is not generic but uses `UIView`, because tables in another module would not get a specialised version, which
/// costs 4 % of the time for a long table.
package struct ReusePool {
    private var views: [String: [UIView]] = [:]

    package init() {}

    /// Returns the number of reusable views with an identifier.
    func count(_ identifier: String) -> Int { views[identifier]?.count ?? 0 }

    package mutating func put(_ view: UIView, identifier: String) { views[identifier, default: []].append(view) }

    package mutating func take(_ identifier: String) -> UIView? { views[identifier]?.popLast() }
}
