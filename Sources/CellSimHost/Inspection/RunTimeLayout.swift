import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The views of a document as a running app on a device shows them.
@MainActor struct RunTimeLayout {
    /// The visible views, in document order.
    private(set) var objects: [InspectedView] = []
    /// The diagnostics of instantiation and layout.
    private(set) var diagnostics: [Diagnostic]

    private let document: IBDocument
    private let appearance: Appearance
    private let options: NibOptions

    /// Creates the document's objects and lays them out.
    /// - Parameters:
    ///   - document: The XIB or storyboard.
    ///   - appearance: The device and style.
    ///   - fillsScreen: Whether a XIB's views for controllers fill the screen and its cells have the screen's width.
    ///   - imageFolders: The folders with the document's images.
    /// - Throws: `UIKitException` for a XIB that cannot be instantiated.
    init(
        _ document: IBDocument, appearance: Appearance, fillsScreen: Bool, imageFolders: [ImageFolder]
    ) throws {
        (self.document, self.appearance) = (document, appearance)
        var options = NibOptions(policy: .commandLine, reportsUnread: true)
        options.traits = ViewHost.traits(appearance)
        options.imageFolders = imageFolders
        self.options = options
        diagnostics = document.diagnostics
        if document.kind == .storyboard {
            layOutScenes()
        } else {
            try layOutViews(fillsScreen: fillsScreen)
        }
        diagnostics = Array(Set(diagnostics)).sorted()
    }

    /// The frames of the views, keyed by object identifier.
    var frames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        func visit(_ view: InspectedView) {
            frames[view.id] = view.frame
            view.children.forEach(visit)
        }
        objects.forEach(visit)
        return frames
    }

    // MARK: XIBs

    private mutating func layOutViews(fillsScreen: Bool) throws {
        let instance = try NibLoader.instantiate(NibTemplate(document), options: options)
        diagnostics += instance.diagnostics
        var views = VisibleViews()
        // The windows are retained, because views only keep their layout while their windows exist.
        var hosts: [ViewHost] = []
        try UIKitException.catching {
            for object in instance.topLevelObjects {
                if let controller = object as? UIViewController {
                    let host = ViewHost(appearance)
                    host.show(controller)
                    hosts.append(host)
                } else if let view = object as? UIView, view.superview == nil {
                    hosts.append(show(view, fillsScreen: fillsScreen))
                }
            }
            for host in hosts {
                host.layoutUntilStable()
                recordIssues(host)
                views.add(host.window)
            }
        }
        objects = InspectionTree(document, views: views.byID).roots()
    }

    /// Shows a top-level view at its designed size or at the screen's size.
    private func show(_ view: UIView, fillsScreen: Bool) -> ViewHost {
        var size = view.frame.size
        let isRoot = document.isOwnerView(view) && ownerIsController
        if fillsScreen, isRoot { size = appearance.device.size }
        let isCell = view is UITableViewCell
        if fillsScreen, isCell { size.width = appearance.device.size.width }
        let host = ViewHost(appearance, size: size == .zero ? nil : size)
        guard !isRoot else {
            let controller = UIViewController()
            controller.view = view
            host.show(controller)
            return host
        }
        // Lays out a cell like a row in an app, whose margins the controller's table view sets.
        (view as? UITableViewCell)?.isRow = true
        host.show(view)
        if fillsScreen, isCell, let height = host.fittingHeight(of: view, width: size.width) { size.height = height }
        view.frame = CGRect(origin: .zero, size: size)
        return host
    }

    /// A Boolean value that indicates whether the document's owner is a view controller, according to its class name.
    private var ownerIsController: Bool {
        let owner = document.fileOwner
        let name = owner?["customClass"] ?? ""
        return name.hasSuffix("Controller") || name.hasSuffix("VC")
    }

    // MARK: Scenes

    private mutating func layOutScenes() {
        let storyboard = UIStoryboard(template: NibTemplate(document), options: options)
        let paths = ScenePaths(document)
        for element in document.sceneControllers {
            do {
                objects += try views(of: element, storyboard, paths)
            } catch {
                let reason = (error as? UIKitException)?.reason ?? "\(error)"
                diagnostics.append(
                    Diagnostic(
                        .error, file: document.path, line: element.line, element: element.name, key: element.id,
                        message: "cannot be shown: \(reason)"))
            }
        }
        diagnostics += storyboard.diagnostics
    }

    private mutating func views(
        of element: IBElement, _ storyboard: UIStoryboard, _ paths: ScenePaths
    ) throws -> [InspectedView] {
        let host = ViewHost(appearance)
        let prototypes = PrototypeFiller()
        storyboard.controllerBudget = UIStoryboard.maximumControllers
        try UIKitException.catching {
            let path = element.id.map { paths.path(to: $0) } ?? []
            guard let root = Self.controllerHierarchy(along: path, of: storyboard) ?? storyboard.makeController(element)
            else {
                return
            }
            host.show(root)
            // Repeats the loop, because a prototype cell may contain a collection view with its own prototypes.
            for _ in 0..<4 where prototypes.fill(below: host.window) { host.layoutUntilStable() }
            host.layoutUntilStable()
        }
        recordIssues(host)
        diagnostics += prototypes.diagnostics
        var views = VisibleViews()
        views.add(host.window)
        views.addRowsBelowScreen(host)
        return withExtendedLifetime(prototypes) {
            InspectionTree(document, views: views.byID).views(below: document.parent(of: element) ?? element)
        }
    }

    /// Returns the outermost controller of a path. The others are embedded in it or pushed, so that the last one is visible. Returns
    /// nil if a controller is missing.
    private static func controllerHierarchy(along path: [ScenePaths.Step], of storyboard: UIStoryboard)
        -> UIViewController?
    {
        func make(_ step: ScenePaths.Step) -> UIViewController? {
            storyboard.controllerElements.first { $0.id == step.id }.flatMap { storyboard.makeController($0) }
        }
        guard path.count > 1, let root = make(path[0]) else { return nil }
        var current = root
        for step in path.dropFirst() {
            let next: UIViewController?
            switch step.kind {
            case .first: next = nil
            case .contained:
                if !(current is UINavigationController || current is UITabBarController) { current.loadViewIfNeeded() }
                next = current.children.first { $0.nibIdentity?.objectID == step.id }
                if let tabs = current as? UITabBarController, let next { tabs.selectedViewController = next }
            case .pushed:
                next = make(step)
                guard let navigation = current.navigationController, let next else { return nil }
                navigation.pushViewController(next, animated: false)
            }
            guard let next else { return nil }
            current = next
        }
        return root
    }

    private mutating func recordIssues(_ host: ViewHost) {
        diagnostics += host.window.layoutIssues().map { Diagnostic($0, file: document.path) }
    }
}

/// The document's views that are visible in windows, keyed by identifier.
@MainActor private struct VisibleViews {
    private(set) var byID: [String: UIView] = [:]

    mutating func add(_ view: UIView) {
        if let id = view.nibIdentity?.objectID, byID[id] == nil { byID[id] = view }
        for subview in view.subviews { add(subview) }
    }

    /// The maximum number of screens to scroll down in a table.
    private static let maximumScreens = 50

    /// Adds the table rows below the end of the screen by scrolling down; then scrolls back.
    mutating func addRowsBelowScreen(_ host: ViewHost) {
        for table in Self.tables(below: host.window) {
            let start = table.contentOffset
            for _ in 0..<Self.maximumScreens {
                let available = table.bounds.inset(by: table.adjustedContentInset)
                guard available.height > 0, available.maxY < table.contentSize.height else { break }
                table.contentOffset.y += available.height
                host.layoutUntilStable()
                add(table)
            }
            guard table.contentOffset != start else { continue }
            table.contentOffset = start
            host.layoutUntilStable()
        }
    }

    private static func tables(below view: UIView) -> [UITableView] {
        if let table = view as? UITableView { return [table] }
        return view.subviews.flatMap(tables)
    }
}
