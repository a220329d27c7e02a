import Foundation

extension Int {
    /// The whole part of a number that may be anything: 0 for what is none, and ±2^52, up to which every whole number is a
    /// `Double` too and sums of a few stay in range, for what lies beyond.
    package init(saturating value: Double) {
        let most = 4_503_599_627_370_496.0
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -most), most))
    }

    /// The same of a length or coordinate.
    package init(saturating value: CGFloat) { self.init(saturating: Double(value)) }
}

extension UInt8 {
    /// Clamps a number to 0…255; NaN becomes 0.
    package init(saturating value: CGFloat) {
        self = value.isNaN ? 0 : UInt8(Swift.min(Swift.max(value.rounded(), 0), 255))
    }
}
