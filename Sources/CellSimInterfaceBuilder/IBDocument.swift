import CellSimProcess
import Foundation

/// A XIB or storyboard as a tree of elements with resolved references.
public struct IBDocument: Sendable {
    /// The kind of a document.
    public enum Kind: String, Sendable {
        /// A document with objects and a File's Owner.
        case xib
        /// A document with scenes of view controllers.
        case storyboard
    }

    /// The maximum nesting depth of elements.
    public static let maximumDepth = 512
    /// The maximum number of elements.
    public static let maximumElementCount = 100_000

    /// The path, as the caller passed it. It is used only in messages.
    public let path: String
    /// The kind of document.
    public let kind: Kind
    /// The `<document>` element.
    public let root: IBElement
    /// All elements, in the order of their start tags.
    public let elements: [IBElement]
    /// The major version of Interface Builder in `toolsVersion`; 0 if it is missing.
    public let toolsVersion: Int
    /// The device for which the document was designed.
    public let device: IBDevice?
    /// A Boolean value that indicates whether the document uses Auto Layout.
    public let useAutolayout: Bool
    /// A Boolean value that indicates whether the document uses safe areas instead of top and bottom layout guides.
    public let useSafeAreas: Bool
    /// A Boolean value that indicates whether the document uses size classes.
    public let useTraitCollections: Bool
    /// A Boolean value that indicates whether the document is shown while the app launches.
    public let launchScreen: Bool
    /// The id of the storyboard's initial view controller.
    public let initialViewController: String?
    /// The top-level objects in document order, including placeholders. In a storyboard, these are the objects of all scenes.
    public let objects: [IBElement]
    /// The scenes of a storyboard in document order.
    public let scenes: [IBElement]
    /// The images and colours that the document records.
    public let resources: IBResources
    /// The invalid references and duplicate ids, sorted by line.
    public let diagnostics: [Diagnostic]

    private let elementsByID: [String: IBElement]

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The contents of the file, in UTF-8 or UTF-16.
    ///   - path: The path of the file for messages.
    /// - Throws: ``DocumentError`` if the data isn't a XIB or storyboard for iOS.
    public init(data: Data, path: String) throws(DocumentError) {
        let (root, count) = try DocumentReader.read(SourceText(data, file: path), file: path)
        kind = try Self.checkedKind(of: root, path: path)
        self.path = path
        self.root = root
        elements = Self.flattened(root, count: count)
        toolsVersion = root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
        device = root.child(named: "device").flatMap(IBDevice.init)
        useAutolayout = root["useAutolayout"] == "YES"
        useSafeAreas = root["useSafeAreas"] == "YES"
        useTraitCollections = root["useTraitCollections"] == "YES"
        launchScreen = root["launchScreen"] == "YES"
        initialViewController = root["initialViewController"]
        scenes = root.child(named: "scenes")?.children.filter { $0.name == "scene" } ?? []
        let objectContainers = kind == .xib ? [root] : scenes
        objects = objectContainers.flatMap { $0.child(named: "objects")?.children ?? [] }
        resources = IBResources(root.child(named: "resources"))
        var findings: [Diagnostic] = []
        elementsByID = Self.index(elements, path: path, findings: &findings)
        IBResources.check(root.child(named: "resources"), path: path, findings: &findings)
        Self.checkReferences(elements, byID: elementsByID, path: path, findings: &findings)
        diagnostics = findings.sorted()
    }

    /// Reads the document at a path.
    ///
    /// - Parameter isKept: Whether the caller keeps the document for later work (`InputLog`).
    /// - Throws: ``DocumentError`` if the file can't be read, or isn't a XIB or storyboard for iOS.
    public init(contentsOfFile path: String, isKept: Bool = true) throws(DocumentError) {
        let bytes: [UInt8]
        do { bytes = try FileReader.read(path, maximum: 128 << 20, isKept: isKept) } catch {
            throw .unreadable(
                file: path,
                reason: error.isMissing ? "no such file" : error.isFolder ? "a folder, not a file" : error.reason)
        }
        try self.init(data: Data(bytes), path: path)
    }

    /// Returns the element with an id, or `nil`. If the id is duplicate, returns its first element.
    public func element(withID id: String) -> IBElement? { elementsByID[id] }

    /// Returns the parent of an element; `nil` for the root.
    public func parent(of element: IBElement) -> IBElement? {
        element.parentIndex >= 0 ? elements[element.parentIndex] : nil
    }

    /// Returns the view controller whose scene contains an element; nil if no scene's objects contain it, and for the
    /// controller itself. The time is linear in the depth of the element.
    public func sceneController(of element: IBElement) -> IBElement? {
        var current = parent(of: element)
        while let candidate = current {
            let candidateParent = parent(of: candidate)
            if candidateParent?.name == "objects" { return candidate }
            current = candidateParent
        }
        return nil
    }

    private static func checkedKind(of root: IBElement, path: String) throws(DocumentError) -> Kind {
        guard root.name == "document" || root.name == "archive" else {
            throw .notInterfaceBuilder(file: path, line: root.line, root: root.name)
        }
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? type
        if let platform = foreignPlatform(runtime) ?? foreignPlatform(type) {
            throw .wrongPlatform(file: path, line: root.line, platform: platform)
        }
        guard root.name == "document", type.contains("InterfaceBuilder") else {
            throw .notInterfaceBuilder(file: path, line: root.line, root: root.name)
        }
        return type.contains("Storyboard") ? .storyboard : .xib
    }

    /// Returns the name of the platform in a document type or target runtime, if it is not iOS.
    private static func foreignPlatform(_ text: String) -> String? {
        if text.contains("MacOSX") || text.contains("InterfaceBuilder3.Cocoa.") { return "macOS (AppKit)" }
        if text.contains("WatchKit") || text.contains("watchKit") { return "watchOS" }
        if text.contains("AppleTV") { return "tvOS" }
        return nil
    }

    /// Returns all elements by their indices, without recursion.
    private static func flattened(_ root: IBElement, count: Int) -> [IBElement] {
        var elements = [IBElement](repeating: root, count: count)
        var pendingElements = [root]
        while let element = pendingElements.popLast() {
            elements[element.index] = element
            pendingElements.append(contentsOf: element.children)
        }
        return elements
    }
}
