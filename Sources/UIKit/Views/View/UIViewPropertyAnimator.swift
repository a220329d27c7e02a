// Property animators, their timing parameters, and keyframe animations.
import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or has finished.
    case inactive
    /// The animator has started or was paused.
    case active
    /// The animator was stopped, and requires `finishAnimation(at:)`.
    case stopped
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end, with all changes made.
    case end
    /// At the start, without the changes.
    case start
    /// At the current position.
    case current
}

/// Provides the timing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A cubic Bézier timing curve. Stored without effect: animations complete immediately.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` if the curve was created from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The control points of a Bézier curve from (0, 0) to (1, 1), with time on the x-axis.
    public let controlPoint1, controlPoint2: CGPoint

    /// Creates the timing for a named curve.
    public init(animationCurve: UIView.AnimationCurve) {
        let startsSlowly = animationCurve == .easeInOut || animationCurve == .easeIn
        let endsSlowly = animationCurve == .easeInOut || animationCurve == .easeOut
        self.animationCurve = animationCurve
        controlPoint1 = CGPoint(x: startsSlowly ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: endsSlowly ? 0.58 : 1, y: 1)
    }

    /// Creates the timing for a curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        (animationCurve, self.controlPoint1, self.controlPoint2) = (.easeInOut, controlPoint1, controlPoint2)
    }
}

/// The timing curve of a spring. Stored without effect: animations complete immediately.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, in multiples of the total distance per second. Stored without effect.
    public let initialVelocity: CGVector

    /// Creates the system's default spring.
    public override convenience init() { self.init(dampingRatio: 1) }

    /// Creates a spring with a damping ratio, where 1 means no oscillation. The ratio is not stored.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) { self.initialVelocity = initialVelocity }

    /// Creates a spring with a mass, a stiffness and a damping, which are not stored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
    }
}

/// An animation that you can start, pause and reverse. It takes no time: starting it runs the animation closures and the
/// completions immediately. Setting `fractionComplete` runs only the animation closures.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds. It has no effect.
    public let duration: TimeInterval
    /// The state of the animator. It remains `.active` after the start only if `pausesOnCompletion` is true.
    public private(set) var state = UIViewAnimatingState.inactive
    /// A Boolean value that indicates whether the animation is running: always false, because it completes immediately.
    public private(set) var isRunning = false
    /// A Boolean value that indicates whether the animation runs in reverse. If so, it restores the initial frames, bounds,
    /// transforms, opacities and background colours, and calls the completions with `.start`.
    open var isReversed = false
    /// A Boolean value that indicates whether touches reach the views during the animation. Stored without effect.
    open var isUserInteractionEnabled = true {
        didSet { reportNoOp("UIViewPropertyAnimator.isUserInteractionEnabled", !isUserInteractionEnabled) }
    }
    /// A Boolean value that indicates whether the animation can be paused. Stored without effect.
    open var isInterruptible = true {
        didSet { reportNoOp("UIViewPropertyAnimator.isInterruptible", !isInterruptible) }
    }
    /// A Boolean value that indicates whether scrubbing uses linear timing. Stored without effect.
    open var scrubsLinearly = true {
        didSet { reportNoOp("UIViewPropertyAnimator.scrubsLinearly", !scrubsLinearly) }
    }
    /// A Boolean value that indicates whether the animator remains active at its end. The completions are then called by
    /// `finishAnimation(at:)`.
    open var pausesOnCompletion = false
    /// The timing parameters. Stored without effect.
    open var timingParameters: (any UITimingCurveProvider)? {
        didSet { reportNoOp("UIViewPropertyAnimator.timingParameters", timingParameters != nil) }
    }
    /// The progress, from 0 to 1. Any value greater than 0 runs all animation closures.
    open var fractionComplete: CGFloat = 0 {
        didSet { if fractionComplete > 0 { runChanges() } }
    }
    private var changes: [() -> Void] = []
    private let stateRecorder = ViewStateRecorder()
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator without animation closures.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds, which has no effect.
    ///   - parameters: The timing, which has no effect.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }

    /// Creates an animator with a duration in seconds and a named curve; neither has an effect.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        changes = animations.map { [$0] } ?? []
    }

    /// Creates an animator with a duration in seconds and a curve with control points; neither has an effect.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        changes = animations.map { [$0] } ?? []
    }

    /// Creates an animator with a duration in seconds and a spring; neither has an effect.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        changes = animations.map { [$0] } ?? []
    }

    /// Creates an animator, runs its animations immediately, and calls `completion` with `.end`.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds an animation closure. It runs when the animator next starts or finishes, or when `fractionComplete` is set.
    open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
    /// Adds an animation closure. `delayFactor`, the delay as a fraction of the duration, has no effect.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { changes.append(animation) }
    /// Adds a closure that is called once at the end, with the final position.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the animation closures immediately, and then the completions unless `pausesOnCompletion` is true.
    open func startAnimation() {
        state = .active
        runChanges()
        if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
    }

    /// Starts immediately; the delay, in seconds, has no effect.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Makes the animator active. There is nothing to pause, because animations take no time.
    open func pauseAnimation() { state = .active }

    /// Has the same effect as `startAnimation()`. The parameters have no effect.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        startAnimation()
    }

    /// Stops the animation. If `withoutFinishing` is true, the animator becomes inactive; otherwise it becomes stopped, and
    /// you call `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard withoutFinishing else { return state = .stopped }
        (state, changes, completions) = (.inactive, [], [])
        stateRecorder.discard()
    }

    /// Runs the pending animation closures, and calls the completions with `finalPosition`. `.start` restores the initial
    /// state; `.current` is the same as `.end`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        runChanges()
        complete(at: finalPosition)
    }

    private func runChanges() {
        let pendingChanges = changes
        changes = []
        stateRecorder.record { for change in pendingChanges { change() } }
    }

    private func complete(at position: UIViewAnimatingPosition) {
        state = .inactive
        if position == .start { stateRecorder.restore() } else { stateRecorder.discard() }
        let pendingCompletions = completions
        completions = []
        for completion in pendingCompletions { completion(position) }
    }
}

extension UIView {
    /// The timing curves of animations. They have no effect, because animations take no time.
    public enum AnimationCurve: Int, Sendable {
        /// A curve that is slow at both ends.
        case easeInOut
        /// A curve that starts slowly.
        case easeIn
        /// A curve that ends slowly.
        case easeOut
        /// A constant rate.
        case linear
    }

    /// The options of a keyframe animation. They have no effect.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews as part of the animation.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Lets touches reach the views during the animation.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// Starts from the current state of a running animation.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// Repeats the animation.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// Reverses every other cycle, together with `repeat`.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Uses the animation's own duration inside another animation.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// Ignores the options of the enclosing animation.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        /// Interpolates linearly between keyframes.
        public static let calculationModeLinear: Self = []
        /// Jumps from each keyframe to the next.
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        /// Moves at a constant speed and ignores the keyframes' times.
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        /// Interpolates on a smooth curve through the keyframes.
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        /// Moves on a smooth curve at a constant speed.
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }

    /// Runs the animations of all keyframes immediately, in the order in which they were added, and then calls
    /// `completion` with true.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Runs the animations immediately. Start and duration are fractions of the whole animation, from 0 to 1, and have no
    /// effect.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Runs the animations immediately and then calls `completion` with true; springs are not simulated.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
