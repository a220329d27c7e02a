import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Shows the scenes of a storyboard on a device, inside the containers that relationship segues define.
@preconcurrency @MainActor public struct StoryboardScenes {
    private let file: InterfaceFile
    private let storyboard: UIStoryboard
    private let otherDiagnostics = DiagnosticList()
    /// The index in the document of the first controller with each storyboard identifier.
    private let firstIndexByIdentifier: [String: Int]

    /// Opens a storyboard. Controllers are created later.
    public init(_ file: InterfaceFile) { self.init(file, bundle: nil) }

    /// Opens a storyboard with a bundle.
    /// - Parameters:
    ///   - file: The storyboard.
    ///   - bundle: The bundle with images, colours and other storyboards; nil means the document's own folder.
    package init(_ file: InterfaceFile, bundle: Bundle?) {
        self.file = file
        storyboard = UIStoryboard(template: file.template, options: file.options, bundle: bundle)
        let named = storyboard.controllerElements.compactMap { element in
            element["storyboardIdentifier"].map { ($0, element.index) }
        }
        firstIndexByIdentifier = Dictionary(named) { first, _ in first }
    }

    /// Returns the controllers with these storyboard identifiers, object identifiers or scene identifiers. The name `all` selects
    /// all controllers. Without names, returns the initial controller, or the first one if there is no initial controller.
    /// - Throws: `InputError` for an unknown name or a storyboard without scenes.
    public func controllers(named names: [String]) throws -> [IBElement] {
        let all = storyboard.controllerElements.filter { $0.name != "viewControllerPlaceholder" }
        guard let first = all.first else {
            throw InputError(path: file.path, line: 1, "the storyboard has no scenes")
        }
        if names.isEmpty {
            let initial = file.template.document.initialViewController
            return [all.first { $0.id == initial } ?? first]
        }
        var result: [IBElement] = []
        for name in names {
            let matches = all.filter { keys(of: $0).contains(name) }.prefix(1)
            if matches.isEmpty, name != "all" {
                let sceneNames = all.map { self.name(of: $0) }
                throw InputError(
                    path: file.path,
                    "there is no scene '\(name)'; available: \(sceneNames.joined(separator: ", "))\(NearestNames.hint(name, among: sceneNames))"
                )
            }
            for scene in matches.isEmpty ? all[...] : matches where !result.contains(where: { $0.index == scene.index })
            {
                result.append(scene)
            }
        }
        return result
    }

    /// All controllers and storyboard references, in document order.
    package var elements: [IBElement] { storyboard.controllerElements }

    /// Returns those controllers that exist for these storyboard identifiers, object identifiers or scene identifiers. Without
    /// names, returns all controllers.
    package func existingControllers(_ names: [String]) -> [IBElement] {
        storyboard.controllerElements.filter { element in
            let isSelected = names.isEmpty || names.contains("all") || keys(of: element).contains { names.contains($0) }
            return isSelected && element.name != "viewControllerPlaceholder"
        }
    }

    /// Returns the unique name of a scene: the storyboard identifier of its controller, or the object identifier if there is none. If
    /// several scenes share a storyboard identifier, only the first one uses it.
    public func name(of controller: IBElement) -> String {
        let identifier = controller["storyboardIdentifier"]
        let isFirstWithIdentifier = identifier.map { firstIndexByIdentifier[$0] == controller.index } ?? false
        return (isFirstWithIdentifier ? identifier : nil) ?? controller.id ?? "scene"
    }

    /// Returns the display name of a scene, which may not be unique: its storyboard identifier, its class without `ViewController`
    /// (such as `Settings` for `SettingsViewController`), its title, or its element name.
    package func readableName(of controller: IBElement) -> String {
        if let identifier = controller["storyboardIdentifier"], !identifier.isEmpty { return identifier }
        if let name = controller["customClass"], !name.isEmpty {
            let ending = ["ViewController", "Controller"].first { name.hasSuffix($0) && name.count > $0.count } ?? ""
            return String(name.dropLast(ending.count))
        }
        let item = controller.children.first { $0.name == "navigationItem" }
        return [controller["title"], item?["title"]].compactMap { $0 }.first { !$0.isEmpty } ?? controller.name
    }

    private func keys(of controller: IBElement) -> [String] {
        let document = file.template.document
        let scene = document.parent(of: controller).flatMap { document.parent(of: $0) }
        return [controller["storyboardIdentifier"], controller.id, scene?["sceneID"]].compactMap { $0 }
    }

    /// Shows the controller as the root of a window on the device and draws the screen. Table and collection views show their
    /// prototype cells.
    /// - Throws: `InputError` for exceptions that UIKit would raise.
    public func picture(of controller: IBElement, appearance: Appearance, times: PhaseTimings) throws -> ViewPicture {
        try picture(of: controller, appearance: appearance, extras: [], times: times)
    }

    /// Draws the controller's screen and collects the requested additional information.
    package func picture(
        of controller: IBElement, appearance: Appearance, extras: ViewPicture.Extras, times: PhaseTimings
    ) throws -> ViewPicture {
        try show(controller, appearance: appearance, times: times) {
            try ViewPicture(
                screen: $0, path: file.path, document: file.template.document, extras: extras, times: times)
        }
    }

    /// Shows the controller as the root of a window on the device while `body` runs.
    /// - Parameters:
    ///   - controller: The element of the controller.
    ///   - appearance: The device and style.
    ///   - isInNavigation: Whether the root is a navigation controller that contains the controller.
    ///   - times: Collects the durations of the phases.
    ///   - body: Receives the window's host.
    /// - Throws: `InputError` for exceptions that UIKit would raise.
    package func show<R>(
        _ controller: IBElement, appearance: Appearance, isInNavigation: Bool = false, times: PhaseTimings,
        _ body: (ViewHost) throws -> R
    ) throws -> R {
        let host = ViewHost(appearance)
        let prototypes = PrototypeFiller()
        storyboard.controllerBudget = UIStoryboard.maximumControllers
        do {
            try UIKitException.catching {
                guard let root = times.measure(.instantiate, { storyboard.makeController(controller) }) else { return }
                host.show(isInNavigation ? UINavigationController(rootViewController: root) : root)
                reportMissingView(on: root, controller)
                // Repeats the loop, because a prototype cell may contain a collection view with its own prototypes.
                for _ in 0..<4 where prototypes.fill(below: host.window) { host.layoutUntilStable() }
                otherDiagnostics.list += prototypes.diagnostics
            }
        } catch let exception as UIKitException {
            throw InputError(path: file.path, line: controller.line, exception.reason)
        }
        try InvalidDocument.check(
            (storyboard.diagnostics + otherDiagnostics.list).filter { $0.rule == .limit || $0.rule == .resource })
        return try withExtendedLifetime(prototypes) { try body(host) }
    }

    /// The diagnostics from the creation of scenes, without duplicates and sorted by line.
    public var warnings: [Diagnostic] {
        Array(Set((storyboard.diagnostics + otherDiagnostics.list).filter { $0.severity < .note })).sorted()
    }

    /// The missing resources of the scenes created so far, sorted by line.
    package var missingResources: [Diagnostic] {
        Array(Set((storyboard.diagnostics + otherDiagnostics.list).filter { $0.missingContent != nil })).sorted()
    }

    /// Adds a warning if a picture is empty because code of an unavailable class creates the scene's view.
    private func reportMissingView(on root: UIViewController, _ element: IBElement) {
        guard element.name == "viewController", let name = element["customClass"], element.child(key: "view") == nil,
            let view = root.viewIfLoaded, view.subviews.isEmpty, view.backgroundColor == nil
        else { return }
        otherDiagnostics.list.append(
            Diagnostic(
                .warning, file: file.path, line: element.line, element: element.name, key: "customClass", value: name,
                message: "makes the scene's view in code that is not available",
                remedy: "drawn as an empty view on the system background", rule: .structure
            ).withMissingContent(.content))
    }

    /// A reference to the findings in addition to the storyboard's own diagnostics.
    @MainActor private final class DiagnosticList {
        var list: [Diagnostic] = []
    }
}
