import CellSimInterfaceBuilder

/// Finds elements that Interface Builder doesn't allow in a XIB or a storyboard, regardless of their classes.
struct StructureCheck {
    let document: IBDocument

    init(_ document: IBDocument) { self.document = document }

    var findings: [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for element in document.elements { diagnostics += findings(of: element) }
        diagnostics += document.kind == .xib ? topLevelFindings : sceneFindings + SceneGraph(document).findings
        diagnostics += repeatedContentFindings
        return diagnostics + ReuseIdentifierCheck(document).findings
    }

    /// The errors as warnings, because CellSim draws such documents anyway, as well as possible.
    var structureWarnings: [Diagnostic] {
        findings.filter { $0.severity == .error && $0.rule == .structure }.map { finding in
            var warning = finding
            warning.severity = .warning
            return warning
        }
    }

    func finding(
        _ severity: Diagnostic.Severity, _ element: IBElement, _ message: String, key: String? = nil,
        value: String? = nil,
        remedy: String? = nil, rule: Diagnostic.Rule = .structure
    ) -> Diagnostic {
        Diagnostic(
            severity, file: document.path, line: element.line, element: element.name, key: key, value: value,
            message: message,
            remedy: remedy, rule: rule)
    }

    private func findings(of element: IBElement) -> [Diagnostic] {
        let isXib = document.kind == .xib
        switch element.name {
        case "prototypes", "sections", "cells":
            guard let table = document.parent(of: element), ["tableView", "collectionView"].contains(table.name) else {
                return []
            }
            if isXib {
                return [
                    finding(
                        .error, table, "with embedded sections and cells is only supported in storyboard documents",
                        key: element.name, remedy: "move the cell to its own XIB and register it")
                ]
            }
            guard element.name == "sections", table["dataMode"] != "prototypes",
                document.parent(of: table)?.name != "tableViewController"
            else { return [] }
            return [
                finding(
                    .error, table, "with static cells is only valid when embedded in a UITableViewController",
                    key: element.name,
                    remedy: "use dynamic prototypes, or a table view controller")
            ]
        case "segue" where isXib:
            return [
                finding(
                    .error, element, "is only supported in storyboard documents", key: "kind", value: element["kind"],
                    remedy: "push or present the controller in code")
            ]
        case "containerView" where isXib:
            return [
                finding(
                    .error, element, "is only supported in storyboard documents",
                    remedy: "add the child controller's view in code")
            ]
        case "subviews":
            guard let parent = document.parent(of: element), StructureCheck.leafElementNames.contains(parent.name),
                let first = element.children.first
            else { return [] }
            return [
                finding(
                    .warning, first, "is inside a <\(parent.name)>, which cannot have subviews in Interface Builder",
                    remedy: "put both into a plain view")
            ]
        default: return []
        }
    }

    /// The elements of views that can't have subviews in Interface Builder.
    private static let leafElementNames: Set<String> = [
        "button", "label", "imageView", "switch", "slider", "stepper", "segmentedControl", "progressView",
        "pageControl",
        "activityIndicatorView", "textField", "searchBar", "datePicker", "pickerView",
    ]

    // MARK: XIBs

    private static let reusableElementNames = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// The findings for a nib that contains more than one top-level object, and that may be registered for reuse.
    private var topLevelFindings: [Diagnostic] {
        let objects = document.objects.filter { $0.name != "placeholder" }
        guard let root = document.root.child(named: "objects") else {
            return [finding(.error, document.root, "has no objects")]
        }
        if objects.isEmpty {
            return [finding(.warning, root, "contains no object", remedy: "add a view")]
        }
        guard objects.count > 1, let cell = objects.first(where: { Self.reusableElementNames.contains($0.name) }) else {
            return []
        }
        let otherObjects = objects.filter { $0 !== cell }
        return otherObjects.map { other in
            finding(
                .warning, other,
                "is next to a <\(cell.name)>: a nib registered for reuse must contain exactly one top-level object",
                key: "id", value: other.id, remedy: "move it into the cell, or to its own document")
        }
    }

    // MARK: Storyboards

    private var sceneFindings: [Diagnostic] {
        var reachableIDs: Set<String> = Set(
            document.elements.filter { $0.name == "segue" }.compactMap { $0["destination"] })
        if let initial = document.initialViewController { reachableIDs.insert(initial) }
        var found: [Diagnostic] = []
        for scene in document.scenes {
            let objects = scene.child(named: "objects")?.children ?? []
            guard let controller = scene.sceneController else {
                found += objects.filter { $0.child(key: "frame") != nil }.map { view in
                    finding(
                        .error, view, "is outside a view controller's scene",
                        remedy: "move it into a controller's view")
                }
                continue
            }
            let id = controller.id ?? ""
            if controller["storyboardIdentifier"] == nil, !reachableIDs.contains(id) {
                found.append(
                    finding(
                        .warning, controller,
                        "is unreachable: its scene has neither entry points nor an identifier for "
                            + "instantiateViewController(withIdentifier:)",
                        key: "id", value: id, remedy: "give it a storyboard identifier"))
            }
        }
        return found
    }

    /// The findings for outlets that connect an object outside a prototype cell with one inside it.
    private var repeatedContentFindings: [Diagnostic] {
        document.elements.compactMap { element in
            guard element.name == "outlet" || element.name == "outletCollection",
                let target = element["destination"].flatMap({ document.element(withID: $0) }),
                let content = repeatedContent(around: target), !isInside(element, content)
            else { return nil }
            return finding(
                .error, element, "is invalid: outlets cannot be connected to repeating content",
                key: element["property"],
                value: target.id, remedy: "connect it to the cell's class")
        }
    }

    /// Returns the prototype cell that contains the element or is the element itself.
    private func repeatedContent(around element: IBElement) -> IBElement? {
        var current: IBElement? = element
        while let next = current {
            guard let parent = document.parent(of: next) else { return nil }
            let holder = document.parent(of: parent)?.name
            if parent.name == "prototypes" && holder == "tableView"
                || parent.name == "cells" && holder == "collectionView"
            {
                return next
            }
            current = parent
        }
        return nil
    }

    private func isInside(_ element: IBElement, _ outer: IBElement) -> Bool {
        var current: IBElement? = element
        while let next = current {
            if next === outer { return true }
            current = document.parent(of: next)
        }
        return false
    }
}
