import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Arranges views in the order and nesting of the document that they were created from.
@MainActor struct InspectionTree {
    typealias Outlet = (name: String, destinations: [String])

    private let document: IBDocument
    private let view: (IBElement) -> UIView?
    private let outlets: (IBElement) -> [Outlet]

    /// The views of one instantiation.
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

    /// Views by their names in the document, wherever they were created; outlets are reported as in the document.
    init(_ document: IBDocument, views: [String: UIView]) {
        self.document = document
        view = { views[InspectionTree.name(of: $0, in: document)] }
        outlets = InspectionTree.outlets
    }

    func roots() -> [InspectedView] { document.objects.flatMap { views(below: $0) } }

    /// The views of an element, except those inside another of its views.
    func views(below element: IBElement) -> [InspectedView] { views(below: element, parent: nil) }

    /// The name of an element's view: its id, or its key below its parent's.
    private static func name(of element: IBElement, in document: IBDocument) -> String {
        element.id ?? "\(document.parent(of: element)?.id ?? "")/\(element.key ?? element.name)"
    }

    private static func outlets(of element: IBElement) -> [Outlet] {
        var found: [Outlet] = []
        for connection in element.child(named: "connections")?.children ?? [] {
            guard ["outlet", "outletCollection"].contains(connection.name), let name = connection["property"],
                let destination = connection["destination"]
            else { continue }
            if let location = found.firstIndex(where: { $0.name == name }), connection.name == "outletCollection" {
                found[location].destinations.append(destination)
            } else {
                found.append((name: name, destinations: [destination]))
            }
        }
        return found
    }

    /// The view of an element with its subviews, or only the views below if the element is not a view.
    private func views(below element: IBElement, parent: UIView?) -> [InspectedView] {
        guard let view = view(element) else {
            return element.children.flatMap { views(below: $0, parent: parent) }
        }
        let children = element.children.flatMap { views(below: $0, parent: view) }
        return [inspected(view, element, parent: parent, children: children)]
    }

    private func inspected(
        _ view: UIView, _ element: IBElement, parent: UIView?, children: [InspectedView]
    ) -> InspectedView {
        return InspectedView(
            id: InspectionTree.name(of: element, in: document),
            className: view.nibIdentity?.isStandIn ?? false
                ? element["customClass"] ?? className(view) : className(view),
            frame: Self.frame(of: view, in: parent), userLabel: element["userLabel"],
            reuseIdentifier: (view as? UITableViewCell)?.reuseIdentifier, text: (view as? UILabel)?.text,
            outlets: outlets(element), constraints: view.constraints.filter(\.isActive).map(\.equationText),
            children: children)
    }

    /// In the parent's coordinates, even if UIKit inserted its own views between.
    static func frame(of view: UIView, in parent: UIView?) -> CGRect? {
        guard let parent, let superview = view.superview, superview !== parent else { return view.frame }
        return superview.convert(view.frame, to: parent)
    }

    private func className(_ object: AnyObject) -> String { String(describing: type(of: object)) }
}
