/// Views that are not shown at present, by reuse identifier; the last one in is the first one out.
package struct ReusePool<View: AnyObject> {
    private var views: [String: [View]] = [:]

    package init() {}

    /// How many views wait under the identifier.
    func count(_ identifier: String) -> Int { views[identifier]?.count ?? 0 }

    package mutating func put(_ view: View, identifier: String) { views[identifier, default: []].append(view) }

    package mutating func take(_ identifier: String) -> View? { views[identifier]?.popLast() }
}
