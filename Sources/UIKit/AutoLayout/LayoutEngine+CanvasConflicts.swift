import CellSimSolver
import Foundation

/// A size that Interface Builder's canvas gives up inside a stack view, until it is known whether room was wanting.
struct CanvasTrial {
    /// The row of the arranged view's width or height.
    let size: Int
    /// The variable it is about, and its length in points.
    let variable: Variable
    let length: Double
    /// The row that gives way in its place where there was too much room.
    let instead: Int
    let conflict: [ConstraintID]
}

/// Which of the constraints that contradict one another Interface Builder gives up, as the frames tell that it recorded.
extension LayoutEngine {
    /// The row that Interface Builder gives up: in a table's cell what reaches for the content view's bottom; else an
    /// inequality; else of the constraints of the document the one whose identifier comes first. Nil in a running app, and
    /// where none of them stands in the document.
    func canvasChoice(of candidates: [Int]) -> Int? {
        guard root.layoutState.keepsDesignFrames else { return nil }
        let named = candidates.filter { rows[$0].constraint?.nibID != nil }
        return named.min { a, b in
            guard let a = rows[a].constraint, let b = rows[b].constraint else { return false }
            return breaksFirst(a, before: b)
        }
    }

    /// Whether the canvas gives up the one constraint rather than the other.
    func breaksFirst(_ constraint: NSLayoutConstraint, before other: NSLayoutConstraint) -> Bool {
        guard let id = constraint.nibID else { return false }
        guard let otherID = other.nibID else { return true }
        if constraint.reachesContentBottom != other.reachesContentBottom { return constraint.reachesContentBottom }
        if (constraint.relation == .equal) != (other.relation == .equal) { return other.relation == .equal }
        return id < otherID
    }

    /// Through a stack view the last arranged view's size gives way where there is too little room, and where there is
    /// too much what holds the far edge. Nil in a running app, and where the contradiction is of another kind.
    func canvasTrial(of conflict: [ConstraintID], in program: LayoutProgram) -> CanvasTrial? {
        guard root.layoutState.keepsDesignFrames else { return nil }
        let candidates = candidates(of: conflict, in: program)
        let named = candidates.filter { rows[$0].constraint?.nibID != nil }
        guard named.count < candidates.count else { return nil }
        let sizes = named.compactMap { row in rows[row].constraint?.placeOfArrangedSize.map { (row: row, place: $0) } }
        let edges = named.filter { row in rows[row].constraint.map { $0.reachesFarEdge(of: root) } ?? false }
        guard
            let size = sizes.max(by: { $0.place < $1.place })?.row, let constraint = rows[size].constraint,
            let view = constraint.firstItem as? UIView, let place = itemIndex[ObjectIdentifier(view)],
            let instead = edges.min(by: { (rows[$0].constraint?.nibID ?? "") < (rows[$1].constraint?.nibID ?? "") })
        else { return nil }
        let (item, insets) = (items[Int(place)], view.alignmentRectInsets)
        let isWidth = constraint.firstAttribute == .width
        // The constraint is about the alignment rectangle, the variable about the frame.
        let length = constraint.constant + (isWidth ? insets.left + insets.right : insets.top + insets.bottom)
        return CanvasTrial(
            size: size, variable: isWidth ? item.width : item.height, length: Double(length), instead: instead,
            conflict: conflict)
    }

    /// Where the view became longer than it wants to be, its size holds again and the far edge gives way.
    func settle(_ trial: CanvasTrial, in program: inout LayoutProgram) {
        optimize(&program)
        guard let id = program.ids[trial.size], program.solver.value(of: trial.variable) > trial.length + 1e-6 else { return }
        let reported = issues.count
        guard giveUp(trial.instead, of: trial.conflict, in: &program) else { return }
        do {
            try program.solver.setStrength(id, .required)
            program.broken.remove(trial.size)
            let held = rows[trial.size].constraint?.nibID
            if let told = issues.prefix(reported).lastIndex(where: { $0.objectID == held }) { issues.remove(at: told) }
        } catch {
            return
        }
    }
}

extension NSLayoutConstraint {
    /// Whether an item is tied to the bottom of a table cell's content view.
    fileprivate var reachesContentBottom: Bool {
        func isBottom(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
            item is UITableViewCellContentView && (attribute == .bottom || attribute == .bottomMargin)
        }
        return isBottom(firstItem, firstAttribute) || isBottom(secondItem, secondAttribute)
    }

    /// Which of its stack's arranged views this is the width or height of, counted from 0; nil for other constraints.
    fileprivate var placeOfArrangedSize: Int? {
        guard secondItem == nil, firstAttribute == .width || firstAttribute == .height, relation != .lessThanOrEqual,
            let view = firstItem as? UIView, let stack = view.superview as? UIStackView,
            // One that its view's aspect ratio repeats could not give way alone.
            !view.constraints.contains(where: { $0.firstItem === view && $0.secondItem === view })
        else { return nil }
        return stack.arrangedSubviews.firstIndex { $0 === view }
    }

    /// Whether an item is tied to the lower or the trailing edge of the root or of a cell's content view.
    fileprivate func reachesFarEdge(of root: UIView) -> Bool {
        func isEdge(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
            guard item === root || item is UITableViewCellContentView else { return false }
            return [.bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin].contains(attribute)
        }
        return isEdge(firstItem, firstAttribute) || isEdge(secondItem, secondAttribute)
    }
}
