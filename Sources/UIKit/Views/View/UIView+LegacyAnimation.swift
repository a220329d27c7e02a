import Foundation

/// Animations from before iOS 4, whose changes take effect immediately.
extension UIView {
    /// Begins a group of animated changes, which take effect immediately.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends the group that `beginAnimations` started.
    public class func commitAnimations() {}
    /// Sets the duration, in seconds. Does nothing: nothing is animated.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets the delay, in seconds. Does nothing: nothing is animated.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// Sets the animation curve. Does nothing: nothing is animated.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Sets the number of repetitions. Does nothing: nothing is animated.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Sets whether each cycle also runs in reverse. Does nothing: nothing is animated.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Sets whether the animation starts from the current state. Does nothing: nothing is animated.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
