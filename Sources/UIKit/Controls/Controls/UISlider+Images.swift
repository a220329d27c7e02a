import Foundation

/// Custom images for a slider's thumb and the two parts of its track.
extension UISlider {
    /// The images of one part, keyed by the raw value of the control state.
    typealias StateImages = [UInt: UIImage]

    /// Sets the image of the thumb in a state.
    /// - Parameters:
    ///   - image: the image; nil removes it.
    ///   - state: the state. States without an image use the image for `normal`.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state.rawValue] = image
        setNeedsDisplay()
    }
    /// Sets the image of the track before the thumb in a state.
    /// - Parameters:
    ///   - image: the image, which is resized to the length of the track; nil removes it.
    ///   - state: the state. States without an image use the image for `normal`.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state.rawValue] = image
        setNeedsDisplay()
    }
    /// Sets the image of the track beyond the thumb in a state.
    /// - Parameters:
    ///   - image: the image, which is resized to the length of the track; nil removes it.
    ///   - state: the state. States without an image use the image for `normal`.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state.rawValue] = image
        setNeedsDisplay()
    }
    /// Returns the image of the thumb in a state; nil for none.
    /// - Parameter state: the state.
    public func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }
    /// Returns the image of the track before the thumb in a state; nil for none.
    /// - Parameter state: the state.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state.rawValue] }
    /// Returns the image of the track beyond the thumb in a state; nil for none.
    /// - Parameter state: the state.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state.rawValue] }
    /// The thumb's image in the current state; nil if it has none.
    public var currentThumbImage: UIImage? { current(thumbImages) }
    /// The image of the track before the thumb in the current state; nil if it has none.
    public var currentMinimumTrackImage: UIImage? { current(minimumTrackImages) }
    /// The image of the track beyond the thumb in the current state; nil if it has none.
    public var currentMaximumTrackImage: UIImage? { current(maximumTrackImages) }

    private func current(_ images: StateImages) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }
}
