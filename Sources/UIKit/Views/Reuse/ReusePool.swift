/// A pool of reusable views, by reuse identifier. The most recently added view is reused first.
///
/// The pool isn't generic: tables are in another module and wouldn't use a specialised version, which would slow down
/// long tables by 4 %.
package struct ReusePool {
    private var views: [String: [UIView]] = [:]

    package init() {}

    /// Returns the number of reusable views with an identifier.
    func count(_ identifier: String) -> Int { views[identifier]?.count ?? 0 }

    package mutating func enqueue(_ view: UIView, identifier: String) { views[identifier, default: []].append(view) }

    package mutating func dequeue(_ identifier: String) -> UIView? { views[identifier]?.popLast() }
}
