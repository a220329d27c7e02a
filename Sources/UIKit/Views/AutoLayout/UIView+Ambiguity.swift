import CellSimAutoLayout
import Foundation

/// Finds views with an ambiguous layout.
extension UIView {
    /// Returns issues for the views in this tree whose position, size or content size is ambiguous, with the constraints
    /// that affect them on the axis. Hidden views and the content views of cells are skipped.
    ///
    /// - Complexity: up to 16 trials for each view that isn't fixed, each with a copy of the engine's tableau.
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

    /// Whether the view is a scroll view with a content layout guide, but without subviews.
    private var isEmptyScrollArea: Bool {
        showsPlainContent && subviews.isEmpty && layoutState.systemGuides.contains { $0.role == .scrollContent }
    }

    /// The class name and, for a view from a document, its object ID.
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
