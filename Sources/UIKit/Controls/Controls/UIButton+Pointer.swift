import Foundation

extension UIButton {
    /// Returns the pointer's style over a button.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
