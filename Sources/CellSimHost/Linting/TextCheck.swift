import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Finds labels and buttons whose text does not fit at the design size.
@MainActor struct TextCheck {
    private let document: IBDocument
    private let roots: [UIView]

    init(_ document: IBDocument, _ roots: [UIView]) { (self.document, self.roots) = (document, roots) }

    var findings: [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for root in roots where root.isVisible { visit(root, owner: root.nibIdentity, into: &diagnostics) }
        return diagnostics
    }

    private func visit(_ view: UIView, owner: NibIdentity?, into diagnostics: inout [Diagnostic]) {
        let owner = view.nibIdentity ?? owner
        if let label = view as? UILabel, let owner, !owner.usesBaseClass, let finding = finding(label, owner) {
            diagnostics.append(finding)
        }
        for subview in view.subviews where subview.isVisible { visit(subview, owner: owner, into: &diagnostics) }
    }

    private func finding(_ label: UILabel, _ owner: NibIdentity) -> Diagnostic? {
        let problem: String
        switch label.textFit {
        case .fits: return nil
        case .shrunk:
            // Shrinking text is intentional, but text at less than half its size is unreadable.
            let natural = label.sizeThatFits(CGSize(width: 100_000, height: 100_000)).width
            guard label.bounds.width < natural / 2 else { return nil }
            problem = "shrinks its text to less than half its size"
        case .truncated: problem = "truncates its text"
        case .clipped(let points):
            // Unless the label clips, a single line is drawn completely even if the label is too low. A line is higher than its letters, so
            // one clipped point isn't visible.
            if label.numberOfLines == 1 && !label.clipsToBounds || points <= 1 { return nil }
            problem = "has text \(InspectedView.number(points)) points taller than the view"
        }
        let size = label.bounds.size
        return Diagnostic(
            .warning, file: document.path, line: owner.line, element: owner.elementName, key: owner.objectID,
            value: label.text,
            message: "\(problem) at \(InspectedView.number(size.width)) × \(InspectedView.number(size.height))",
            remedy: "make the view larger or allow more lines", rule: .text)
    }
}

/// The part of `UIView` that checks visibility.
extension UIView {
    fileprivate var isVisible: Bool { !isHidden && alpha > 0 }
}
