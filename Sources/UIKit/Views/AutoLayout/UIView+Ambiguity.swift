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

    /// Whether the document gives the view content layout guides, but no content.
    private var hasNoScrollContent: Bool {
        hasOnlySubviewContent && subviews.isEmpty && layoutState.systemGuides.contains { $0.role == .scrollContent }
    }

    /// The name of the class and, for a view from a document, its id.
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
