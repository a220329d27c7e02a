import CellSimInterfaceBuilder

/// The scenes and segues of a storyboard that have identifiers.
struct StoryboardNames {
    /// A scene with an identifier.
    struct Scene {
        var identifier: String
        var className: String
    }

    /// A segue with an identifier.
    struct Segue {
        var identifier: String
        /// The class of the scene from which the segue starts.
        var source: String
    }

    /// The name of the storyboard without its extension.
    let name: String
    /// The class of the initial scene.
    private(set) var initialClass: String?
    private(set) var scenes: [Scene] = []
    private(set) var segues: [Segue] = []

    /// Returns the storyboards among files. If several have the same name, the first one is used.
    /// - Parameters:
    ///   - paths: the paths of the files.
    ///   - classes: the names of the module's types. Scenes of other types use UIKit's class.
    ///   - notes: collects unreadable storyboards.
    static func all(_ paths: [String], classes: Set<String>, notes: ProjectNotes) -> [StoryboardNames] {
        var seenNames: Set<String> = []
        return paths.filter { Paths.pathExtension(of: $0) == "storyboard" }
            .sorted { (Paths.lastComponent($0), $0) < (Paths.lastComponent($1), $1) }
            .compactMap { path in
                guard seenNames.insert(Paths.nameWithoutExtension(of: path)).inserted else { return nil }
                return InterfaceNames.document(path, notes).map {
                    StoryboardNames($0, name: Paths.nameWithoutExtension(of: path), classes)
                }
            }
    }

    private init(_ document: IBDocument, name: String, _ classes: Set<String>) {
        self.name = name
        for element in document.elements {
            if element["sceneMemberID"] == "viewController", element.name != "viewControllerPlaceholder" {
                let className = InterfaceNames.className(of: element, classes)
                if element.id == document.initialViewController { initialClass = className }
                if let identifier = element["storyboardIdentifier"] {
                    scenes.append(Scene(identifier: identifier, className: className))
                }
            } else if element.name == "segue", let identifier = element["identifier"] {
                let source = document.sceneController(of: element)
                segues.append(
                    Segue(
                        identifier: identifier, source: source.map { InterfaceNames.className(of: $0, classes) } ?? ""))
            }
        }
    }
}

/// Reads XIBs and storyboards, and determines the classes of their objects.
enum InterfaceNames {
    /// Reads a document.
    /// - Parameters:
    ///   - path: the path of the document.
    ///   - notes: receives the reason if the document cannot be read.
    static func document(_ path: String, _ notes: ProjectNotes) -> IBDocument? {
        do throws(DocumentError) { return try IBDocument(contentsOfFile: path) } catch {
            notes.add(.warning, path, nil, "cannot be read, so its names are skipped: \(error)")
            return nil
        }
    }

    private static let controllers: Set<String> = [
        "navigationController", "tableViewController", "collectionViewController", "tabBarController",
        "splitViewController", "pageViewController",
    ]
    private static let cells = [
        "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
        "collectionReusableView": "UICollectionReusableView",
    ]

    /// Returns the class of a controller or view: its custom class if the module declares it, otherwise UIKit's
    /// class.
    static func className(of element: IBElement, _ classes: Set<String>) -> String {
        if let name = element["customClass"], classes.contains(name) { return name }
        if element.name.hasSuffix("Controller") {
            return controllers.contains(element.name)
                ? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst() : "UIViewController"
        }
        return cells[element.name] ?? "UIView"
    }
}
