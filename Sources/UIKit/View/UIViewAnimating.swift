import Foundation

/// An animation that can be halted.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether it runs, rests or is at its end.
    var state: UIViewAnimatingState { get }
    /// Whether time passes for it.
    var isRunning: Bool { get }
    /// Whether it goes backwards.
    var isReversed: Bool { get set }
    /// How far it is, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Begins.
    func startAnimation()
    /// Begins after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Rests where it is.
    func pauseAnimation()
    /// Stops where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends somewhere.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that closures make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is done at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on at another pace.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
