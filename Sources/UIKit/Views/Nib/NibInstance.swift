import CellSimInterfaceBuilder
import Foundation

/// The result of instantiating a nib: the objects, their elements in the document, and diagnostics.
@MainActor public struct NibInstance {
    /// The document from which the objects were created.
    public let template: NibTemplate
    /// The top-level objects in document order, without placeholders.
    public let topLevelObjects: [AnyObject]
    /// The diagnostics of the instantiation and of the document, sorted by line.
    public let diagnostics: [Diagnostic]

    private let objects: [AnyObject?]
    private let elementsWithBaseClass: Set<Int>
    private let outletsByElement: [Int: [(name: String, objects: [AnyObject])]]
    private let owner: AnyObject?

    init(_ session: NibSession, topLevelObjects: [AnyObject]) {
        template = session.template
        self.topLevelObjects = topLevelObjects
        diagnostics = session.allDiagnostics
        objects = session.objects
        elementsWithBaseClass = session.elementsWithBaseClass
        outletsByElement = session.outletsByElement
        owner = session.owner
    }

    /// Returns the object with an ID, such as a view, layout guide or constraint.
    public func object(withID id: String) -> AnyObject? {
        template.document.element(withID: id).flatMap { objects[$0.index] }
    }

    /// Returns the object of an element.
    public func object(for element: IBElement) -> AnyObject? { objects[element.index] }

    /// Returns the element of an object. For a view, `nibIdentity` is faster.
    /// - Complexity: linear in the number of elements.
    public func element(of object: AnyObject) -> IBElement? {
        objects.firstIndex { $0 === object }.map { template.document.elements[$0] }
    }

    /// Returns the outlets and outlet collections of an element, in document order.
    public func outlets(of element: IBElement) -> [(name: String, objects: [AnyObject])] {
        outletsByElement[element.index] ?? []
    }

    /// Returns the outlets of an object, which may be File's Owner.
    public func outlets(of object: AnyObject) -> [(name: String, objects: [AnyObject])] {
        if let element = element(of: object) { return outlets(of: element) }
        guard object === owner else { return [] }
        return ownerOutlets
    }

    /// The outlets of File's Owner. They are also available if the owner is nil.
    public var ownerOutlets: [(name: String, objects: [AnyObject])] {
        template.document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }.map { outlets(of: $0) } ?? []
    }

    /// Returns whether the object of an element has the base class instead of its custom class.
    public func usesBaseClass(_ element: IBElement) -> Bool { elementsWithBaseClass.contains(element.index) }

    /// The first view among the top-level objects.
    public var firstView: UIView? { topLevelObjects.lazy.compactMap { $0 as? UIView }.first }
}
