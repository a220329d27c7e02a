import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimProcess
import Foundation

/// Creates view controllers from the scenes of a storyboard document.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let template: NibTemplate
    let options: NibOptions
    /// The bundle that contains images and colours; nil for the document's folder.
    let bundle: Bundle?
    /// The problems found while creating scenes.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The object IDs of the controllers that are being created. Relationships to one of them are skipped, because they
    /// would recurse.
    private var controllersInCreation: Set<String> = []
    /// The maximum nesting depth of controllers.
    private static let maximumNesting = 64
    /// The number of controllers that may still be created for a scene. Only the command line has this limit: its documents
    /// may be untrusted, and a few lines can create any number of controllers.
    package var controllerBudget = maximumControllers
    /// The maximum number of controllers that a scene may create.
    package static let maximumControllers = 500
    /// The number of storyboard references that were followed to this storyboard.
    private var referenceDepth = 0

    /// Creates a storyboard from `name.storyboard` in a bundle (nil for the main bundle).
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        do {
            self.init(template: try Self.template(named: name, in: bundle), bundle: bundle)
        } catch {
            let exception = UIKitException(
                name: "NSInvalidArgumentException",
                reason: "Could not find a storyboard named '\(name)' in bundle \(bundle): \(error)")
            self.init(template: Self.emptyTemplate(after: exception), bundle: bundle)
        }
    }

    /// Raises an exception. If the app catches it, returns a storyboard without scenes.
    private static func emptyTemplate(after exception: UIKitException) -> NibTemplate {
        UIKitException.raiseOrRecord(exception)
        let document =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"/>"
        do { return try NibTemplate(data: Data(document.utf8), path: "no.storyboard") } catch { exception.raise() }
    }

    /// Creates a storyboard from a parsed document.
    public init(template: NibTemplate, options: NibOptions = .library, bundle: Bundle? = nil) {
        (self.template, self.options, self.bundle) = (template, options, bundle)
        super.init()
    }

    /// Reads `name.storyboard` from a bundle. The search folders are the same as those of nibs.
    private static func template(named name: String, in bundle: Bundle) throws -> NibTemplate {
        for folderGroup in NibSearch.folderGroups(in: bundle, module: nil) {
            for folder in folderGroup {
                let languages = StringTables.languages(of: folder).searchFolders(for: .current)
                for folder in [folder] + languages.map({ "\(folder)/\($0).lproj" }) {
                    let candidate = "\(folder)/\(name).storyboard"
                    InputLog.record(location: candidate)
                    guard FileManager.default.fileExists(atPath: candidate) else { continue }
                    return NibTemplate(try IBDocument(contentsOfFile: candidate))
                }
            }
        }
        throw CocoaError(.fileNoSuchFile)
    }

    /// Creates the initial view controller; returns nil if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let id = template.document.initialViewController else { return nil }
        return makeController(objectID: id)
    }

    /// Creates the initial view controller with a closure that can call a custom initialiser.
    ///
    /// - Parameter creator: A closure that receives the coder. If it is nil or returns nil, `init(coder:)` creates the
    ///   controller.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let id = template.document.initialViewController, let element = template.document.element(withID: id)
        else { return nil }
        return makeController(element, creator: creator) as? Controller
    }

    /// Creates the view controller with a storyboard identifier. Raises `NSInvalidArgumentException` for an unknown
    /// identifier. If the app catches the exception, returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let controller = controllerElement(identifier: identifier).flatMap({ makeController($0) }) {
            return controller
        }
        UIKitException.raiseOrRecord(missingControllerException(identifier))
        return UIViewController()
    }

    /// Creates the view controller with a storyboard identifier, with a closure that can call a custom initialiser.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier of the scene.
    ///   - creator: A closure that receives the coder. If it is nil or returns nil, `init(coder:)` creates the controller.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let instantiated = controllerElement(identifier: identifier).flatMap { makeController($0, creator: creator) }
        if let controller = instantiated as? Controller { return controller }
        let classMismatchException = instantiated.map { made in
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason:
                    "The view controller with identifier '\(identifier)' is a \(type(of: made)), not a \(Controller.self)"
            )
        }
        return UIKitException.recovered(
            from: classMismatchException ?? missingControllerException(identifier),
            with: ControllerInitializerThunk.make(Controller.self))
    }

    private func missingControllerException(_ identifier: String) -> UIKitException {
        UIKitException(
            name: "NSInvalidArgumentException",
            reason: "Storyboard (\(template.path)) doesn't contain a view controller with identifier '\(identifier)'")
    }

    /// The controller elements of the scenes, such as `<tableViewController>`, in document order.
    public var controllerElements: [IBElement] { template.document.scenes.compactMap(Self.controllerElement(of:)) }

    /// Returns the controller element of a scene.
    public static func controllerElement(of scene: IBElement) -> IBElement? { scene.sceneController }

    /// Adds diagnostics that were found while loading a scene's view.
    func addDiagnostics(_ newDiagnostics: some Sequence<Diagnostic>) { diagnostics += newDiagnostics }

    func controllerElement(identifier: String) -> IBElement? {
        controllerElements.first { $0["storyboardIdentifier"] == identifier }
    }

    func makeController(objectID: String) -> UIViewController? {
        template.document.element(withID: objectID).flatMap { makeController($0) }
    }

    /// Creates the controller of a scene and the destinations of its relationship segues. Their views are loaded on first
    /// access.
    public func makeController(_ element: IBElement) -> UIViewController? { makeController(element, creator: nil) }

    private func makeController(_ element: IBElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard controllersInCreation.insert(element.id ?? "").inserted else { return nil }
        defer { controllersInCreation.remove(element.id ?? "") }
        guard consumeControllerBudget(element) else { return nil }
        if element.name == "viewControllerPlaceholder" { return makeReferencedController(element) }
        var options = options
        // In an app, the screen's traits determine fonts and variations.
        if options.policy == .library { options.traits = .current }
        let session = NibSession(template, owner: nil, externalObjects: [:], options: options)
        session.bundle = bundle
        session.isFullDocument = false
        if let createdController = creator?(session.coder(for: element)) {
            session.register(createdController, for: element)
        }
        guard let controller = session.object(for: element) as? UIViewController else { return nil }
        controller.storyboard = self
        controller.segueTemplates = SegueTemplate.all(in: element, of: template.document)
        let loader = SceneViewLoader(session, element)
        controller.viewLoader = loader
        if element.child(key: "view") == nil { loader.connectObjects() }
        controller.awakeFromNib()
        loader.releaseController()
        diagnostics += session.diagnostics
        addRelatedControllers(of: controller)
        return controller
    }

    private func consumeControllerBudget(_ element: IBElement) -> Bool {
        guard options.policy == .commandLine else { return true }
        controllerBudget -= 1
        if controllerBudget >= 0 { return true }
        if controllerBudget == -1 {
            diagnostics.append(
                Diagnostic(
                    .error, file: template.path, line: element.line, element: element.name, key: "id",
                    value: element.id,
                    message:
                        "would create more than \(Self.maximumControllers) controllers for one scene",
                    remedy: "remove relationships or embeddings", rule: .limit))
        }
        return false
    }

    /// Creates the controller of a storyboard reference: a scene of this storyboard or of another one in the bundle.
    private func makeReferencedController(_ element: IBElement) -> UIViewController? {
        guard let name = element["storyboardName"] else {
            return element["referencedIdentifier"].map { instantiateViewController(withIdentifier: $0) }
        }
        guard ConfinedFiles.isName(name), !name.utf8.contains(UInt8(ascii: "/")) else {
            reportInvalidReference(element, name, .error, "points outside the storyboard's folder")
            return UIViewController()
        }
        if options.policy == .commandLine { return makeSiblingStoryboardController(name, element) }
        let otherStoryboard = UIStoryboard(name: name, bundle: bundle)
        guard let identifier = element["referencedIdentifier"] else {
            return otherStoryboard.instantiateInitialViewController()
        }
        return otherStoryboard.instantiateViewController(withIdentifier: identifier)
    }

    /// Creates the controller of a scene in another storyboard of the same folder. Returns an empty controller if there is
    /// no such scene.
    private func makeSiblingStoryboardController(_ name: String, _ element: IBElement) -> UIViewController {
        let folder = (template.path as NSString).deletingLastPathComponent
        let path = (folder as NSString).appendingPathComponent(name + ".storyboard")
        var reason = "is not next to this one"
        if ConfinedFiles.isPlainFile(path), !ConfinedFiles([folder.isEmpty ? "." : folder]).contains(path) {
            reason = "is a link that points outside the folder"
        } else if referenceDepth < 8, ConfinedFiles.isPlainFile(path) {
            do throws(DocumentError) {
                let other = UIStoryboard(template: NibTemplate(try IBDocument(contentsOfFile: path)), options: options)
                other.referenceDepth = referenceDepth + 1
                other.controllerBudget = controllerBudget
                defer { controllerBudget = other.controllerBudget }
                let target =
                    element["referencedIdentifier"].map { other.controllerElement(identifier: $0) }
                    ?? other.template.document.initialViewController.flatMap {
                        other.template.document.element(withID: $0)
                    }
                let controller = target.flatMap { other.makeController($0) }
                diagnostics += other.diagnostics
                if let controller { return controller }
                reason = "has no such scene"
            } catch {
                reason = error.description
            }
        }
        reportInvalidReference(element, name, .warning, "refers to a storyboard that \(reason)")
        return UIViewController()
    }

    private func reportInvalidReference(
        _ element: IBElement, _ name: String, _ severity: Diagnostic.Severity, _ message: String
    ) {
        diagnostics.append(
            Diagnostic(
                severity, file: template.path, line: element.line, element: element.name, key: "storyboardName",
                value: name,
                message: message, remedy: "replaced with an empty controller", rule: .reference
            ).withMissingContent(.content))
    }

    private func addRelatedControllers(of controller: UIViewController) {
        let relationships = Self.sortedByColumn(controller.segueTemplates.filter { $0.kind == "relationship" })
        let destinations = relationships.compactMap { segue -> UIViewController? in
            if controllersInCreation.contains(segue.destinationID) { reportContainmentLoop(segue) }
            guard controllersInCreation.count < Self.maximumNesting else {
                reportNestingLimit(segue)
                return nil
            }
            return makeController(objectID: segue.destinationID)
        }
        guard !destinations.isEmpty else { return }
        controller.setRelatedControllers(destinations)
    }

    /// Sorts the relationships of a split view controller by column, from the leading edge. Omits the controller for
    /// compact width, because CellSim shows the first column there. Other relationships keep their order.
    private static func sortedByColumn(_ relationships: [SegueTemplate]) -> [SegueTemplate] {
        let columns = ["primaryViewController": 0, "masterViewController": 0, "supplementaryViewController": 1]
        let visibleRelationships = relationships.filter { $0.relationship != "compactViewController" }
        let ranked = visibleRelationships.enumerated().map {
            (rank: columns[$1.relationship ?? ""] ?? 2, location: $0, segue: $1)
        }
        return ranked.sorted { ($0.rank, $0.location) < ($1.rank, $1.location) }.map(\.segue)
    }

    private func reportNestingLimit(_ segue: SegueTemplate) {
        diagnostics.append(
            Diagnostic(
                .error, file: template.path, line: segue.line, element: "segue", key: "destination",
                value: segue.destinationID,
                message: "nests controllers more than \(Self.maximumNesting) deep", remedy: "skipped",
                rule: .structure))
    }

    /// Reports a relationship or embed segue that would make a controller contain itself.
    func reportContainmentLoop(_ segue: SegueTemplate) {
        diagnostics.append(
            Diagnostic(
                .error, file: template.path, line: segue.line, element: "segue", key: "destination",
                value: segue.destinationID,
                message: "points back to a controller that contains its scene", remedy: "skipped", rule: .reference))
    }
}
