import Foundation

// The API for animated transitions of controllers. Nothing moves: controllers replace each other at once, and none of this
// is called. The types exist for source compatibility.

/// The context of a running transition, for its animator. Never created in CellSim.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the controllers' views.
    var containerView: UIView { get }
    /// Whether changes are animated.
    var isAnimated: Bool { get }
    /// Whether a gesture controls the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform of the view that appears.
    var targetTransform: CGAffineTransform { get }
    /// Updates the progress, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Continues to the end.
    func finishInteractiveTransition()
    /// Returns to the start.
    func cancelInteractiveTransition()
    /// Pauses the transition.
    func pauseInteractiveTransition()
    /// Call this method at the end of the transition.
    func completeTransition(_ didComplete: Bool)
    /// Returns one of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a controller's view, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    /// Does nothing.
    public func pauseInteractiveTransition() {}
    /// The identity.
    public var targetTransform: CGAffineTransform { .identity }
}

/// Animates a transition. Never called.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Performs the changes.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator for the changes that can be interrupted.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Called at the end of the transition.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns an animator without changes: the default for objects that don't implement it.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Controls a transition with a gesture. Never called.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts following the gesture.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether a gesture controls the transition from its start.
    var wantsInteractiveStart: Bool { get }
    /// The animation curve after the gesture ended.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed after the gesture ended; 1 is the transition's own.
    var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Always true.
    public var wantsInteractiveStart: Bool { true }
    /// Always slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Always 1: the transition's own speed.
    public var completionSpeed: CGFloat { 1 }
}

/// A transition controlled by a gesture. It stores its progress; nothing moves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration in seconds: always 0.
    open var duration: CGFloat { 0 }
    /// The progress, from 0 to 1.
    public private(set) var percentComplete: CGFloat = 0
    /// The speed after the gesture ended. Stored without effect.
    open var completionSpeed: CGFloat = 1
    /// The animation curve after the gesture ended. Stored without effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the gesture's changes. Stored without effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a gesture controls the transition from its start. Stored without effect.
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    /// Stores the progress of the gesture, from 0 to 1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Resets the progress to 0.
    open func cancel() { percentComplete = 0 }
    /// Sets the progress to 1.
    open func finish() { percentComplete = 1 }
    /// Pauses the transition; does nothing.
    open func pause() {}
    /// Never called.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
