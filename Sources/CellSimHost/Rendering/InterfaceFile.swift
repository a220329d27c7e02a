import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimProcess
import Foundation
import UIKit

/// A XIB or storyboard that can be instantiated like in the `render` command. Unregistered classes are replaced by their
/// base class.
@preconcurrency @MainActor public final class InterfaceFile {
    /// The parsed document, which can be instantiated several times.
    public let template: NibTemplate
    /// The device for which the document was designed.
    public let device: Device?
    /// The options for instantiation, such as the policy and the traits.
    public var options: NibOptions
    /// The bundle to search for images, colours and strings; nil means the folders near the document.
    package var bundle: Bundle?
    /// The warnings and notes from the first instantiation.
    public private(set) var warnings: [Diagnostic] = []
    private var resourceDiagnostics: Set<Diagnostic> = []
    /// A Boolean value that indicates whether `warnings` includes those from instantiation.
    private var hasInstantiationWarnings = false

    /// The document's path as specified by the caller.
    public var path: String { template.path }
    /// A Boolean value that indicates whether the document is a storyboard rather than a XIB.
    public var isStoryboard: Bool { template.document.kind == .storyboard }

    /// Reads a document; `-` means standard input. If there are localised versions in language folders (`Base.lproj`, `de.lproj`),
    /// reads the version in the language of the interface.
    /// - Throws: `DocumentError` if it can't be read, `InvalidDocument` if its references are invalid.
    public init(path: String, options: NibOptions = .commandLine, times: PhaseTimings = PhaseTimings()) throws {
        let path = InterfaceFile.localizedPath(of: path)
        template = try times.measure(.parse) { NibTemplate(try IBDocument(input: path)) }
        self.options = options
        device = InterfaceFile.device(of: template.document)
        try InvalidDocument.check(template.document.diagnostics)
        warnings = StructureCheck(template.document).structureWarnings
    }

    /// Sets the appearance that determines fonts, images and size class variations of the following instantiations.
    public func apply(_ appearance: Appearance) { options.traits = ViewHost.traits(appearance) }

    /// A note about images that are missing for the objects created so far, or nil if none are missing.
    public var missingImages: Diagnostic? {
        let names = template.missingImages(for: options)
        if names.isEmpty { return nil }
        let remedy = "pass the folder that has them with --assets"
        if names.count == 1 {
            return Diagnostic(
                .note, file: path, value: names[0], message: "missing image, drawn as a crossed box",
                remedy: remedy, rule: .resource)
        }
        let listedNames = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
        return Diagnostic(
            .note, file: path, message: "\(names.count) missing images, drawn as crossed boxes: \(listedNames)",
            remedy: remedy, rule: .resource)
    }

    /// The missing resources of the objects created so far, sorted by line.
    package var missingResources: [Diagnostic] { Array(resourceDiagnostics).sorted() }

    /// Returns the missing resources of an object and its descendants. Resources missing in other files are always included.
    package func missingResourceDiagnostics(ofObject id: String?) -> [Diagnostic] {
        guard let element = id.flatMap({ template.document.element(withID: $0) }) else { return missingResources }
        var descendants = [element], index = 0
        while index < descendants.count {
            descendants += descendants[index].children
            index += 1
        }
        let lines = Set(descendants.map(\.line))
        return missingResources.compactMap { lack in
            if lack.file != path || lines.contains(lack.line) { return lack }
            // Each image is looked up only once, for the first object that uses it.
            guard lack.missingContent == .image || lack.missingContent == .symbol,
                let other = descendants.first(where: { descendant in
                    descendant.attributes.contains { $0.value == lack.value }
                })
            else { return nil }
            var lack = lack
            (lack.line, lack.element) = (other.line, other.name)
            return lack
        }.sorted()
    }

    /// Returns the path of the version of a document in the language of the interface.
    private static func localizedPath(of path: String) -> String {
        guard let language = InterfaceLanguage.current else { return path }
        let folder = (path as NSString).deletingLastPathComponent as NSString
        guard folder.pathExtension == "lproj" else { return path }
        let root = folder.deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        let localizedPaths = StringTables.languages(of: root.isEmpty ? "." : root).searchFolders(for: language).lazy
            .map { (root as NSString).appendingPathComponent("\($0).lproj/\(name)") }
        return localizedPaths.first {
            InputLog.record(location: $0)
            return FileManager.default.fileExists(atPath: $0)
        } ?? path
    }

    /// Returns the device for which a document was designed, in its orientation.
    package static func device(of document: IBDocument) -> Device? {
        guard let designed = document.device, let device = Device.named(designed.id) else { return nil }
        return designed.orientation == "landscape" ? device.rotated(.landscape) : device
    }

    /// One instantiation of the document, and the selected view.
    public struct Content {
        /// All objects.
        public var instance: NibInstance
        /// The selected view.
        public var view: UIView
    }

    /// Creates the document's objects.
    /// - Parameters:
    ///   - identifier: The reuse identifier of the cell to select. Nil selects the first cell; in a document without cells,
    ///     the first view.
    ///   - times: Collects the durations of the phases.
    /// - Throws: `InvalidDocument` for problems with the document's classes and connections; `InputError` if there is no such
    ///   view.
    public func makeContent(reuseIdentifier identifier: String? = nil, times: PhaseTimings = PhaseTimings()) throws
        -> Content
    {
        let instance = try instantiate(times: times)
        let views = instance.topLevelObjects.compactMap { $0 as? UIView }
        if isStoryboard, views.isEmpty {
            throw InputError(
                path: path,
                "is a storyboard; only a XIB's cell or view can be filled with data or checked for reuse")
        }
        let cells = views.filter { $0 is UITableViewCell }
        if let identifier {
            guard let cell = views.first(where: { $0.reusableViewIdentifier == identifier }) else {
                let identifiers = Set(views.compactMap(\.reusableViewIdentifier)).sorted()
                let list =
                    identifiers.isEmpty
                    ? "no cell has an identifier" : "available: " + identifiers.joined(separator: ", ")
                throw InputError(
                    path: path,
                    "there is no cell with the reuse identifier '\(identifier)'; \(list)\(NearestNames.hint(identifier, among: identifiers))"
                )
            }
            return Content(instance: instance, view: cell)
        }
        guard let view = cells.first ?? views.first else {
            throw InputError(path: path, line: 1, "the document has no view")
        }
        return Content(instance: instance, view: view)
    }

    /// Creates the document's objects.
    /// - Throws: `InvalidDocument` for problems with the document's classes and connections; otherwise `InputError`.
    func instantiate(times: PhaseTimings) throws -> NibInstance {
        let instance = try times.measure(.instantiate) {
            do { return try NibLoader.instantiate(template, options: options, bundle: bundle) } catch let exception
                as UIKitException
            {
                throw exception.diagnostic.map { InvalidDocument([$0]) as any Error }
                    ?? InputError(path: path, exception.reason)
            }
        }
        resourceDiagnostics.formUnion(instance.diagnostics.filter { $0.missingContent != nil })
        try InvalidDocument.check(instance.diagnostics)
        if !hasInstantiationWarnings {
            hasInstantiationWarnings = true
            warnings = (warnings + instance.diagnostics.filter { $0.severity == .warning }).sorted()
        }
        return instance
    }
}

/// The part of `UIView` that returns the reuse identifier.
extension UIView {
    /// The reuse identifier of a cell, header, footer or other reusable view.
    package var reusableViewIdentifier: String? {
        switch self {
        case let cell as UITableViewCell: cell.reuseIdentifier
        case let header as UITableViewHeaderFooterView: header.reuseIdentifier
        case let view as UICollectionReusableView: view.reuseIdentifier
        default: nil
        }
    }
}

/// An error for a document with invalid references, classes or connections. Each finding has its own line.
public struct InvalidDocument: Error, CustomStringConvertible {
    /// The problems, sorted by line.
    public var findings: [Diagnostic]

    init(_ findings: [Diagnostic]) { self.findings = findings }

    public var description: String { findings.map(\.description).joined(separator: "\n") }

    /// Throws an error if a diagnostic reports a number outside the supported limits.
    static func checkLimits(_ diagnostics: [Diagnostic]) throws { try check(diagnostics.filter { $0.rule == .limit }) }

    /// Throws an error if a layout issue exceeds the supported limits.
    static func checkLimits(_ issues: [LayoutIssue], path: String) throws {
        try checkLimits(issues.map { Diagnostic($0, file: path) })
    }

    /// Throws an error with those diagnostics that are errors, if there are any.
    static func check(_ diagnostics: [Diagnostic]) throws {
        let errors = diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw InvalidDocument(errors) }
    }
}
