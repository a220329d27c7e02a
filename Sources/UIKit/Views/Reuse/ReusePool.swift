/// Views that are not visible at present, by reuse identifier; the last one in is the first one out.
///
/// Not generic, but for `UIView`: the tables of another module would not get a specialised one, which costs 4 % of a long table.
package struct ReusePool {
    private var views: [String: [UIView]] = [:]

    package init() {}

    /// Returns the number of reusable views with the identifier.
    func count(_ identifier: String) -> Int { views[identifier]?.count ?? 0 }

    package mutating func put(_ view: UIView, identifier: String) { views[identifier, default: []].append(view) }

    package mutating func take(_ identifier: String) -> UIView? { views[identifier]?.popLast() }
}
