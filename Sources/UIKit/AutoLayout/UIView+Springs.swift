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

    /// Whether the view stretches with its superview and has constraints inside.
    var wantsSprings: Bool {
        guard layoutState.translatesAutoresizingMask, !layoutState.isMerged, !layoutState.isFixedFrame, transform.isIdentity,
            let horizontal = AxisSprings(autoresizingMask, .horizontal), let vertical = AxisSprings(autoresizingMask, .vertical),
            horizontal == .size || vertical == .size
        else { return false }
        return hasConstraintsInside
    }

    /// What the mask says of the view's frame as it is now, in the superview's coordinates.
    func springEquations(in parent: UIView, _ item: LayoutItem, _ outer: LayoutItem) -> [SpringEquation] {
        let (frame, bounds) = (frame, parent.bounds)
        let before = (Double(frame.minX - bounds.minX), Double(frame.minY - bounds.minY))
        let after = (Double(bounds.maxX - frame.maxX), Double(bounds.maxY - frame.maxY))
        return Self.equations(
            AxisSprings(autoresizingMask, .horizontal), item.x, item.width, outer.width, before: before.0,
            size: Double(frame.width), after: after.0)
            + Self.equations(
                AxisSprings(autoresizingMask, .vertical), item.y, item.height, outer.height, before: before.1,
                size: Double(frame.height), after: after.1)
    }

    private static func equations(
        _ springs: AxisSprings?, _ origin: Variable, _ size: Variable, _ outer: Variable, before: Double, size length: Double,
        after: Double
    ) -> [SpringEquation] {
        let low = SpringEquation(terms: [Term(origin, 1)], constant: before)
        let high = SpringEquation(terms: [Term(outer, 1), Term(origin, -1), Term(size, -1)], constant: after)
        let own = SpringEquation(terms: [Term(size, 1)], constant: length)
        switch springs {
        case .size: return [low, high]
        case .after, .nothing: return [low, own]
        case .before: return [high, own]
        case nil: return []
        }
    }
}

/// What of one axis is flexible, when it is one thing at most.
private enum AxisSprings {
    case nothing, before, size, after

    /// Nil when several parts share what is gained: then the equations would depend on more than differences.
    init?(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
        let parts: [(UIView.AutoresizingMask, AxisSprings)] =
            axis == .horizontal
            ? [(.flexibleLeftMargin, .before), (.flexibleWidth, .size), (.flexibleRightMargin, .after)]
            : [(.flexibleTopMargin, .before), (.flexibleHeight, .size), (.flexibleBottomMargin, .after)]
        let flexible = parts.filter { mask.contains($0.0) }
        guard flexible.count < 2 else { return nil }
        self = flexible.first?.1 ?? .nothing
    }
}
