import Foundation

/// The custom images of a stepper.
struct StepperImages {
    /// The images of one part by control state.
    struct Part {
        private var images: [UInt: UIImage] = [:]

        /// The image in a state; states without one use the image for `normal`.
        subscript(state: UIControl.State) -> UIImage? {
            images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
        }
        /// Returns the image that was set for exactly this state.
        func own(_ state: UIControl.State) -> UIImage? { images[state.rawValue] }
        mutating func set(_ image: UIImage?, _ state: UIControl.State) { images[state.rawValue] = image }
    }

    var increment = Part()
    var decrement = Part()
    var background = Part()
}

/// Custom images for a stepper's signs and background.
extension UIStepper {
    /// Sets the image in place of the plus sign, which is centred in its half. Templates have the tint colour.
    /// - Parameters:
    ///   - image: The image; nil removes it.
    ///   - state: The state. States without an image use the image for `normal`; at the maximum, it is `disabled`.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.increment.set(image, state)
        setNeedsDisplay()
    }
    /// Sets the image in place of the minus sign, which is centred in its half. Templates have the tint colour.
    /// - Parameters:
    ///   - image: The image; nil removes it.
    ///   - state: The state. States without an image use the image for `normal`; at the minimum, it is `disabled`.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.decrement.set(image, state)
        setNeedsDisplay()
    }
    /// Sets the image in place of the background and the divider. It is resized to 94 × 32 points.
    /// - Parameters:
    ///   - image: The image; nil removes it.
    ///   - state: The state. States without an image use the image for `normal`.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images.background.set(image, state)
        setNeedsDisplay()
    }
    /// Returns the image that was set for the plus sign in a state; nil for none.
    /// - Parameter state: The state.
    public func incrementImage(for state: UIControl.State) -> UIImage? { images.increment.own(state) }
    /// Returns the image that was set for the minus sign in a state; nil for none.
    /// - Parameter state: The state.
    public func decrementImage(for state: UIControl.State) -> UIImage? { images.decrement.own(state) }
    /// Returns the image that was set for the background in a state; nil for none.
    /// - Parameter state: The state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { images.background.own(state) }
}
