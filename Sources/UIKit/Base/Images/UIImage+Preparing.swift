import Foundation

// Preparing images for display, which returns immediately because images are decoded when they are read.
extension UIImage {
    /// Returns the prepared image: the image itself.
    public func preparingForDisplay() -> UIImage? { self }
    /// Calls the completion handler immediately with the image itself.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// Returns the prepared image: the image itself.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
