import Foundation

/// Checks that geometry values are finite.
extension CGRect {
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGSize {
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}
