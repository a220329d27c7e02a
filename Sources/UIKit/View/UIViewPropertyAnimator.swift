import Foundation

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The pace of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1, controlPoint2: CGPoint

    public init(animationCurve: UIView.AnimationCurve) {
        (self.animationCurve, controlPoint1, controlPoint2) = (animationCurve, .zero, CGPoint(x: 1, y: 1))
    }

    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        (animationCurve, self.controlPoint1, self.controlPoint2) = (.easeInOut, controlPoint1, controlPoint2)
    }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector

    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) { self.initialVelocity = initialVelocity }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
    }
}

/// Changes of views that an app starts, holds and ends. They take no time: once started, they are at their end at once, and
/// the completions are called. Setting `fractionComplete` makes the changes and calls nobody.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    /// In seconds; not waited for.
    public let duration: TimeInterval
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false
    open var isReversed = false
    open var isUserInteractionEnabled = true
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    open var timingParameters: (any UITimingCurveProvider)?
    /// From 0 to 1. More than 0 makes the whole change.
    open var fractionComplete: CGFloat = 0 {
        didSet { if fractionComplete > 0 { makeChanges() } }
    }
    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        changes = animations.map { [$0] } ?? []
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        changes = animations.map { [$0] } ?? []
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        changes = animations.map { [$0] } ?? []
    }

    /// Makes the changes at once and calls `completion` with `.end`.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { changes.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        state = .active
        makeChanges()
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    open func pauseAnimation() { state = .active }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        startAnimation()
    }

    /// Without finishing, `finishAnimation(at:)` ends what was stopped.
    open func stopAnimation(_ withoutFinishing: Bool) {
        if withoutFinishing { (state, changes, completions) = (.inactive, [], []) } else { state = .stopped }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        makeChanges()
        end(at: finalPosition)
    }

    private func makeChanges() {
        let made = changes
        changes = []
        for change in made { change() }
    }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        let called = completions
        completions = []
        for completion in called { completion(position) }
    }
}

extension UIView {
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = Self(rawValue: 1 << 0)
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        public static let `repeat` = Self(rawValue: 1 << 3)
        public static let autoreverse = Self(rawValue: 1 << 4)
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        public static let calculationModeLinear: Self = []
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }

    /// Makes the changes of all keyframes at once, in the order they are added, and then calls `completion` with true.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Makes the changes at once and then calls `completion` with true; there is no spring.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
