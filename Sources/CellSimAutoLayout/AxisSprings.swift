import CellSimSolver
import Foundation

/// One row of an autoresizing mask: `Σ terms = constant`.
struct SpringEquation {
    var terms: [Term]
    var constant: Double
}

/// The three parts of a parent's length along one axis, and how they divide what it gains: in proportion to their
/// present lengths, or equally when all flexible ones are zero (points).
///
/// A view with a given frame whose parent's size is to be found would be a hole in the chain of constraints from its
/// own children outwards: a nib's view that fills the view which loaded it would never make that one as large as its
/// content. Such a view's mask therefore stands as equations next to the parent's constraints, as it always does in
/// UIKit. Everywhere else the frame is given, which costs nothing.
package struct AxisSprings {
    private let before, size, total: Double
    /// What the space before the view and the view itself get of each point; the rest is that behind it.
    private let fractionBefore, fractionOfSize: Double

    package init(before: CGFloat, size: CGFloat, after: CGFloat, flexible: (before: Bool, size: Bool, after: Bool)) {
        (self.before, self.size, total) = (Double(before), Double(size), Double(before + size + after))
        let flags = [flexible.before, flexible.size, flexible.after]
        let lengths = zip(flags, [before, size, after]).map { $0 ? Double($1) : 0 }
        let (sum, count) = (lengths[0] + lengths[1] + lengths[2], flags.filter { $0 }.count)
        func fraction(_ index: Int) -> Double {
            guard flags[index] else { return 0 }
            // Lengths that cancel out but for rounding would give fractions without bounds.
            return abs(sum) < 1e-6 ? 1 / Double(count) : lengths[index] / sum
        }
        (fractionBefore, fractionOfSize) = (fraction(0), fraction(1))
    }

    /// Where the view lies and how long it is once the parent's length has changed to `newTotal`.
    package func placement(in newTotal: CGFloat) -> (position: CGFloat, size: CGFloat) {
        let gain = Double(newTotal) - total
        return (
            CGFloat(LayoutEngine.bounded(before + gain * fractionBefore)),
            CGFloat(max(LayoutEngine.bounded(size + gain * fractionOfSize), 0))
        )
    }

    /// The same as equations of the view's origin and length and the parent's length.
    func equations(_ origin: Variable, _ length: Variable, _ outer: Variable) -> [SpringEquation] {
        [(origin, before, fractionBefore), (length, size, fractionOfSize)].map { variable, value, fraction in
            fraction == 0
                ? SpringEquation(terms: [Term(variable, 1)], constant: value)
                : SpringEquation(
                    terms: [Term(variable, 1), Term(outer, -fraction)], constant: value - fraction * total)
        }
    }
}
