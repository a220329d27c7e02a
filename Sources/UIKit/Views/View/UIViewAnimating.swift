import Foundation

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation: active, inactive or stopped.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is running.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation is reversed.
    var isReversed: Bool { get set }
    /// The progress, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation.
    func startAnimation()
    /// Starts the animation after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that animates the changes made in closures.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds an animation closure. `delayFactor` is the delay as a fraction of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds an animation closure.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues the animation with another timing.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
