import CellSimProcess
import Foundation

/// A XIB or storyboard, read into elements with resolved references.
public struct IBDocument: Sendable {
    /// The kind of document.
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

    /// The path as it was given; used only in messages.
    public let path: String
    /// XIB or storyboard.
    public let kind: Kind
    /// The `<document>` element.
    public let root: IBElement
    /// All elements in the order of their start tags.
    public let elements: [IBElement]
    /// The first component of `toolsVersion`, Interface Builder's version; 0 if it is missing.
    public let toolsVersion: Int
    /// The device the document was designed for.
    public let device: IBDevice?
    /// Whether Auto Layout is enabled.
    public let useAutolayout: Bool
    /// Whether the document uses safe areas instead of top and bottom layout guides.
    public let useSafeAreas: Bool
    /// Whether the document uses size classes.
    public let useTraitCollections: Bool
    /// Whether the system shows the document while the app starts.
    public let launchScreen: Bool
    /// The id of a storyboard's first view controller.
    public let initialViewController: String?
    /// The top-level objects in document order, including placeholders; in a storyboard, the objects of all scenes.
    public let objects: [IBElement]
    /// A storyboard's scenes in document order.
    public let scenes: [IBElement]
    /// Images and colours that the document records.
    public let resources: IBResources
    /// Broken references and duplicate ids, in the order of their lines.
    public let diagnostics: [Diagnostic]

    private let elementsByID: [String: IBElement]

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The file's bytes: UTF-8 or UTF-16.
    ///   - path: The file's path for messages.
    /// - Throws: ``DocumentError`` if the bytes aren't an iOS XIB or storyboard.
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

    /// Reads the document at `path`.
    ///
    /// - Parameter isKept: whether the caller keeps the document for later work (`InputLog`).
    /// - Throws: ``DocumentError`` if the file can't be read or isn't an iOS XIB or storyboard.
    public init(contentsOfFile path: String, isKept: Bool = true) throws(DocumentError) {
        let bytes: [UInt8]
        do { bytes = try FileReader.read(path, maximum: 128 << 20, isKept: isKept) } catch {
            throw .unreadable(
                file: path,
                reason: error.isMissing ? "no such file" : error.isFolder ? "a folder, not a file" : error.reason)
        }
        try self.init(data: Data(bytes), path: path)
    }

    /// Returns the element with this id, or `nil`. For duplicate ids, returns the first.
    public func element(withID id: String) -> IBElement? { elementsByID[id] }

    /// Returns the parent of `element`, or `nil` for the root.
    public func parent(of element: IBElement) -> IBElement? {
        element.parentIndex >= 0 ? elements[element.parentIndex] : nil
    }

    /// Returns the storyboard controller whose scene contains an element; nil for an element outside the scenes' objects, and for the
    /// controller itself. Linear in the element's depth.
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

    /// Returns the name of a platform other than iOS in a document type or target runtime.
    private static func foreignPlatform(_ text: String) -> String? {
        if text.contains("MacOSX") || text.contains("InterfaceBuilder3.Cocoa.") { return "macOS (AppKit)" }
        if text.contains("WatchKit") || text.contains("watchKit") { return "watchOS" }
        if text.contains("AppleTV") { return "tvOS" }
        return nil
    }

    /// Returns all elements in the order of their indices, without recursion.
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
