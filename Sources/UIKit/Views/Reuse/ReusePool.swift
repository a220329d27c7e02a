/// Stores views that are not visible, by reuse identifier; the most recently added view is reused first.
///
/// It stores `UIView` instead of being generic: tables in another module would not get a specialised version, which
/// would slow down a long table by 4 %.
package struct ReusePool {
    private var views: [String: [UIView]] = [:]

    package init() {}

    /// Returns the number of reusable views with an identifier.
    func count(_ identifier: String) -> Int { views[identifier]?.count ?? 0 }

    package mutating func enqueue(_ view: UIView, identifier: String) { views[identifier, default: []].append(view) }

    package mutating func dequeue(_ identifier: String) -> UIView? { views[identifier]?.popLast() }
}
