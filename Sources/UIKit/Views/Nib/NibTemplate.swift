import CellSimInterfaceBuilder
import Foundation

/// A document that can be instantiated any number of times without parsing it again. Immutable.
public final class NibTemplate: Sendable {
    /// The document.
    public let document: IBDocument
    /// Outlets, outlet collections and actions in document order.
    let connections: [NibConnection]
    /// The elements with user-defined runtime attributes, in document order, as pairs of owner and attributes.
    let runtimeAttributes: [NibRuntimeAttributes]
    /// The elements that own `<constraints>`, in document order.
    let constraintOwners: [IBElement]

    /// The top and bottom layout guides of controllers, in document order.
    let barGuides: [IBElement]

    /// The elements that vary something by traits, in document order.
    let variedElements: [IBElement]

    @MainActor private var plans: [NibOptions.PlanKey: NibPlan] = [:]

    /// Creates a template from a document.
    public init(_ document: IBDocument) {
        self.document = document
        connections = NibConnection.all(in: document)
        runtimeAttributes = NibRuntimeAttributes.all(in: document)
        constraintOwners = document.elements.filter { $0.child(named: "constraints") != nil }
        variedElements = Self.variedElements(of: document)
        barGuides = document.elements.filter { $0.name == "viewControllerLayoutGuide" }
    }

    /// Reads a document and creates its template.
    ///
    /// - Throws: `DocumentError` if the bytes are not an iOS XIB or storyboard.
    public convenience init(data: Data, path: String) throws(DocumentError) {
        self.init(try IBDocument(data: data, path: path))
    }

    /// The document's path as you passed it.
    public var path: String { document.path }

    /// Returns the images that were not found with these options, in alphabetical order.
    @MainActor public func missingImages(for options: NibOptions) -> [String] {
        plan(for: options).images.filter { $0.value.values.isStandIn }.map(\.key).sorted()
    }

    /// Returns the shared data of instantiations with these options.
    @MainActor func plan(for options: NibOptions) -> NibPlan {
        if let plan = plans[options.planKey] { return plan }
        let plan = NibPlan(self, options: options)
        plans[options.planKey] = plan
        return plan
    }
}
