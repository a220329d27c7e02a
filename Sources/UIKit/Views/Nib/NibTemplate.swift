import CellSimInterfaceBuilder
import Foundation

/// A parsed nib document that can be instantiated any number of times.
public final class NibTemplate: Sendable {
    /// The parsed document.
    public let document: IBDocument
    /// The outlets, outlet collections and actions in document order.
    let connections: [NibConnection]
    /// The user-defined runtime attributes of each object, in document order.
    let runtimeAttributes: [NibRuntimeAttributes]
    /// The elements with `<constraints>`, in document order.
    let constraintOwners: [IBElement]

    /// The top and bottom layout guides of controllers, in document order.
    let barLayoutGuides: [IBElement]

    /// The elements with variations, in document order.
    let variedElements: [IBElement]

    @MainActor private var sharedDataByOptions: [NibOptions.SharedDataKey: NibSharedData] = [:]

    /// Creates a template from a document.
    public init(_ document: IBDocument) {
        self.document = document
        connections = NibConnection.all(in: document)
        runtimeAttributes = NibRuntimeAttributes.all(in: document)
        constraintOwners = document.elements.filter { $0.child(named: "constraints") != nil }
        variedElements = Self.variedElements(of: document)
        barLayoutGuides = document.elements.filter { $0.name == "viewControllerLayoutGuide" }
    }

    /// Parses a document and creates its template.
    ///
    /// - Throws: `DocumentError` if the bytes are not an iOS XIB or storyboard.
    public convenience init(data: Data, path: String) throws(DocumentError) {
        self.init(try IBDocument(data: data, path: path))
    }

    /// The path of the document, as specified.
    public var path: String { document.path }

    /// Returns the names of the images that instantiations with these options didn't find, in alphabetical order.
    @MainActor public func missingImages(for options: NibOptions) -> [String] {
        sharedData(for: options).images.filter { $0.value.values.isPlaceholder }.map(\.key).sorted()
    }

    /// Returns the shared data for instantiations with these options.
    @MainActor func sharedData(for options: NibOptions) -> NibSharedData {
        if let plan = sharedDataByOptions[options.sharedDataKey] { return plan }
        let plan = NibSharedData(self, options: options)
        sharedDataByOptions[options.sharedDataKey] = plan
        return plan
    }
}
