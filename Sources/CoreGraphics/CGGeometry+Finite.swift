import Foundation

/// Finiteness of geometry types.
extension CGRect {
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGSize {
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}
