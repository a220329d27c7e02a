import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimProcess
import Foundation
import UIKit

/// An interface file that is ready to be instantiated as `render` does it. Unregistered classes are replaced by their base class.
@preconcurrency @MainActor public final class InterfaceFile {
    /// The parsed document, which can be instantiated any number of times.
    public let template: NibTemplate
    /// The device the document was designed for.
    public let device: Device?
    /// The target and the strictness of instantiation.
    public var options: NibOptions
    /// The bundle in which images, colours and texts are searched; nil means the folders near the document.
    package var bundle: Bundle?
    /// The diagnostics of the first instantiation, warnings and notes only.
    public private(set) var warnings: [Diagnostic] = []
    private var found: Set<Diagnostic> = []
    /// Whether the warnings include the warnings of instantiation.
    private var isKnown = false

    /// The document's path as it was given.
    public var path: String { template.path }
    /// Whether the document is a storyboard with scenes rather than a XIB with views.
    public var isStoryboard: Bool { template.document.kind == .storyboard }

    /// Reads a document; `-` is standard input. If the document has localised versions in language folders (`Base.lproj`, `de.lproj`),
    /// reads the version in the interface's language.
    /// - Throws: `DocumentError` if it can't be read, `InvalidDocument` if its references are broken.
    public init(path: String, options: NibOptions = .commandLine, times: PhaseTimings = PhaseTimings()) throws {
        let path = InterfaceFile.translation(of: path)
        template = try times.measure(.parse) { NibTemplate(try IBDocument(input: path)) }
        self.options = options
        device = InterfaceFile.device(of: template.document)
        try InvalidDocument.check(template.document.diagnostics)
        warnings = DocumentStructure(template.document).illegalConfigurations
    }

    /// Sets the appearance that determines fonts, images and variations from now on.
    public func adopt(_ appearance: Appearance) { options.traits = ViewHost.traits(appearance) }

    /// A note about the images that the objects created so far show but that weren't found; `nil` if none is missing.
    public var missingImages: Diagnostic? {
        let names = template.missingImages(for: options)
        if names.isEmpty { return nil }
        let remedy = "pass the folder that has them with --assets"
        if names.count == 1 {
            return Diagnostic(
                .note, file: path, value: names[0], message: "missing image, drawn as a crossed box",
                remedy: remedy, rule: .resource)
        }
        let some = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
        return Diagnostic(
            .note, file: path, message: "\(names.count) missing images, drawn as crossed boxes: \(some)",
            remedy: remedy, rule: .resource)
    }

    /// The parts that the objects created so far lack, in the order of lines.
    package var lacks: [Diagnostic] { Array(found).sorted() }

    /// Returns the parts that an object and its subviews lack, on their own lines. Findings about other files count for all objects.
    package func lacks(ofObject id: String?) -> [Diagnostic] {
        guard let element = id.flatMap({ template.document.element(withID: $0) }) else { return lacks }
        var inner = [element], index = 0
        while index < inner.count {
            inner += inner[index].children
            index += 1
        }
        let lines = Set(inner.map(\.line))
        return lacks.compactMap { lack in
            if lack.file != path || lines.contains(lack.line) { return lack }
            // An image is searched once, whichever object names it first.
            guard lack.lack == .image || lack.lack == .symbol,
                let other = inner.first(where: { one in one.attributes.contains { $0.value == lack.value } })
            else { return nil }
            var lack = lack
            (lack.line, lack.element) = (other.line, other.name)
            return lack
        }.sorted()
    }

    /// Returns the document next to this one that is shown in the interface's language.
    private static func translation(of path: String) -> String {
        guard let language = InterfaceLanguage.current else { return path }
        let folder = (path as NSString).deletingLastPathComponent as NSString
        guard folder.pathExtension == "lproj" else { return path }
        let root = folder.deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        let chosen = StringTables.languages(of: root.isEmpty ? "." : root).chosen(for: language).lazy
            .map { (root as NSString).appendingPathComponent("\($0).lproj/\(name)") }
        return chosen.first {
            InputLog.note(location: $0)
            return FileManager.default.fileExists(atPath: $0)
        } ?? path
    }

    /// Returns the device that a document was designed for, in its orientation.
    package static func device(of document: IBDocument) -> Device? {
        guard let designed = document.device, let device = Device.named(designed.id) else { return nil }
        return designed.orientation == "landscape" ? device.turned(.landscape) : device
    }

    /// One set of the document's objects, with the selected view.
    public struct Content {
        /// All objects.
        public var instance: NibInstance
        /// The selected view.
        public var view: UIView
    }

    /// Creates the document's objects. `identifier`: the reuse identifier of the selected cell. Without one, the first cell is selected; in
    /// a document without cells, the first view.
    /// - Throws: `InvalidDocument` for problems with the document's classes and connections, `InputError` if it has no such view.
    public func make(reuseIdentifier identifier: String? = nil, times: PhaseTimings = PhaseTimings()) throws -> Content
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
            guard let cell = views.first(where: { $0.reuseName == identifier }) else {
                let known = Set(views.compactMap(\.reuseName)).sorted()
                let list = known.isEmpty ? "no cell has an identifier" : "available: " + known.joined(separator: ", ")
                throw InputError(
                    path: path,
                    "there is no cell with the reuse identifier '\(identifier)'; \(list)\(NearestNames.hint(identifier, among: known))"
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
    /// - Throws: `InvalidDocument` for problems with the document's classes and connections, otherwise `InputError`.
    func instantiate(times: PhaseTimings) throws -> NibInstance {
        let instance = try times.measure(.instantiate) {
            do { return try NibLoader.instantiate(template, options: options, bundle: bundle) } catch let exception
                as UIKitException
            {
                throw exception.diagnostic.map { InvalidDocument([$0]) as any Error }
                    ?? InputError(path: path, exception.reason)
            }
        }
        found.formUnion(instance.diagnostics.filter { $0.lack != nil })
        try InvalidDocument.check(instance.diagnostics)
        if !isKnown {
            isKnown = true
            warnings = (warnings + instance.diagnostics.filter { $0.severity == .warning }).sorted()
        }
        return instance
    }
}

extension UIView {
    /// The reuse identifier of a cell, header or other reusable view.
    package var reuseName: String? {
        switch self {
        case let cell as UITableViewCell: cell.reuseIdentifier
        case let header as UITableViewHeaderFooterView: header.reuseIdentifier
        case let view as UICollectionReusableView: view.reuseIdentifier
        default: nil
        }
    }
}

/// A document with invalid references, classes or connections. Each finding has its own line.
public struct InvalidDocument: Error, CustomStringConvertible {
    /// The problems, in the order of lines.
    public var findings: [Diagnostic]

    init(_ findings: [Diagnostic]) { self.findings = findings }

    public var description: String { findings.map(\.description).joined(separator: "\n") }

    /// - Throws: an `InvalidDocument` with the diagnostics of numbers outside the supported limits.
    static func checkLimits(_ diagnostics: [Diagnostic]) throws { try check(diagnostics.filter { $0.rule == .limit }) }

    /// - Throws: `InvalidDocument` for layout problems that exceed the supported limits.
    static func checkLimits(_ issues: [LayoutIssue], path: String) throws {
        try checkLimits(issues.map { Diagnostic($0, file: path) })
    }

    /// - Throws: an `InvalidDocument` of those that are errors.
    static func check(_ diagnostics: [Diagnostic]) throws {
        let errors = diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw InvalidDocument(errors) }
    }
}
