extension UIColor {
    /// The image of a colour that was made from an image, and its opacity; nil for other colours.
    package var pattern: (image: UIImage, alpha: CGFloat)? {
        guard case .pattern(let image, let alpha) = storage else { return nil }
        return (image, alpha)
    }
}
