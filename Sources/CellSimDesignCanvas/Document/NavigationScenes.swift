import CellSimInterfaceBuilder
import Foundation

/// Finds the scenes of a storyboard that have a navigation bar or tab bar, by following segues.
struct NavigationScenes {
    private var belowNavigationBar: Set<String> = []
    private var aboveTabBar: Set<String> = []
    private var belowLargeTitles: Set<String> = []

    init(_ document: IBDocument) {
        guard document.kind == .storyboard else { return }
        var showSegues: [String: [String]] = [:]
        var roots: [String: [String]] = [:]
        var tabs: [String: [String]] = [:]
        for element in document.elements where element.name == "segue" {
            guard let destination = element["destination"], let source = document.sceneController(of: element) else {
                continue
            }
            switch (element["kind"], element["relationship"]) {
            case ("relationship", "rootViewController"):
                roots[source.id ?? "", default: []].append(destination)
                if source["navigationBarHidden"] != "YES" { belowNavigationBar.insert(destination) }
                if source.child(key: "navigationBar")?["largeTitles"] == "YES" { belowLargeTitles.insert(destination) }
            case ("relationship", "viewControllers"):
                guard source.name == "tabBarController" else { continue }
                aboveTabBar.insert(destination)
                tabs[source.id ?? "", default: []].append(destination)
            case ("show", _), ("push", _): showSegues[source.id ?? "", default: []].append(destination)
            default: break
            }
        }
        // If a tab contains a navigation controller, its root scene has a tab bar. If a navigation controller contains a tab
        // bar controller, all tabs have the navigation bar. Pushed scenes keep the bars.
        for (id, tabs) in tabs {
            if belowNavigationBar.contains(id) { belowNavigationBar.formUnion(tabs) }
            if belowLargeTitles.contains(id) { belowLargeTitles.formUnion(tabs) }
        }
        for id in aboveTabBar { aboveTabBar.formUnion(roots[id] ?? []) }
        Self.addPushedScenes(&belowNavigationBar, showSegues)
        Self.addPushedScenes(&belowLargeTitles, showSegues)
        Self.addPushedScenes(&aboveTabBar, showSegues)
        for element in document.elements {
            guard let id = element.id else { continue }
            if element["hidesBottomBarWhenPushed"] == "YES" { aboveTabBar.remove(id) }
            let title = element.child(key: "navigationItem")?["largeTitleDisplayMode"]
            if title == "never" { belowLargeTitles.remove(id) }
        }
    }

    private static func addPushedScenes(_ scenes: inout Set<String>, _ shows: [String: [String]]) {
        var pendingIDs = scenes.sorted()
        while let id = pendingIDs.popLast() {
            for next in shows[id] ?? [] where scenes.insert(next).inserted { pendingIDs.append(next) }
        }
    }

    /// Returns whether the navigation bar above a controller's view has a large title.
    func hasLargeTitle(_ controller: IBElement?) -> Bool {
        controller?.id.map { belowLargeTitles.contains($0) } ?? false
    }
    func isInNavigation(_ controller: IBElement) -> Bool {
        controller.id.map { belowNavigationBar.contains($0) } ?? false
    }
    func isInTabBar(_ controller: IBElement) -> Bool { controller.id.map { aboveTabBar.contains($0) } ?? false }
}
