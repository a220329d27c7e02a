import Foundation

/// The methods that prepare images for display. They return immediately, because images are decoded when they are read.
extension UIImage {
    /// Returns the image itself.
    public func preparingForDisplay() -> UIImage? { self }
    /// Immediately calls the completion handler with the image itself.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// Returns the image itself.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
