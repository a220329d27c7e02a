import CellSimInterfaceBuilder

/// Which scenes of a storyboard stand under a navigation bar or above a tab bar, as their segues tell.
struct CanvasNavigation {
    private var underNavigation: Set<String> = []
    private var aboveTabBar: Set<String> = []

    init(_ document: IBDocument) {
        guard document.kind == .storyboard else { return }
        var shows: [String: [String]] = [:]
        for element in document.elements where element.name == "segue" {
            guard let destination = element["destination"], let source = Self.controller(of: element, document) else { continue }
            switch (element["kind"], element["relationship"]) {
            case ("relationship", "rootViewController"):
                if source["navigationBarHidden"] != "YES" { underNavigation.insert(destination) }
            case ("relationship", "viewControllers"): if source.name == "tabBarController" { aboveTabBar.insert(destination) }
            case ("show", _), ("push", _): shows[source.id ?? "", default: []].append(destination)
            default: break
            }
        }
        var open = underNavigation.sorted()
        while let id = open.popLast() {
            for next in shows[id] ?? [] where underNavigation.insert(next).inserted { open.append(next) }
        }
    }

    /// The controller whose scene an element belongs to.
    private static func controller(of element: IBElement, _ document: IBDocument) -> IBElement? {
        var current = document.parent(of: element)
        while let candidate = current {
            if document.parent(of: candidate)?.name == "objects" { return candidate }
            current = document.parent(of: candidate)
        }
        return nil
    }

    func isInNavigation(_ controller: IBElement) -> Bool { controller.id.map { underNavigation.contains($0) } ?? false }
    func isInTabBar(_ controller: IBElement) -> Bool { controller.id.map { aboveTabBar.contains($0) } ?? false }
}
