import CellSimSolver
import Foundation

/// An equation that represents part of an autoresizing mask: `Σ terms = constant`.
struct SpringEquation {
    var terms: [Term]
    var constant: Double
}

/// An autoresizing mask along one axis: the three parts of the superview's length in points, and the fraction of the
/// superview's growth that each part gets. Flexible parts grow in proportion to their current lengths, or equally if all
/// lengths are 0.
///
/// A view with a constant frame interrupts the chain of constraints from its children to a superview whose size is unknown.
/// For example, a nib's view that fills the view that loaded it would not make that view as large as its content. The mask
/// of such a view is therefore converted to equations, as UIKit always does. Otherwise the frame is a constant, which costs
/// nothing.
package struct AxisSprings {
    private let before, size, total: Double
    /// The fractions for the space before the view and for the view itself; the remainder is for the space after it.
    private let fractionBefore, fractionOfSize: Double

    package init(before: CGFloat, size: CGFloat, after: CGFloat, flexible: (before: Bool, size: Bool, after: Bool)) {
        (self.before, self.size, total) = (Double(before), Double(size), Double(before + size + after))
        let flags = [flexible.before, flexible.size, flexible.after]
        let lengths = zip(flags, [before, size, after]).map { $0 ? Double($1) : 0 }
        let (sum, count) = (lengths[0] + lengths[1] + lengths[2], flags.filter { $0 }.count)
        func fraction(_ index: Int) -> Double {
            guard flags[index] else { return 0 }
            // A sum that is only a rounding error would make the quotients unbounded.
            return abs(sum) < 1e-6 ? 1 / Double(count) : lengths[index] / sum
        }
        (fractionBefore, fractionOfSize) = (fraction(0), fraction(1))
    }

    /// Returns the view's position and length after the parent's length has changed to `newTotal`.
    package func placement(in newTotal: CGFloat) -> (position: CGFloat, size: CGFloat) {
        let gain = Double(newTotal) - total
        return (
            CGFloat(LayoutEngine.bounded(before + gain * fractionBefore)),
            CGFloat(max(LayoutEngine.bounded(size + gain * fractionOfSize), 0))
        )
    }

    /// Returns equations that relate the view's origin and length to the superview's length.
    func equations(_ origin: Variable, _ length: Variable, _ superviewLength: Variable) -> [SpringEquation] {
        [(origin, before, fractionBefore), (length, size, fractionOfSize)].map { variable, value, fraction in
            fraction == 0
                ? SpringEquation(terms: [Term(variable, 1)], constant: value)
                : SpringEquation(
                    terms: [Term(variable, 1), Term(superviewLength, -fraction)], constant: value - fraction * total)
        }
    }
}
