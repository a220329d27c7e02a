/// Views that are not shown at present, by reuse identifier; the last one in is the first one out.
///
/// Tables and collections are in another module: inlined, their pools are specialised for the kind of view.
package struct ReusePool<View: AnyObject> {
    @usableFromInline var views: [String: [View]] = [:]

    @inlinable package init() {}

    /// How many views wait under the identifier.
    func count(_ identifier: String) -> Int { views[identifier]?.count ?? 0 }

    @inlinable package mutating func put(_ view: View, identifier: String) {
        views[identifier, default: []].append(view)
    }

    @inlinable package mutating func take(_ identifier: String) -> View? { views[identifier]?.popLast() }
}
