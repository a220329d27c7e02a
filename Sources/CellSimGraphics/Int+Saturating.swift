import Foundation

extension Int {
    /// Creates the integer part of a number, clamped to ±2^52; NaN becomes 0. Up to 2^52, every integer is also a
    /// `Double`, and sums of a few integers don't overflow.
    package init(saturating value: Double) {
        let limit = 4_503_599_627_370_496.0
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
    }

    /// Creates the integer part of a length or coordinate, like `init(saturating:)` for a `Double`.
    package init(saturating value: CGFloat) { self.init(saturating: Double(value)) }
}

extension UInt8 {
    /// Clamps a number to 0…255; NaN becomes 0.
    package init(saturating value: CGFloat) {
        self = value.isNaN ? 0 : UInt8(Swift.min(Swift.max(value.rounded(), 0), 255))
    }
}
