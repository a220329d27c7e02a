import Foundation

/// Converts numbers to integers without overflow.
extension Int {
    /// Creates the integer part of a number, clamped to ±2^52; NaN becomes 0. In this range, `Double` represents every integer
    /// exactly, and sums of a few integers don't overflow.
    package init(saturating value: Double) {
        let limit = 4_503_599_627_370_496.0
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
    }

    /// Creates the integer part of a length or coordinate, clamped to ±2^52; NaN becomes 0.
    package init(saturating value: CGFloat) { self.init(saturating: Double(value)) }
}

/// Converts numbers to bytes without overflow.
extension UInt8 {
    /// Creates a byte from a number, rounded and clamped to 0…255; NaN becomes 0.
    package init(saturating value: CGFloat) {
        self = value.isNaN ? 0 : UInt8(Swift.min(Swift.max(value.rounded(), 0), 255))
    }
}
