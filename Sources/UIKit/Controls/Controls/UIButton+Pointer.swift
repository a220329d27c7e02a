import Foundation

extension UIButton {
    /// A closure that returns the pointer's style for a button.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
