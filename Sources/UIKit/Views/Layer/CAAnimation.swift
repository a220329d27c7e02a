// Core Animation's animations and their timing. Nothing is animated.
import Foundation

/// The timing properties of an animation or a layer. Stored without effect: nothing is animated.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// The start time in the parent's time space, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed relative to the parent's time space; 1 for the same speed.
    var speed: Float { get set }
    /// The offset in the object's own time space, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles. 0 is the same as 1; infinity repeats forever.
    var repeatCount: Float { get set }
    /// The total duration of all cycles, in seconds; 0 to use `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// A Boolean value that indicates whether each cycle also runs in reverse.
    var autoreverses: Bool { get set }
    /// The appearance before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Returns the system uptime in seconds, plus the duration of the frames that the gallery of `cellsim app` has simulated
/// without waiting.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime + FrameClock.offset }

/// The appearance of a timed object before and after its active time. Stored without effect.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keep the final state after the end (`forwards`), or show the initial state before the start (`backwards`).
    public static let forwards = Self(rawValue: "forwards"), backwards = Self(rawValue: "backwards")
    /// Do both, or neither (`removed`, the default).
    public static let both = Self(rawValue: "both"), removed = Self(rawValue: "removed")
}

/// The names of the standard timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A constant rate (`linear`), and a slow start (`easeIn`).
    public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn")
    /// A slow end (`easeOut`), and a slow start and end (`easeInEaseOut`).
    public static let easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// A slow start and end. The start is faster than that of `easeInEaseOut`.
    public static let `default` = Self(rawValue: "default")
}

/// The timing curve of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    /// Creates a standard timing function. Unknown names create the default function.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: points = [0.42, 0, 1, 1]
        case .easeOut: points = [0, 0, 0.58, 1]
        case .easeInEaseOut: points = [0.42, 0, 0.58, 1]
        case .linear: points = [0, 0, 1, 1]
        default: points = [0.25, 0.1, 0.25, 1]
        }
    }

    /// Creates a timing function from two control points, with time on the x-axis and progress on the y-axis. The values
    /// are not validated.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }
}

/// The methods of an animation's delegate, which is notified of its start and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation is added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends: with true by `CALayer.add(_:forKey:)`, because animations end immediately, or with
    /// false when an endless animation is removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default implementation does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of layer animations. Nothing is animated: layers are drawn with their model values, as by Core
/// Animation's `render(in:)`.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// The start time in the layer's time space, in seconds. Stored without effect.
    open var beginTime: CFTimeInterval = 0
    /// The duration of one cycle, in seconds.
    open var duration: CFTimeInterval = 0
    /// The speed relative to the layer's speed. Stored without effect.
    open var speed: Float = 1
    /// The time offset, in seconds. Stored without effect.
    open var timeOffset: CFTimeInterval = 0
    /// The number of cycles. With infinity, or more than a million cycles, the animation is endless and isn't removed.
    open var repeatCount: Float = 0
    /// The total duration of all cycles, in seconds. With infinity, the animation is endless.
    open var repeatDuration: CFTimeInterval = 0
    /// A Boolean value that indicates whether each cycle also runs in reverse. Stored without effect.
    open var autoreverses = false
    /// The appearance before and after the animation's active time. Stored without effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing curve of a cycle; nil for a constant rate. Stored without effect.
    open var timingFunction: CAMediaTimingFunction?
    /// A Boolean value that indicates whether the animation is removed when it ends. All animations except endless ones end
    /// immediately.
    open var isRemovedOnCompletion = true
    /// The delegate. As in Core Animation, it is retained.
    open var delegate: (any CAAnimationDelegate)?

    public override init() { super.init() }

    /// Whether the animation continues until it is removed.
    var isEndless: Bool {
        repeatCount == .infinity || repeatCount > 1e6 || repeatDuration == .infinity || duration == .infinity
    }
}

/// The base class of animations of a single property.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property. Stored without effect.
    open var keyPath: String?
    /// A Boolean value that indicates whether the values are added to the property's value. Stored without effect.
    open var isAdditive = false
    /// A Boolean value that indicates whether each cycle begins at the final value of the previous one. Stored without
    /// effect.
    open var isCumulative = false

    /// Creates an animation for a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another. It doesn't change the property of the layer.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value; nil for the property's value. Stored without effect.
    open var fromValue: Any?
    /// The end value; nil for the property's value. Stored without effect.
    open var toValue: Any?
    /// The difference between the start and end values. Stored without effect.
    open var byValue: Any?
}

/// An animation with spring physics. Springs are not simulated.
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the object on the spring. Stored without effect.
    open var mass: CGFloat = 1
    /// The stiffness of the spring. Stored without effect.
    open var stiffness: CGFloat = 100
    /// The damping of the oscillation. Stored without effect.
    open var damping: CGFloat = 10
    /// The initial velocity. Stored without effect.
    open var initialVelocity: CGFloat = 0
    /// The estimated time until the spring is at rest, in seconds. Always `duration`, because springs are not simulated.
    open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order. Stored without effect.
    open var values: [Any]?
    /// The path for a property that is a point. Stored without effect.
    open var path: CGPath?
    /// The time of each value as a fraction of the duration; nil for equal steps. Stored without effect.
    open var keyTimes: [NSNumber]?
    /// The timing curve of each step. Stored without effect.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the values. Stored without effect.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation of the object along the path; nil for no rotation. Stored without effect.
    open var rotationMode: CAAnimationRotationMode?
}

/// A group of animations that run together. Their delegates are not called.
open class CAAnimationGroup: CAAnimation {
    /// The group's animations. Stored without effect.
    open var animations: [CAAnimation]?
}

/// An animated transition between a layer's old and new content.
open class CATransition: CAAnimation {
    /// The transition effect. Stored without effect.
    open var type = CATransitionType.fade
    /// The directions from which new content enters. Stored without effect.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition starts, from 0 to 1. Stored without effect.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1. Stored without effect.
    open var endProgress: Float = 1
}

/// The interpolation modes of keyframe animations. Stored without effect.
public enum CAAnimationCalculationMode: String, Sendable {
    /// Linear interpolation.
    case linear
    /// No interpolation between values.
    case discrete
    /// Linear interpolation at a constant speed, which ignores `keyTimes`.
    case paced
    /// Interpolation along a smooth curve.
    case cubic
    /// Interpolation along a smooth curve at a constant speed.
    case cubicPaced
}
/// The rotation modes of an object along a path. Stored without effect.
public enum CAAnimationRotationMode: String, Sendable {
    /// The object's x-axis is tangent to the path.
    case rotateAuto = "auto"
    /// The object's x-axis is tangent to the path, in the opposite direction.
    case rotateAutoReverse = "autoReverse"
}
/// The effects of transitions. Stored without effect.
public enum CATransitionType: String, Sendable {
    /// The new content fades in.
    case fade
    /// The new content slides over the old content.
    case moveIn
    /// The new content pushes the old content out.
    case push
    /// The old content slides away.
    case reveal
}
/// The directions from which new content enters. Stored without effect.
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

/// The key of a transition that is added to a layer.
public let kCATransition = "transition"
/// The key of the action for a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that becomes invisible.
public let kCAOnOrderOut = "onOrderOut"
