import Foundation

/// An animation that can be interrupted.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether it is active, inactive or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether it is running.
    var isRunning: Bool { get }
    /// Whether it is reversed.
    var isReversed: Bool { get set }
    /// The progress, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends the animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes in closures.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes to the animation.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to the animation.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure for the end of the animation.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues with another timing.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
