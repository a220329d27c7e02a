import Foundation
import UIKit

/// Creates locations of captured views and constraints.
extension LeakLocation {
    /// Creates the location of a difference in a captured cell.
    @MainActor init(_ difference: Difference, in capture: CellCapture, names: ObjectNames) {
        switch difference.location {
        case .view(let node): self.init(viewAt: node, in: capture, names: names)
        case .constraint(let constraint, let holder):
            let identity = capture.nodes[holder].view.nibIdentity ?? capture.nodes[0].view.nibIdentity
            let isFromDocument = constraint.nibID != nil
            self.init(
                outlet: names[constraint] ?? constraint.identifier, className: "NSLayoutConstraint",
                path: constraint.equationText,
                file: isFromDocument ? identity?.file : nil, line: constraint.nibLine, objectID: constraint.nibID,
                elementName: isFromDocument ? "constraint" : nil, userLabel: nil)
        }
    }

    /// Creates the location of a view in a captured cell.
    @MainActor init(viewAt node: Int, in capture: CellCapture, names: ObjectNames) {
        let view = capture.nodes[node].view
        let identity = view.nibIdentity
        let swiftName = String(describing: type(of: view))
        self.init(
            outlet: names[view] ?? (node == 0 ? "cell" : capture.nodes[node].role),
            className: identity?.customClass ?? swiftName,
            path: Self.path(of: node, in: capture), file: identity?.file, line: identity?.line,
            objectID: identity?.objectID,
            elementName: identity?.elementName, userLabel: identity?.userLabel)
    }

    /// Returns the path from the cell to a view. Each component is a class name with the view's index among its siblings.
    @MainActor private static func path(of node: Int, in capture: CellCapture) -> String {
        guard let parent = capture.nodes[node].parent else { return "cell" }
        let view = capture.nodes[node].view
        let isContent = parent == 0 && view === capture.contentView
        let number = capture.nodes[parent].children.firstIndex(of: node) ?? 0
        let component = isContent ? "contentView" : "\(type(of: view))[\(number)]"
        return parent == 0 ? component : "\(path(of: parent, in: capture))/\(component)"
    }
}

/// Finds the content view of a cell.
extension CellCapture {
    /// The content view of the cell, if any.
    fileprivate var contentView: UIView? {
        switch nodes[0].view {
        case let cell as UITableViewCell: cell.contentView
        case let header as UITableViewHeaderFooterView: header.contentView
        case let cell as UICollectionViewCell: cell.contentView
        default: nil
        }
    }
}
