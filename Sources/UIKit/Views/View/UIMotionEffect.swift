import Foundation

/// Motion effects, which are stored without effect: device motion is not simulated.
extension UIView {
    /// Adds a motion effect. It has no effect, because motion is not simulated.
    public func addMotionEffect(_ effect: UIMotionEffect) { extrasCreatingIfNeeded.motionEffects.append(effect) }
    /// Removes a motion effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { extras?.motionEffects.removeAll { $0 === effect } }
    /// The motion effects of the view.
    public var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { extrasCreatingIfNeeded.motionEffects = newValue }
    }
}

/// The base class of effects that respond to device motion. Motion is not simulated.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    public override init() { super.init() }
    /// Returns the changes for an offset of the viewer, by key path; nil by default.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates a property when the device is tilted. Stored without effect.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    public enum EffectType: Int, Sendable {
        /// Tilts to the left and right.
        case tiltAlongHorizontalAxis
        /// Tilts forwards and backwards.
        case tiltAlongVerticalAxis
    }

    /// The key path of the property.
    public let keyPath: String
    /// The axis of the tilt.
    public let type: EffectType
    /// The value at one end. Stored without effect.
    open var minimumRelativeValue: Any?
    /// The value at the other end. Stored without effect.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property.
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// A group of motion effects. Stored without effect: device motion is not simulated.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The motion effects in the group. Stored without effect.
    open var motionEffects: [UIMotionEffect]?
}
