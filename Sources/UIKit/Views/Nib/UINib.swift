import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// A nib that is read once and can be instantiated any number of times.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The keys of the options for instantiating a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String
        /// Creates a key from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for a dictionary `[String: Any]` of external objects by placeholder identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case named(String, Bundle)
        case data(Data)
        case template(NibTemplate)
    }

    private var source: Source
    private var hasPrintedDiagnostics = false
    /// The bundle that contains images and colours; nil for the document's folder.
    private let bundle: Bundle?

    /// Creates a nib with a name in a bundle, or in the main bundle for nil. The file is read on the first instantiation.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .named(name, bundleOrNil ?? .main)
        bundle = bundleOrNil ?? .main
    }

    /// Creates a nib from the data of a XIB. In UIKit, `data` is a compiled nib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        bundle = bundleOrNil ?? .main
    }

    /// Creates a nib from a parsed document.
    public init(_ template: NibTemplate) {
        source = .template(template)
        bundle = nil
    }

    /// Creates the objects of the nib.
    ///
    /// Raises if the nib is missing or unreadable, and for undefined keys. If there is an owner, the objects are retained
    /// until the end of the enclosing `autoreleasepool` or the next turn of the main queue, so that weak outlets work.
    /// - Returns: The top-level objects in document order, without placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do {
            let objects = try instance(owner: ownerOrNil as AnyObject?, options: optionsOrNil ?? [:]).topLevelObjects
            // The owner can use the objects only after this method returns, and its outlets may be weak.
            if ownerOrNil != nil { AutoreleasedObjects.retain(objects) }
            return objects
        } catch let exception as UIKitException {
            UIKitException.raiseOrRecord(exception)
        } catch {
            UIKitException.raiseOrRecord(UIKitException(name: "NSInternalInconsistencyException", reason: "\(error)"))
        }
        return []
    }

    /// Creates the objects of the nib, and returns them with their elements and diagnostics.
    ///
    /// - Throws: `UIKitException` if the nib is missing or unreadable, and for undefined keys.
    public func instance(
        owner: AnyObject?, options: [OptionsKey: Any] = [:], nibOptions: NibOptions? = nil
    ) throws -> NibInstance {
        let nibOptions = nibOptions ?? NibOptions(traits: .current)
        let template = try template(owner: owner, idiom: nibOptions.traits.userInterfaceIdiom)
        let externalObjects = (options[.externalObjects] as? [String: Any] ?? [:]).mapValues { $0 as AnyObject }
        let instance = try NibLoader.instantiate(
            template, owner: owner, externalObjects: externalObjects, options: nibOptions, bundle: bundle)
        printDiagnostics(instance.diagnostics)
        return instance
    }

    /// Returns the parsed document, which is read on first use.
    ///
    /// - Throws: `UIKitException` if the document is missing or unreadable.
    public func template(owner: AnyObject? = nil, idiom: UIUserInterfaceIdiom = .phone) throws -> NibTemplate {
        let template: NibTemplate
        switch source {
        case .template(let loaded): return loaded
        case .data(let data):
            template = try Self.convertingDocumentErrors { () throws(DocumentError) in
                try NibTemplate(data: data, path: "nib data")
            }
        case .named(let name, let bundle):
            let module = owner.map { KeyValueCoding.className(of: $0) }?.split(separator: ".").first.map(String.init)
            guard let path = try NibSearch.path(ofNib: name, in: bundle, module: module, idiom: idiom) else {
                throw Self.missingNibException(name, bundle)
            }
            template = try Self.convertingDocumentErrors { () throws(DocumentError) in
                try TemplateCache.template(ofFile: path)
            }
        }
        source = .template(template)
        return template
    }

    /// The parsed document, or nil if it hasn't been read yet.
    var loadedTemplate: NibTemplate? {
        if case .template(let template) = source { return template }
        return nil
    }

    static func missingNibException(_ name: String, _ bundle: Bundle) -> UIKitException {
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
    }

    private static func convertingDocumentErrors(_ body: () throws(DocumentError) -> NibTemplate) throws -> NibTemplate
    {
        do {
            return try body()
        } catch {
            throw UIKitException(
                name: "NSInternalInconsistencyException", reason: "Could not load NIB: \(error)",
                diagnostic: error.diagnostic)
        }
    }

    /// Logs the diagnostics, once per nib.
    private func printDiagnostics(_ diagnostics: [Diagnostic]) {
        guard !hasPrintedDiagnostics else { return }
        hasPrintedDiagnostics = true
        for diagnostic in diagnostics { Notice.report(.each, "\(diagnostic)") }
    }
}

@MainActor extension Bundle {
    /// Creates the objects of a nib in this bundle.
    ///
    /// Raises if the nib is missing or unreadable, and for undefined keys.
    /// - Returns: The top-level objects in document order, without placeholders.
    @preconcurrency @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
