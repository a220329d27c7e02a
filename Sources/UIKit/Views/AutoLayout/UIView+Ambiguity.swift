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
            let ambiguousParts = engine.ambiguousLayouts().filter {
                $0.node.uiView.isVisibleInHierarchy && !$0.node.uiView.isCellContentView
            }
            let constraints = ambiguousParts.isEmpty ? [:] : engine.constraintsByNode
            for ambiguousPart in ambiguousParts {
                let nodeConstraints = (constraints[ObjectIdentifier(ambiguousPart.node)] ?? []).filter {
                    $0.sides.firstAttribute.axis == ambiguousPart.axis
                }
                let view = ambiguousPart.node.uiView
                issues.append(
                    view.makeAmbiguityIssue(
                        ambiguousPart.axis, AmbiguousPart(ambiguousPart.part), nodeConstraints.map(\.equationText)))
            }
        }
        if hasNoScrollContent {
            issues += [LayoutAxis.horizontal, .vertical].map { makeAmbiguityIssue($0, .content, []) }
        }
        for subview in subviews { issues += subview.layoutAmbiguities() }
        return issues
    }

    private var isVisibleInHierarchy: Bool { !isHidden && superview?.isVisibleInHierarchy ?? true }

    private func makeAmbiguityIssue(
        _ axis: LayoutAxis, _ part: AmbiguousPart, _ constraints: [String]
    ) -> LayoutIssue {
        LayoutIssue(
            kind: .ambiguous(
                view: diagnosticName, axis: axis == .horizontal ? "horizontal" : "vertical", part: part,
                constraints: constraints),
            line: nibIdentity?.line, objectID: nibIdentity?.objectID)
    }

    /// Whether the view is a scroll view with a content layout guide, but without subviews.
    private var hasNoScrollContent: Bool {
        hasOnlySubviewContent && subviews.isEmpty && layoutState.systemGuides.contains { $0.role == .scrollContent }
    }

    /// The class name and, for a view from a document, its object ID.
    package var diagnosticName: String {
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
