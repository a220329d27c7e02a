import CellSimInterfaceBuilder
import Foundation

/// The state of a nib instantiation, such as the objects created so far and the diagnostics.
@MainActor final class NibSession {
    let template: NibTemplate
    let options: NibOptions
    /// File's Owner.
    let owner: AnyObject?
    /// The external objects, by placeholder identifier.
    let externalObjects: [String: AnyObject]
    /// The created objects, by element index.
    private(set) var objects: [AnyObject?]
    /// The indices of elements whose objects have the base class, because the custom class isn't registered or is excluded.
    private(set) var elementsWithBaseClass: Set<Int> = []
    /// The indices of elements of unsupported types, which are replaced by an empty view or controller.
    var unsupportedElements: Set<Int> = []
    /// The indices of elements whose creation was started. It prevents recursion and a second attempt after a failure.
    private var startedElements: Set<Int> = []
    var diagnostics: [Diagnostic] = []
    /// Records the attributes that were read; nil unless unread attributes are reported.
    var readTracker: NibReadTracker?
    /// The members without effect that were already reported for this document.
    var reportedMembers: Set<String> = []
    /// The diagnostics about image and colour files that were already reported, with normalised paths.
    var reportedAssets: Set<Diagnostic> = []
    /// The data that is shared with other instantiations.
    let sharedData: NibSharedData
    /// The translations of the document; nil if it isn't translated.
    let localization: NibLocalization?
    /// The bundle that contains the nib's images and colours.
    var bundle: Bundle?
    /// Whether the whole document is instantiated, not only a scene or an object.
    var isFullDocument = true
    /// The connected outlets in document order, by the index of the source element.
    private(set) var outletsByElement: [Int: [(name: String, objects: [AnyObject])]] = [:]

    init(_ template: NibTemplate, owner: AnyObject?, externalObjects: [String: AnyObject], options: NibOptions) {
        self.template = template
        self.options = options
        self.owner = owner
        self.externalObjects = externalObjects
        objects = Array(repeating: nil, count: template.document.elements.count)
        sharedData =
            options.reportsUnread ? NibSharedData(template, options: options) : template.sharedData(for: options)
        localization = NibLocalization(template, options: options)
        if options.reportsUnread { readTracker = NibReadTracker(elementCount: template.document.elements.count) }
    }

    func coder(for element: IBElement) -> NibCoder {
        readTracker?.markRead(element)
        return NibCoder(element, session: self)
    }

    func report(
        _ severity: Diagnostic.Severity, at element: IBElement, key: String? = nil, value: String? = nil,
        message: String,
        remedy: String? = nil, rule: Diagnostic.Rule = .document, lack: Diagnostic.MissingResource? = nil,
        supports: String? = nil
    ) {
        var diagnostic = Diagnostic(
            severity, file: template.path, line: element.line, element: element.name, key: key, value: value,
            message: message, remedy: remedy, rule: rule)
        (diagnostic.missingContent, diagnostic.supports) = (lack, supports)
        diagnostics.append(diagnostic)
    }

    /// Returns the IDs of the objects that variations exclude from a collection of an element.
    func excludedIDs(from collection: String, of element: IBElement) -> Set<String> {
        guard element.hasVariations else { return [] }
        return IBVariations(of: element, for: options.variationTraits).excludedIDs(from: collection)
    }

    /// Returns the object of an element, and creates it if necessary. Returns nil if it can't be created, and for
    /// placeholders without an object.
    func object(for element: IBElement) -> AnyObject? {
        if let object = objects[element.index] { return object }
        if element.name == "placeholder" { return placeholderObject(element) }
        guard startedElements.insert(element.index).inserted else { return nil }
        readTracker?.markRead(element)
        guard let object = makeObject(element) else { return nil }
        register(object, for: element)
        return object
    }

    /// Registers the object of an element.
    func register(_ object: AnyObject, for element: IBElement) { objects[element.index] = object }

    /// Removes all references to the object of an element.
    func releaseObject(_ element: IBElement) {
        guard let object = objects[element.index] else { return }
        objects[element.index] = nil
        outletsByElement = outletsByElement.mapValues { sourceOutlets in
            sourceOutlets.map { ($0.name, $0.objects.filter { $0 !== object }) }
        }
    }

    /// Records the objects that an outlet refers to.
    func recordOutlet(_ outlet: String, _ objects: [AnyObject], of source: IBElement) {
        outletsByElement[source.index, default: []].append((outlet, objects))
    }

    /// All diagnostics, including those of the document, without duplicates and sorted by line.
    var allDiagnostics: [Diagnostic] {
        let documentDiagnostics = template.document.diagnostics
        if diagnostics.isEmpty && sharedData.diagnostics.isEmpty { return documentDiagnostics }
        return Array(Set(documentDiagnostics + diagnostics + sharedData.diagnostics)).sorted()
    }

    /// Returns File's Owner or an external object. Returns nil for First Responder and for missing objects.
    private func placeholderObject(_ element: IBElement) -> AnyObject? {
        readTracker?.markAllRead(of: element)
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": return owner
        case "IBFirstResponder", nil: return nil
        case let identifier?:
            if let object = externalObjects[identifier] { return object }
            if options.policy == .library {
                report(
                    .warning, at: element, key: "placeholderIdentifier", value: identifier,
                    message: "refers to an external object that is missing",
                    remedy: "pass it in UINib.OptionsKey.externalObjects")
            }
            return nil
        }
    }

    /// Returns whether the options exclude the custom class of an element.
    func isExcludedClass(_ element: IBElement) -> Bool {
        !options.excludedClassIDs.isEmpty && element.id.map(options.excludedClassIDs.contains) ?? false
    }

    func recordExcludedClass(_ element: IBElement) { elementsWithBaseClass.insert(element.index) }

    /// Records that the object of an element has the base class. Under the policy `library`, reports it like UIKit.
    func recordMissingClass(_ element: IBElement) {
        elementsWithBaseClass.insert(element.index)
        guard options.policy == .library else { return }
        let module = element["customModule"].map { $0 + "." } ?? ""
        report(
            .warning, at: element, key: "customClass", value: module + (element["customClass"] ?? ""),
            message: "Unknown class in Interface Builder file",
            remedy: "using its base class; see ClassResolver.register", rule: .customClass)
    }
}
