import CellSimInterfaceBuilder
import Foundation

/// The objects that one instantiation made, and how the document names them.
@MainActor public struct NibInstance {
    /// The template it was made from.
    public let template: NibTemplate
    /// The top-level objects in document order, without placeholders.
    public let topLevelObjects: [AnyObject]
    /// Everything noticed on the way, with the document's own findings, in the order of their lines.
    public let diagnostics: [Diagnostic]

    private let objects: [AnyObject?]
    private let standIns: Set<Int>
    private let outlets: [Int: [(name: String, objects: [AnyObject])]]
    private let owner: AnyObject?

    init(_ session: NibSession, topLevelObjects: [AnyObject]) {
        template = session.template
        self.topLevelObjects = topLevelObjects
        diagnostics = session.finishedDiagnostics
        objects = session.objects
        standIns = session.standIns
        outlets = session.outlets
        owner = session.owner
    }

    /// The object of the element with that id: a view, guide, constraint or other object.
    public func object(withID id: String) -> AnyObject? {
        template.document.element(withID: id).flatMap { objects[$0.index] }
    }

    /// The object of an element.
    public func object(for element: IBElement) -> AnyObject? { objects[element.index] }

    /// The element an object was made from. Linear in the number of elements; views know it as `nibIdentity`.
    public func element(of object: AnyObject) -> IBElement? {
        objects.firstIndex { $0 === object }.map { template.document.elements[$0] }
    }

    /// The outlets and outlet collections that the document connects from the element's object, in document order.
    public func outlets(of element: IBElement) -> [(name: String, objects: [AnyObject])] {
        outlets[element.index] ?? []
    }

    /// The outlets of an object; of File's Owner too.
    public func outlets(of object: AnyObject) -> [(name: String, objects: [AnyObject])] {
        if let element = element(of: object) { return outlets(of: element) }
        guard object === owner else { return [] }
        return ownerOutlets
    }

    /// The outlets of File's Owner, whether or not there was one.
    public var ownerOutlets: [(name: String, objects: [AnyObject])] {
        template.document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }.map { outlets(of: $0) } ?? []
    }

    /// Whether the element's custom class is stood in for by its base class.
    public func isStandIn(_ element: IBElement) -> Bool { standIns.contains(element.index) }

    /// The first view among the top-level objects.
    public var firstView: UIView? { topLevelObjects.lazy.compactMap { $0 as? UIView }.first }
}
