import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The outline of a document's object in a picture: its frame, class and constraints.
package struct ViewOutline: Encodable, Sendable {
    /// The number of the document's views that contain the object.
    package var depth: Int
    /// The object's identifier, its custom or UIKit class, and its element name.
    package var id, name, element: String
    /// The line of the element.
    package var line: Int
    /// The object's label in Interface Builder, and its text.
    package var label, text: String?
    /// The left, top, width and height in the picture, in points.
    package var frame: [Double]
    /// The constraints on the view, as equations.
    package var constraints: [String]

    /// The maximum number of views per picture, of constraints per view, and of characters per text.
    private static let (maximumViews, maximumConstraints, maximumText) = (5_000, 40, 200)

    /// Returns the outlines of a view and its visible subviews, if they come from documents. Parents precede children.
    @MainActor package static func all(below root: UIView) -> [ViewOutline] {
        var collector = Collector(root: root)
        collector.add(root, depth: 0)
        return collector.outlines
    }

    /// Collects the outlines of a view and its subviews.
    @MainActor private struct Collector {
        let root: UIView
        let constraints: [ObjectIdentifier: [String]]
        var outlines: [ViewOutline] = []

        init(root: UIView) {
            self.root = root
            constraints = Collector.constraints(below: root)
        }

        mutating func add(_ view: UIView, depth: Int) {
            guard !view.isHidden, outlines.count < maximumViews else { return }
            var childDepth = depth
            if let identity = view.nibIdentity {
                childDepth += 1
                let frame = view === root ? view.bounds : view.convert(view.bounds, to: root)
                outlines.append(
                    ViewOutline(
                        depth: depth, id: identity.objectID,
                        name: identity.customClass ?? String(describing: type(of: view)),
                        element: identity.elementName, line: identity.line, label: identity.userLabel,
                        text: text(of: view).map { String($0.prefix(maximumText)) },
                        frame: [frame.minX, frame.minY, frame.width, frame.height].map(rounded),
                        constraints: Array((constraints[ObjectIdentifier(view)] ?? []).prefix(maximumConstraints))))
            }
            for child in view.subviews { add(child, depth: childDepth) }
        }

        private func text(of view: UIView) -> String? {
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let field as UITextField: field.text
            case let text as UITextView: text.text
            default: nil
            }
        }

        private func rounded(_ value: CGFloat) -> Double {
            let number = (Double(value) * 1000).rounded() / 1000
            return number.isFinite ? number : 0
        }

        /// Returns the equations of constraints, keyed by the affected views.
        private static func constraints(below root: UIView) -> [ObjectIdentifier: [String]] {
            var equationsByView: [ObjectIdentifier: [String]] = [:]
            var pendingViews = [root]
            while let view = pendingViews.popLast() {
                pendingViews += view.subviews
                for constraint in view.constraints where constraint.isActive && constraint.nibID != nil {
                    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
                    for item in Set(items.map { ObjectIdentifier($0) }) {
                        equationsByView[item, default: []].append(constraint.equationText)
                    }
                }
            }
            return equationsByView
        }
    }
}
