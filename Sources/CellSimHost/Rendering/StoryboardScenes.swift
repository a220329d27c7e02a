import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Shows the scenes of a storyboard on a device, in the containers that their relationships define.
@preconcurrency @MainActor public struct StoryboardScenes {
    private let file: InterfaceFile
    private let storyboard: UIStoryboard
    private let remarks = Remarks()
    /// The first controller of each storyboard identifier, by its index in the document.
    private let owners: [String: Int]

    /// Creates the scenes of a storyboard, but no controllers yet.
    public init(_ file: InterfaceFile) { self.init(file, bundle: nil) }

    /// - Parameter bundle: the source of images, colours and other storyboards; the document's own folder by default.
    package init(_ file: InterfaceFile, bundle: Bundle?) {
        self.file = file
        storyboard = UIStoryboard(template: file.template, options: file.options, bundle: bundle)
        let named = storyboard.controllerElements.compactMap { element in
            element["storyboardIdentifier"].map { ($0, element.index) }
        }
        owners = Dictionary(named) { first, _ in first }
    }

    /// Returns the selected controllers: `all`, or those with these storyboard identifiers, object ids or scene ids. Without names, returns
    /// the initial controller, or the first if there is none.
    /// - Throws: `InputError` for a name that no scene has, and for a storyboard without scenes.
    public func controllers(named names: [String]) throws -> [IBElement] {
        let all = storyboard.controllerElements.filter { $0.name != "viewControllerPlaceholder" }
        guard let first = all.first else {
            throw InputError(path: file.path, line: 1, "the storyboard has no scenes")
        }
        if names.isEmpty {
            let initial = file.template.document.initialViewController
            return [all.first { $0.id == initial } ?? first]
        }
        var found: [IBElement] = []
        for name in names {
            let meant = all.filter { keys(of: $0).contains(name) }.prefix(1)
            if meant.isEmpty, name != "all" {
                let known = all.map { self.name(of: $0) }
                throw InputError(
                    path: file.path,
                    "there is no scene '\(name)'; available: \(known.joined(separator: ", "))\(NearestNames.hint(name, among: known))"
                )
            }
            for scene in meant.isEmpty ? all[...] : meant where !found.contains(where: { $0.index == scene.index }) {
                found.append(scene)
            }
        }
        return found
    }

    /// All controllers and storyboard references, in the order of the document.
    package var elements: [IBElement] { storyboard.controllerElements }

    /// Returns all controllers, or those with a given storyboard identifier, object id or scene id that exist.
    package func known(_ names: [String]) -> [IBElement] {
        storyboard.controllerElements.filter { element in
            let isMeant = names.isEmpty || names.contains("all") || keys(of: element).contains { names.contains($0) }
            return isMeant && element.name != "viewControllerPlaceholder"
        }
    }

    /// Returns a scene's name: its controller's storyboard identifier, otherwise the object's id. If scenes share an identifier, only the
    /// first has it as its name.
    public func name(of controller: IBElement) -> String {
        let identifier = controller["storyboardIdentifier"]
        let isOwner = identifier.map { owners[$0] == controller.index } ?? false
        return (isOwner ? identifier : nil) ?? controller.id ?? "scene"
    }

    /// Returns a scene's name for people, which other scenes may share: its storyboard identifier, otherwise its class without
    /// `ViewController` (`Settings` for `SettingsViewController`), its title, or its element's name.
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

    /// Sets the controller as a window's root on the device, makes it appear, and draws the screen. Tables and collections show their
    /// prototypes.
    /// - Throws: `InputError` for exceptions that UIKit would raise.
    public func picture(of controller: IBElement, appearance: Appearance, times: PhaseTimings) throws -> ViewPicture {
        try picture(of: controller, appearance: appearance, extras: [], times: times)
    }

    /// Like the method above, with the requested extras.
    package func picture(
        of controller: IBElement, appearance: Appearance, extras: ViewPicture.Extras, times: PhaseTimings
    ) throws -> ViewPicture {
        try show(controller, appearance: appearance, times: times) {
            try ViewPicture(
                screen: $0, path: file.path, document: file.template.document, extras: extras, times: times)
        }
    }

    /// Makes the controller a window's root on the device and appear until `body` returns.
    /// - Parameter isInNavigation: Whether a navigation controller is the root and shows the controller.
    /// - Throws: `InputError` for exceptions that UIKit would raise.
    package func show<R>(
        _ controller: IBElement, appearance: Appearance, isInNavigation: Bool = false, times: PhaseTimings,
        _ body: (ViewHost) throws -> R
    ) throws -> R {
        let host = ViewHost(appearance)
        let prototypes = PrototypeContent()
        storyboard.controllersLeft = UIStoryboard.maximumControllers
        do {
            try UIKitException.catching {
                guard let root = times.measure(.instantiate, { storyboard.makeController(controller) }) else { return }
                host.show(isInNavigation ? UINavigationController(rootViewController: root) : root)
                remark(on: root, controller)
                // A prototype may contain a collection with its own prototypes.
                for _ in 0..<4 where prototypes.fill(below: host.window) { host.layoutUntilStable() }
                remarks.list += prototypes.diagnostics
            }
        } catch let exception as UIKitException {
            throw InputError(path: file.path, line: controller.line, exception.reason)
        }
        try InvalidDocument.check(
            (storyboard.diagnostics + remarks.list).filter { $0.rule == .limit || $0.rule == .resource })
        return try withExtendedLifetime(prototypes) { try body(host) }
    }

    /// The diagnostics of creating the scenes, each once, in the order of lines.
    public var warnings: [Diagnostic] {
        Array(Set((storyboard.diagnostics + remarks.list).filter { $0.severity < .note })).sorted()
    }

    /// The parts that the scenes created so far lack, in the order of lines.
    package var lacks: [Diagnostic] {
        Array(Set((storyboard.diagnostics + remarks.list).filter { $0.lack != nil })).sorted()
    }

    /// Reports why a picture is empty: the scene's view is created by the code of a class that isn't available.
    private func remark(on root: UIViewController, _ element: IBElement) {
        guard element.name == "viewController", let name = element["customClass"], element.child(key: "view") == nil,
            let view = root.viewIfLoaded, view.subviews.isEmpty, view.backgroundColor == nil
        else { return }
        remarks.list.append(
            Diagnostic(
                .warning, file: file.path, line: element.line, element: element.name, key: "customClass", value: name,
                message: "makes the scene's view in code that is not available",
                remedy: "drawn as an empty view on the system background", rule: .structure
            ).lacking(.content))
    }

    /// Findings other than the storyboard's own diagnostics.
    @MainActor private final class Remarks {
        var list: [Diagnostic] = []
    }
}
