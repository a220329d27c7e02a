import CellSimAutoLayout
import Foundation

/// Finds views whose layout is ambiguous.
extension UIView {
    /// Returns the views in this tree whose position, size or scrollable content Auto Layout does not determine, with
    /// the constraints that affect them on that axis. It skips content views, which cells position, and hidden views.
    /// It also skips the positions of scroll views without content, which are invisible.
    ///
    /// - Complexity: Each view that can move costs up to sixteen trials, each with a copy of its engine's tableau.
    public func layoutAmbiguities() -> [LayoutIssue] {
        var issues: [LayoutIssue] = []
        if let engine = nodeState.engine {
            let opens = engine.ambiguousLayouts().filter {
                $0.node.uiView.isVisibleInHierarchy && !$0.node.uiView.isCellContentView
            }
            let constraints = opens.isEmpty ? [:] : engine.constraintsByNode
            for open in opens {
                let nodeConstraints = (constraints[ObjectIdentifier(open.node)] ?? []).filter {
                    $0.sides.firstAttribute.axis == open.axis
                }
                let view = open.node.uiView
                issues.append(view.ambiguity(open.axis, AmbiguousPart(open.part), nodeConstraints.map(\.equationText)))
            }
        }
        if isEmptyScrollArea {
            issues += [LayoutAxis.horizontal, .vertical].map { ambiguity($0, .content, []) }
        }
        for subview in subviews { issues += subview.layoutAmbiguities() }
        return issues
    }

    private var isVisibleInHierarchy: Bool { !isHidden && superview?.isVisibleInHierarchy ?? true }

    private func ambiguity(
        _ axis: LayoutAxis, _ part: AmbiguousPart, _ constraints: [String]
    ) -> LayoutIssue {
        LayoutIssue(
            kind: .ambiguous(
                view: layoutName, axis: axis == .horizontal ? "horizontal" : "vertical", part: part,
                constraints: constraints),
            line: nibIdentity?.line, objectID: nibIdentity?.objectID)
    }

    /// Whether the document gives the view content layout guides, but no content.
    private var isEmptyScrollArea: Bool {
        showsPlainContent && subviews.isEmpty && layoutState.systemGuides.contains { $0.role == .scrollContent }
    }

    /// The name of the class and, for a view from a document, its id.
    package var layoutName: String {
        let type = nibIdentity?.customClass ?? String(describing: type(of: self))
        return nibIdentity.map { "\(type)(\($0.objectID))" } ?? type
    }
}

extension AmbiguousPart {
    fileprivate init(_ part: OpenPart) {
        switch part {
        case .position: self = .position
        case .size: self = .size
        case .content: self = .content
        }
    }
}
