import Foundation

// Pictures are decoded when they are read: there is nothing to prepare.
extension UIImage {
    /// The picture itself.
    public func preparingForDisplay() -> UIImage? { self }
    /// Answers at once with the picture itself.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// The picture itself.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
