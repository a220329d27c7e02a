import Foundation

// Pictures are decoded when they are read: there is nothing to prepare.
extension UIImage {
    /// Returns the image itself.
    public func preparingForDisplay() -> UIImage? { self }
    /// Calls back at once with the image itself.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// Returns the image itself.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
