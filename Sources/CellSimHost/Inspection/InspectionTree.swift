import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Brings the views of one instantiation into the order and nesting of their document.
@MainActor struct InspectionTree {
    private let instance: NibInstance
    private let document: IBDocument

    init(_ instance: NibInstance) { (self.instance, document) = (instance, instance.template.document) }

    func roots() -> [InspectedView] { document.objects.flatMap { views(below: $0, parent: nil) } }

    /// The view of an element with those below it, or those below alone when the element is no view.
    private func views(below element: IBElement, parent: UIView?) -> [InspectedView] {
        guard let view = instance.object(for: element) as? UIView else {
            return element.children.flatMap { views(below: $0, parent: parent) }
        }
        let children = element.children.flatMap { views(below: $0, parent: view) }
        return [inspected(view, element, parent: parent, children: children)]
    }

    private func inspected(
        _ view: UIView, _ element: IBElement, parent: UIView?, children: [InspectedView]
    ) -> InspectedView {
        let owner = document.parent(of: element)?.id ?? ""
        let outlets = instance.outlets(of: element).map { outlet in
            (name: outlet.name, destinations: outlet.objects.map(name(of:)))
        }
        return InspectedView(
            id: element.id ?? "\(owner)/\(element.key ?? element.name)",
            className: instance.isStandIn(element) ? element["customClass"] ?? className(view) : className(view),
            frame: Self.frame(of: view, in: parent), userLabel: element["userLabel"],
            reuseIdentifier: (view as? UITableViewCell)?.reuseIdentifier, text: (view as? UILabel)?.text,
            outlets: outlets, constraints: view.constraints.filter(\.isActive).map(\.equationText), children: children)
    }

    /// In the parent's coordinates, also where UIKit put views of its own between.
    static func frame(of view: UIView, in parent: UIView?) -> CGRect? {
        guard let parent, let superview = view.superview, superview !== parent else { return view.frame }
        return superview.convert(view.frame, to: parent)
    }

    private func name(of object: AnyObject) -> String {
        instance.element(of: object)?.id ?? className(object)
    }

    private func className(_ object: AnyObject) -> String { String(describing: type(of: object)) }
}
