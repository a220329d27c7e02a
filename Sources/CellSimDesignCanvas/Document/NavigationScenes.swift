import CellSimInterfaceBuilder
import Foundation

/// Finds the scenes of a storyboard that are below a navigation bar or above a tab bar, according to their segues.
struct NavigationScenes {
    private var underNavigation: Set<String> = []
    private var aboveTabBar: Set<String> = []
    private var underLargeTitles: Set<String> = []

    init(_ document: IBDocument) {
        guard document.kind == .storyboard else { return }
        var shows: [String: [String]] = [:]
        var roots: [String: [String]] = [:]
        var tabs: [String: [String]] = [:]
        for element in document.elements where element.name == "segue" {
            guard let destination = element["destination"], let source = document.sceneController(of: element) else {
                continue
            }
            switch (element["kind"], element["relationship"]) {
            case ("relationship", "rootViewController"):
                roots[source.id ?? "", default: []].append(destination)
                if source["navigationBarHidden"] != "YES" { underNavigation.insert(destination) }
                if source.child(key: "navigationBar")?["largeTitles"] == "YES" { underLargeTitles.insert(destination) }
            case ("relationship", "viewControllers"):
                guard source.name == "tabBarController" else { continue }
                aboveTabBar.insert(destination)
                tabs[source.id ?? "", default: []].append(destination)
            case ("show", _), ("push", _): shows[source.id ?? "", default: []].append(destination)
            default: break
            }
        }
        // A navigation controller passes its tab bar to its root, and a tab bar controller that is such a root passes
        // the navigation bar to its tabs. Pushed scenes keep the bar.
        for (id, tabs) in tabs {
            if underNavigation.contains(id) { underNavigation.formUnion(tabs) }
            if underLargeTitles.contains(id) { underLargeTitles.formUnion(tabs) }
        }
        for id in aboveTabBar { aboveTabBar.formUnion(roots[id] ?? []) }
        Self.extend(&underNavigation, shows)
        Self.extend(&underLargeTitles, shows)
        Self.extend(&aboveTabBar, shows)
        for element in document.elements {
            guard let id = element.id else { continue }
            if element["hidesBottomBarWhenPushed"] == "YES" { aboveTabBar.remove(id) }
            let title = element.child(key: "navigationItem")?["largeTitleDisplayMode"]
            if title == "never" { underLargeTitles.remove(id) }
        }
    }

    private static func extend(_ scenes: inout Set<String>, _ shows: [String: [String]]) {
        var open = scenes.sorted()
        while let id = open.popLast() {
            for next in shows[id] ?? [] where scenes.insert(next).inserted { open.append(next) }
        }
    }

    /// Returns whether the navigation bar above a controller's view has a large title.
    func hasLargeTitle(_ controller: IBElement?) -> Bool {
        controller?.id.map { underLargeTitles.contains($0) } ?? false
    }
    func isInNavigation(_ controller: IBElement) -> Bool { controller.id.map { underNavigation.contains($0) } ?? false }
    func isInTabBar(_ controller: IBElement) -> Bool { controller.id.map { aboveTabBar.contains($0) } ?? false }
}
