import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Builds a tree of inspected views in the order and nesting of their document.
@MainActor struct InspectionTree {
    typealias Outlet = (name: String, destinations: [String])

    private let document: IBDocument
    private let view: (IBElement) -> UIView?
    private let outlets: (IBElement) -> [Outlet]

    /// Creates a tree from the views of an instantiation.
    init(_ instance: NibInstance) {
        document = instance.template.document
        view = { instance.object(for: $0) as? UIView }
        outlets = { element in
            instance.outlets(of: element).map { outlet in
                let names = outlet.objects.map {
                    instance.element(of: $0)?.id ?? String(describing: type(of: $0))
                }
                return (name: outlet.name, destinations: names)
            }
        }
    }

    /// Creates a tree from views that may come from several instantiations, keyed by their identifiers in the document. Outlets
    /// are those in the document.
    init(_ document: IBDocument, views: [String: UIView]) {
        self.document = document
        view = { views[InspectionTree.viewID(of: $0, in: document)] }
        outlets = InspectionTree.outlets
    }

    func roots() -> [InspectedView] { document.objects.flatMap { views(below: $0) } }

    /// Returns the outermost views below an element.
    func views(below element: IBElement) -> [InspectedView] { views(below: element, parent: nil) }

    /// Returns the identifier of an element's view, or its parent's identifier followed by its key.
    private static func viewID(of element: IBElement, in document: IBDocument) -> String {
        element.id ?? "\(document.parent(of: element)?.id ?? "")/\(element.key ?? element.name)"
    }

    private static func outlets(of element: IBElement) -> [Outlet] {
        var allOutlets: [Outlet] = []
        for connection in element.child(named: "connections")?.children ?? [] {
            guard ["outlet", "outletCollection"].contains(connection.name), let name = connection["property"],
                let destination = connection["destination"]
            else { continue }
            if let index = allOutlets.firstIndex(where: { $0.name == name }), connection.name == "outletCollection" {
                allOutlets[index].destinations.append(destination)
            } else {
                allOutlets.append((name: name, destinations: [destination]))
            }
        }
        return allOutlets
    }

    /// Returns the view of an element with its subviews, or the views below the element if it isn't a view.
    private func views(below element: IBElement, parent: UIView?) -> [InspectedView] {
        guard let view = view(element) else {
            return element.children.flatMap { views(below: $0, parent: parent) }
        }
        let children = element.children.flatMap { views(below: $0, parent: view) }
        return [makeInspectedView(view, element, parent: parent, children: children)]
    }

    private func makeInspectedView(
        _ view: UIView, _ element: IBElement, parent: UIView?, children: [InspectedView]
    ) -> InspectedView {
        return InspectedView(
            id: InspectionTree.viewID(of: element, in: document),
            className: view.nibIdentity?.usesBaseClass ?? false
                ? element["customClass"] ?? className(view) : className(view),
            frame: Self.frame(of: view, in: parent), userLabel: element["userLabel"],
            reuseIdentifier: (view as? UITableViewCell)?.reuseIdentifier, text: (view as? UILabel)?.text,
            outlets: outlets(element), constraints: view.constraints.filter(\.isActive).map(\.equationText),
            children: children)
    }

    /// Returns a view's frame in the parent's coordinates, even if UIKit inserted views between them.
    static func frame(of view: UIView, in parent: UIView?) -> CGRect? {
        guard let parent, let superview = view.superview, superview !== parent else { return view.frame }
        return superview.convert(view.frame, to: parent)
    }

    private func className(_ object: AnyObject) -> String { String(describing: type(of: object)) }
}
