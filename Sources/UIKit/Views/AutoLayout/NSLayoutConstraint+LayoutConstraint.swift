import CellSimAutoLayout
import CellSimSolver

/// The interface of constraints for layout engines.
extension NSLayoutConstraint: LayoutConstraint {
    package var priorityValue: Float { priority.rawValue }
    package var sourceLine: Int? { nibLine }
    package var sourceID: String? { nibID }
    package var sourceFile: String? {
        guard nibLine != nil else { return nil }
        let views = [containingView, firstItem as? UIView, secondItem as? UIView]
        return views.lazy.compactMap { $0?.nibIdentity?.file }.first
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: CellSimSolver.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var layoutAttribute: LayoutAttribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .leftMargin: .leftMargin
        case .rightMargin: .rightMargin
        case .topMargin: .topMargin
        case .bottomMargin: .bottomMargin
        case .leadingMargin: .leadingMargin
        case .trailingMargin: .trailingMargin
        case .centerXWithinMargins: .centerXWithinMargins
        case .centerYWithinMargins: .centerYWithinMargins
        case .notAnAttribute: .none
        }
    }

    var axis: NSLayoutConstraint.Axis { layoutAttribute.axis == .vertical ? .vertical : .horizontal }
    /// Whether the attribute swaps sides in right-to-left interfaces.
    var isDirectional: Bool { layoutAttribute.isDirectional }
    var usesMargins: Bool { layoutAttribute.usesMargins }
}

extension LayoutIssue {
    init(_ problem: LayoutProblem) {
        let kind: Kind =
            switch problem.kind {
            case .unsatisfiable(let constraints, let broken): .unsatisfiable(constraints: constraints, broken: broken)
            case .exhausted(let view, let constraints): .exhausted(view: view, constraints: constraints)
            }
        self.init(
            kind: kind, line: problem.line, objectID: problem.sourceID, constraintIDs: problem.constraintIDs)
        constraintLines = problem.origins.map { $0?.line }
    }
}
