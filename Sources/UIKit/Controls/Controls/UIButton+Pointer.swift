import Foundation

/// The pointer style of a button.
extension UIButton {
    /// A closure that returns the pointer's style for a button.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
