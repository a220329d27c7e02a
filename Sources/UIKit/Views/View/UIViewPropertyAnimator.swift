import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not started, or is finished.
    case inactive
    /// It started or was paused.
    case active
    /// It was stopped, and requires `finishAnimation(at:)`.
    case stopped
}

/// The end position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// After its changes.
    case end
    /// At its start.
    case start
    /// At the current position.
    case current
}

/// The timing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// The timing of a cubic curve. Stored without effect: animations end at once.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` for control points.
    public let animationCurve: UIView.AnimationCurve
    /// The control points between (0, 0) and (1, 1), x for time.
    public let controlPoint1, controlPoint2: CGPoint

    /// Creates the timing of a named curve.
    public init(animationCurve: UIView.AnimationCurve) {
        let startsSlowly = animationCurve == .easeInOut || animationCurve == .easeIn
        let endsSlowly = animationCurve == .easeInOut || animationCurve == .easeOut
        self.animationCurve = animationCurve
        controlPoint1 = CGPoint(x: startsSlowly ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: endsSlowly ? 0.58 : 1, y: 1)
    }

    /// Creates the timing of a curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        (animationCurve, self.controlPoint1, self.controlPoint2) = (.easeInOut, controlPoint1, controlPoint2)
    }
}

/// The timing of a spring. Stored without effect: animations end at once.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, as a multiple of the whole distance per second. Stored without effect.
    public let initialVelocity: CGVector

    /// Creates the system's default spring.
    public override convenience init() { self.init(dampingRatio: 1) }

    /// Creates a spring with a damping ratio, 1 for no oscillation. The ratio is not stored.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) { self.initialVelocity = initialVelocity }

    /// Creates a spring with a mass, a stiffness and a damping, which are not stored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
    }
}

/// An animation of views that you start, pause and end. It takes no time: once started, it ends at once and calls its
/// completions. Setting `fractionComplete` makes the changes without calling completions.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds; without effect.
    public let duration: TimeInterval
    /// The state of the animator. After the start, it is `active` only if `pausesOnCompletion` is true.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Always false: an animation ends at once.
    public private(set) var isRunning = false
    /// Whether the animation ends at its start. Frames, bounds, transforms, opacities and backgrounds of views are
    /// restored, and completions receive `.start`.
    open var isReversed = false
    /// Whether touches reach the views during the animation. Stored without effect.
    open var isUserInteractionEnabled = true {
        didSet { reportNoOp("UIViewPropertyAnimator.isUserInteractionEnabled", !isUserInteractionEnabled) }
    }
    /// Whether the animation can be paused. Stored without effect.
    open var isInterruptible = true {
        didSet { reportNoOp("UIViewPropertyAnimator.isInterruptible", !isInterruptible) }
    }
    /// Whether `fractionComplete` is linear. Stored without effect.
    open var scrubsLinearly = true {
        didSet { reportNoOp("UIViewPropertyAnimator.scrubsLinearly", !scrubsLinearly) }
    }
    /// Whether the animator stays active at its end, so that completions run in `finishAnimation(at:)`.
    open var pausesOnCompletion = false
    /// The timing. Stored without effect.
    open var timingParameters: (any UITimingCurveProvider)? {
        didSet { reportNoOp("UIViewPropertyAnimator.timingParameters", timingParameters != nil) }
    }
    /// The progress, from 0 to 1. Any value above 0 makes the whole change.
    open var fractionComplete: CGFloat = 0 {
        didSet { if fractionComplete > 0 { makeChanges() } }
    }
    private var changes: [() -> Void] = []
    private let before = AnimatedValues()
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator without changes. The duration in seconds has no effect.
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

    /// Performs the changes at once and calls `completion` with `.end`.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes, which are made when the animator is next started, finished, or set to a fraction.
    open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
    /// Adds changes to the animation. `delayFactor`, the fraction of the duration before UIKit starts them, has no
    /// effect.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { changes.append(animation) }
    /// Adds a closure that is called once at the end, with the final position.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Performs the changes at once and calls the completions, unless `pausesOnCompletion` is true.
    open func startAnimation() {
        state = .active
        makeChanges()
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    /// Starts at once; the delay, in seconds, has no effect.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Makes the animator active; nothing runs that could be paused.
    open func pauseAnimation() { state = .active }

    /// Starts like `startAnimation()`, whatever the timing and the remaining duration.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        startAnimation()
    }

    /// Stops the animation. Without finishing, `finishAnimation(at:)` ends it.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard withoutFinishing else { return state = .stopped }
        (state, changes, completions) = (.inactive, [], [])
        before.forget()
    }

    /// Makes the pending changes, or restores the old state for `.start`, and calls the completions with
    /// `finalPosition`. `.current` is the end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        makeChanges()
        end(at: finalPosition)
    }

    private func makeChanges() {
        let made = changes
        changes = []
        before.record { for change in made { change() } }
    }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        if position == .start { before.restore() } else { before.forget() }
        let called = completions
        completions = []
        for completion in called { completion(position) }
    }
}

extension UIView {
    /// The speed of a change over time. Changes take no time.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// A constant speed.
        case linear
    }

    /// The options of a keyframe animation. None has an effect.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews in the animation.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Lets touches reach the views during the animation.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// Starts from the current state of a running animation.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// Repeats the animation.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// Reverses every other cycle, together with `repeat`.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Uses its own duration inside another animation.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// Ignores the options of the enclosing animation.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        /// Linear from each keyframe to the next.
        public static let calculationModeLinear: Self = []
        /// A jump from each keyframe to the next.
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        /// At a constant speed, whatever the keyframes' times.
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        /// On a smooth curve through the keyframes.
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        /// On a smooth curve at a constant speed.
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }

    /// Performs the changes of all keyframes at once, in the order of their addition, and then calls `completion` with
    /// true.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Performs the changes at once. Start and duration are fractions of the whole, from 0 to 1, without effect.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Performs the changes at once and then calls `completion` with true; springs are not simulated.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
