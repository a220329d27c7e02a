// Core Animation's animations with their timing. Nothing is animated.
import Foundation

/// The timing properties of an animation or a layer. Stored without effect: nothing is animated.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// The start time, in seconds of the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed relative to the parent's time; 1 for the same speed.
    var speed: Float { get set }
    /// The time offset of the object, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles; 0 counts as one, infinity repeats forever.
    var repeatCount: Float { get set }
    /// The duration of repetition in seconds; 0 uses `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle runs again in reverse.
    var autoreverses: Bool { get set }
    /// The appearance before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Returns the seconds since the system started, plus the duration of frames that `cellsim app`'s gallery skipped.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime + FrameClock.offset }

/// The appearance of a timed object before and after its active time. Stored without effect.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `forwards` keeps the final state; `backwards` shows the initial state before the start.
    public static let forwards = Self(rawValue: "forwards"), backwards = Self(rawValue: "backwards")
    /// `both` combines these two; `removed`, the default, does neither.
    public static let both = Self(rawValue: "both"), removed = Self(rawValue: "removed")
}

/// The names of the standard timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `linear` has a constant speed; `easeIn` is slow at the start.
    public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn")
    /// `easeOut` is slow at the end; `easeInEaseOut` at both ends.
    public static let easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// Slow at both ends, faster at the start than `easeInEaseOut`.
    public static let `default` = Self(rawValue: "default")
}

/// A timing curve of an animation: a cubic curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    /// Creates the timing function with this name; unknown names create the default function.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: points = [0.42, 0, 1, 1]
        case .easeOut: points = [0, 0, 0.58, 1]
        case .easeInEaseOut: points = [0.42, 0, 0.58, 1]
        case .linear: points = [0, 0, 1, 1]
        default: points = [0.25, 0.1, 0.25, 1]
        }
    }

    /// Creates a timing function from two control points, with time and progress from 0 to 1. The values are not
    /// checked.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }
}

/// The delegate that is notified of the start and end of an animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation is added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called with true in `add(_:forKey:)`; for an endless animation, called with false when it is removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing: the default for delegates that don't implement it.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of layer animations. Nothing moves: the layer is drawn with its own properties, as Core Animation
/// does in `render(in:)`.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// The start time in seconds of the layer's time. Stored without effect.
    open var beginTime: CFTimeInterval = 0
    /// The duration in seconds.
    open var duration: CFTimeInterval = 0
    /// The speed relative to the layer's speed. Stored without effect.
    open var speed: Float = 1
    /// The time offset in seconds. Stored without effect.
    open var timeOffset: CFTimeInterval = 0
    /// The number of cycles. Infinity or more than a million makes the animation endless: the layer keeps it.
    open var repeatCount: Float = 0
    /// The duration of repetition in seconds; infinity makes the animation endless.
    open var repeatDuration: CFTimeInterval = 0
    /// A Boolean value that indicates whether each cycle runs again in reverse. Stored without effect.
    open var autoreverses = false
    /// The appearance before and after the animation's active time. Stored without effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing of a cycle; nil for a constant speed. Stored without effect.
    open var timingFunction: CAMediaTimingFunction?
    /// A Boolean value that indicates whether the layer removes the animation when it ends, which is immediately unless
    /// it is endless.
    open var isRemovedOnCompletion = true
    /// The delegate; retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?

    public override init() { super.init() }

    /// Whether the animation continues until it is removed.
    var isEndless: Bool {
        repeatCount == .infinity || repeatCount > 1e6 || repeatDuration == .infinity || duration == .infinity
    }
}

/// An animation of one property, identified by its key path.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property. Stored without effect.
    open var keyPath: String?
    /// A Boolean value that indicates whether the values are added to the property's own value. Stored without effect.
    open var isAdditive = false
    /// A Boolean value that indicates whether each cycle begins at the final value of the previous one. Stored without
    /// effect.
    open var isCumulative = false

    /// Creates an animation of the property at this key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another. It does not modify the layer's property.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil for the property's value. Stored without effect.
    open var fromValue: Any?
    /// The value at the end; nil for the property's value. Stored without effect.
    open var toValue: Any?
    /// The difference from the start or end value. Stored without effect.
    open var byValue: Any?
}

/// An animation like a spring's. Springs are not simulated; the values are only stored.
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring. Stored without effect.
    open var mass: CGFloat = 1
    /// The stiffness of the spring. Stored without effect.
    open var stiffness: CGFloat = 100
    /// The damping of the oscillation. Stored without effect.
    open var damping: CGFloat = 10
    /// The initial velocity. Stored without effect.
    open var initialVelocity: CGFloat = 0
    /// The duration that was set, in seconds, because springs are not simulated.
    open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order. Stored without effect.
    open var values: [Any]?
    /// The path of a point, in the superlayer's coordinates. Stored without effect.
    open var path: CGPath?
    /// The time of each value, from 0 to 1; nil for equal steps. Stored without effect.
    open var keyTimes: [NSNumber]?
    /// The timing of each step. Stored without effect.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the values. Stored without effect.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether an object on a path rotates with the path; nil for no rotation. Stored without effect.
    open var rotationMode: CAAnimationRotationMode?
}

/// A group of animations that run together. It stores them; their delegates are not called.
open class CAAnimationGroup: CAAnimation {
    /// The group's animations. Stored without effect.
    open var animations: [CAAnimation]?
}

/// An animated transition between a layer's old and new content.
open class CATransition: CAAnimation {
    /// The effect with which the new content appears. Stored without effect.
    open var type = CATransitionType.fade
    /// The direction of the new content. Stored without effect.
    open var subtype: CATransitionSubtype?
    /// The start of the transition, from 0 to 1. Stored without effect.
    open var startProgress: Float = 0
    /// The end of the transition, from 0 to 1. Stored without effect.
    open var endProgress: Float = 1
}

/// The interpolation of a keyframe animation. Stored without effect.
public enum CAAnimationCalculationMode: String, Sendable {
    /// Linear interpolation.
    case linear
    /// No interpolation: the value jumps.
    case discrete
    /// Linear interpolation at a constant speed, regardless of the times.
    case paced
    /// Interpolation along smooth curves.
    case cubic
    /// Interpolation along smooth curves at a constant speed.
    case cubicPaced
}
/// The rotation of an object along a path. Stored without effect.
public enum CAAnimationRotationMode: String, Sendable {
    /// The object's x axis points along the path.
    case rotateAuto = "auto"
    /// The object's x axis points back along the path.
    case rotateAutoReverse = "autoReverse"
}
/// The effect with which new content replaces the old. Stored without effect.
public enum CATransitionType: String, Sendable {
    /// The new content fades in.
    case fade
    /// The new content slides over the old content.
    case moveIn
    /// The new content pushes the old content away.
    case push
    /// The old content slides away.
    case reveal
}
/// The direction from which new content enters. Stored without effect.
public enum CATransitionSubtype: String, Sendable {
    /// From the right edge.
    case fromRight
    /// From the left edge.
    case fromLeft
    /// From the upper edge.
    case fromTop
    /// From the lower edge.
    case fromBottom
}

/// The key of a layer's transition.
public let kCATransition = "transition"
/// The key of the action for a layer that appears.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that disappears.
public let kCAOnOrderOut = "onOrderOut"
