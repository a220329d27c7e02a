import CellSimInterfaceBuilder

/// The way in which each scene of a storyboard is shown: its containers, and the scenes that precede it.
struct ScenePaths {
    /// A controller in the path to a scene.
    struct Step: Equatable {
        /// The identifier of the controller's element.
        let id: String
        let kind: Kind
    }

    /// The relation between a controller and the preceding one.
    enum Kind {
        /// There is no preceding controller.
        case first
        /// The controller is a child of the preceding one, through a relationship or embed segue.
        case contained
        /// The controller is pushed onto the navigation stack of the preceding one.
        case pushed
    }

    /// The container of each controller, keyed by identifier.
    private var containers: [String: String] = [:]
    /// The controllers that show each controller, in document order.
    private var presenters: [String: [String]] = [:]
    private var navigationControllerIDs: Set<String> = []
    /// The maximum number of controllers in a path.
    private static let maximumLength = 16

    init(_ document: IBDocument) {
        for element in document.elements {
            if element.name == "navigationController", let id = element.id { navigationControllerIDs.insert(id) }
            guard element.name == "segue", let destination = element["destination"],
                let source = document.sceneController(of: element)?.id
            else { continue }
            switch element["kind"] {
            case "relationship", "embed": containers[destination] = containers[destination] ?? source
            case "show", "push": presenters[destination, default: []].append(source)
            default: break
            }
        }
    }

    /// Returns the controllers from the outermost one to the one with the identifier. If a scene is shown by a controller in a
    /// navigation controller, it is pushed there. Scenes that are presented otherwise have their own path.
    func path(to id: String) -> [Step] {
        var visited: Set<String> = []
        return path(to: id, &visited)
    }

    private func path(to id: String, _ visited: inout Set<String>) -> [Step] {
        guard visited.insert(id).inserted, visited.count <= Self.maximumLength else { return [] }
        if let container = containers[id] {
            let outer = path(to: container, &visited)
            if !outer.isEmpty { return outer + [Step(id: id, kind: .contained)] }
        } else if !navigationControllerIDs.contains(id) {
            // A navigation controller can't be pushed, so it is presented.
            for presenter in presenters[id] ?? [] {
                let outer = path(to: presenter, &visited)
                if outer.contains(where: { navigationControllerIDs.contains($0.id) }) {
                    return outer + [Step(id: id, kind: .pushed)]
                }
            }
        }
        return [Step(id: id, kind: .first)]
    }
}
