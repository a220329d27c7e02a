import CellSimInterfaceBuilder

/// Finds problems in the connections between a storyboard's scenes.
struct SceneGraph {
    private let document: IBDocument
    /// The view controllers and storyboard references, in document order.
    private let controllers: [IBElement]
    /// The segues in each controller's scene, keyed by the controller's index in the document.
    private let segues: [Int: [IBElement]]

    init(_ document: IBDocument) {
        self.document = document
        var controllers: [IBElement] = []
        var segues: [Int: [IBElement]] = [:]
        for scene in document.scenes {
            guard let controller = scene.sceneController else { continue }
            controllers.append(controller)
            segues[controller.index] = Self.segues(below: scene)
        }
        (self.controllers, self.segues) = (controllers, segues)
    }

    private static func segues(below scene: IBElement) -> [IBElement] {
        var foundSegues: [IBElement] = []
        var pendingElements = [scene]
        while let element = pendingElements.popLast() {
            if element.name == "segue" { foundSegues.append(element) }
            pendingElements += element.children
        }
        return foundSegues.sorted { $0.index < $1.index }
    }

    var findings: [Diagnostic] {
        initialFindings + duplicateIdentifierFindings + loopFindings
            + controllers.flatMap { containerFindings($0) + segueFindings($0) }
    }

    private func finding(
        _ severity: Diagnostic.Severity, _ element: IBElement, _ message: String, key: String? = nil,
        value: String? = nil,
        remedy: String? = nil, rule: Diagnostic.Rule = .structure
    ) -> Diagnostic {
        Diagnostic(
            severity, file: document.path, line: element.line, element: element.name, key: key, value: value,
            message: message,
            remedy: remedy, rule: rule)
    }

    // MARK: Initial controller

    private var initialFindings: [Diagnostic] {
        if controllers.isEmpty {
            return [finding(.warning, document.root, "has no view controller", remedy: "add a scene")]
        }
        guard let id = document.initialViewController else {
            return [
                finding(
                    .note, document.root,
                    "has no initial view controller: instantiateInitialViewController() returns nil",
                    remedy: "set Is Initial View Controller")
            ]
        }
        // A missing object is reported separately, as an invalid reference.
        if document.element(withID: id) == nil || controllers.contains(where: { $0.id == id }) { return [] }
        return [
            finding(
                .error, document.root, "is not the id of a view controller", key: "initialViewController", value: id,
                remedy: "set Is Initial View Controller", rule: .reference)
        ]
    }

    private var duplicateIdentifierFindings: [Diagnostic] {
        var owners: [String: IBElement] = [:]
        var diagnostics: [Diagnostic] = []
        for controller in controllers {
            guard let identifier = controller["storyboardIdentifier"], !identifier.isEmpty else { continue }
            if let owner = owners[identifier] {
                diagnostics.append(
                    finding(
                        .error, controller, "is already used on line \(owner.line)", key: "storyboardIdentifier",
                        value: identifier,
                        remedy: "give each scene its own identifier"))
            } else {
                owners[identifier] = controller
            }
        }
        return diagnostics
    }

    // MARK: Loops

    /// The findings for controllers that would contain themselves through relationship and embed segues. Each loop is reported once,
    /// for the segue that closes it.
    private var loopFindings: [Diagnostic] {
        let controllersByID = Dictionary(
            controllers.compactMap { controller in controller.id.map { ($0, controller) } }
        ) {
            first, _ in first
        }
        var isOnPath: [Int: Bool] = [:]
        var found: [Diagnostic] = []
        for start in controllers where isOnPath[start.index] == nil {
            // The search is iterative rather than recursive, because a storyboard may have long chains of scenes.
            var path: [(controller: IBElement, segues: ArraySlice<IBElement>)] = [
                (start, containmentSegues(start)[...])
            ]
            isOnPath[start.index] = true
            while let (controller, rest) = path.last {
                guard let segue = rest.first else {
                    isOnPath[controller.index] = false
                    path.removeLast()
                    continue
                }
                path[path.count - 1].segues = rest.dropFirst()
                guard let target = segue["destination"].flatMap({ controllersByID[$0] }) else { continue }
                if isOnPath[target.index] == true {
                    found.append(loopFinding(segue, path.map(\.controller), to: target))
                } else if isOnPath[target.index] == nil {
                    isOnPath[target.index] = true
                    path.append((target, containmentSegues(target)[...]))
                }
            }
        }
        return found
    }

    /// Returns the segues whose destinations are children of a controller.
    private func containmentSegues(_ controller: IBElement) -> [IBElement] {
        (segues[controller.index] ?? []).filter { ["relationship", "embed"].contains($0["kind"] ?? "") }
    }

    private func loopFinding(_ segue: IBElement, _ path: [IBElement], to target: IBElement) -> Diagnostic {
        let members = path.drop { $0 !== target }.map { $0["storyboardIdentifier"] ?? $0.id ?? $0.name }
        let names = (members + [members.first ?? ""]).joined(separator: " → ")
        return finding(
            .error, segue, "makes a controller contain itself (\(names))", key: "destination",
            value: segue["destination"], remedy: "remove one of the segues", rule: .reference)
    }

    // MARK: Segues

    private func containerFindings(_ controller: IBElement) -> [Diagnostic] {
        let roots = (segues[controller.index] ?? []).filter { $0["relationship"] == "rootViewController" }
        guard controller.name == "navigationController", roots.count > 1 else { return [] }
        return roots.dropFirst().map {
            finding(
                .error, $0, "is a second root view controller", key: "destination", value: $0["destination"],
                remedy: "only the first is shown")
        }
    }

    private func segueFindings(_ controller: IBElement) -> [Diagnostic] {
        (segues[controller.index] ?? []).compactMap { segue in
            let target = segue["destination"].flatMap { document.element(withID: $0) }
            switch segue["kind"] {
            case "unwind":
                guard segue["unwindAction"] == nil else { return nil }
                return finding(.error, segue, "has no unwindAction", remedy: "reconnect it to a method")
            case "custom" where segue["customClass"] == nil:
                return finding(
                    .error, segue, "has no class", key: "kind", value: "custom", remedy: "set the segue's class")
            case "popoverPresentation", "popover":
                return finding(
                    .note, segue, "is shown full screen", key: "kind", value: segue["kind"],
                    rule: .unread
                ).withSupportName("popoverPresentation")
            default: break
            }
            guard let target, !target.isController, target.name != "viewControllerPlaceholder" else { return nil }
            return finding(
                .error, segue, "points to a <\(target.name)>, which is not a view controller", key: "destination",
                value: target.id,
                remedy: "connect it to a scene", rule: .reference)
        }
    }
}
