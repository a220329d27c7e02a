/// Views that are not shown at present, by reuse identifier; the last one in is the first one out.
struct ReusePool<View: AnyObject> {
    private var views: [String: [View]] = [:]

    init() {}

    /// How many views wait under the identifier.
    func count(_ identifier: String) -> Int { views[identifier]?.count ?? 0 }

    mutating func put(_ view: View, identifier: String) { views[identifier, default: []].append(view) }

    mutating func take(_ identifier: String) -> View? { views[identifier]?.popLast() }

    /// Takes all views out and hands them over, sorted by identifier.
    mutating func drain() -> [View] {
        let all = views.keys.sorted().flatMap { views[$0] ?? [] }
        views = [:]
        return all
    }
}
