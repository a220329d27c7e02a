import CellSimSolver
import Foundation

/// Autoresizing masks as constraints.
///
/// A view with a given frame whose superview's size is to be found would be a hole in the chain of constraints from its
/// own subviews outwards: a nib's view that fills the view which loaded it would never make that one as large as its
/// content. Such a view's mask therefore stands as equations beside the superview's constraints, as it always does in
/// UIKit. Everywhere else the frame is given, which costs nothing.
extension UIView {
    /// One row: `Σ terms = constant`.
    struct SpringEquation {
        var terms: [Term]
        var constant: Double
    }

    /// Whether the view's size follows its superview's and has constraints inside.
    var wantsSprings: Bool {
        guard layoutState.translatesAutoresizingMask, !layoutState.isMerged, !layoutState.isFixedFrame,
            transform.isIdentity,
            !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
        else { return false }
        return hasConstraintsInside
    }

    /// What the mask says of the view's frame as it is now, in the superview's coordinates.
    func springEquations(in parent: UIView, _ item: LayoutItem, _ outer: LayoutItem) -> [SpringEquation] {
        let (frame, bounds, mask) = (frame, parent.bounds, autoresizingMask)
        let horizontal = AxisSprings(
            before: frame.minX - bounds.minX, size: frame.width, after: bounds.maxX - frame.maxX,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = AxisSprings(
            before: frame.minY - bounds.minY, size: frame.height, after: bounds.maxY - frame.maxY,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        return horizontal.equations(item.x, item.width, outer.width)
            + vertical.equations(item.y, item.height, outer.height)
    }
}

/// The three parts of a superview's length along one axis, and how they share what it gains: in proportion to their
/// present lengths, or equally when all flexible ones are zero (points).
struct AxisSprings {
    private let before, size, total: Double
    /// What the space before the view and the view itself get of each point; the rest is the space behind it.
    private let shareBefore, shareOfSize: Double

    init(before: CGFloat, size: CGFloat, after: CGFloat, flexible: (before: Bool, size: Bool, after: Bool)) {
        (self.before, self.size, total) = (Double(before), Double(size), Double(before + size + after))
        let flags = [flexible.before, flexible.size, flexible.after]
        let lengths = zip(flags, [before, size, after]).map { $0 ? Double($1) : 0 }
        let (sum, count) = (lengths[0] + lengths[1] + lengths[2], flags.filter { $0 }.count)
        func share(_ index: Int) -> Double {
            guard flags[index] else { return 0 }
            // Lengths that cancel out but for rounding would give shares without bounds.
            return abs(sum) < 1e-6 ? 1 / Double(count) : lengths[index] / sum
        }
        (shareBefore, shareOfSize) = (share(0), share(1))
    }

    /// Where the view lies and how long it is once the superview's length has changed to `newTotal`.
    func placement(in newTotal: CGFloat) -> (position: CGFloat, size: CGFloat) {
        let gain = Double(newTotal) - total
        return (
            CGFloat(LayoutEngine.bounded(before + gain * shareBefore)),
            CGFloat(max(LayoutEngine.bounded(size + gain * shareOfSize), 0))
        )
    }

    /// The same as equations of the view's origin and length and the superview's length.
    func equations(_ origin: Variable, _ length: Variable, _ outer: Variable) -> [UIView.SpringEquation] {
        [(origin, before, shareBefore), (length, size, shareOfSize)].map { variable, value, share in
            share == 0
                ? UIView.SpringEquation(terms: [Term(variable, 1)], constant: value)
                : UIView.SpringEquation(
                    terms: [Term(variable, 1), Term(outer, -share)], constant: value - share * total)
        }
    }
}
