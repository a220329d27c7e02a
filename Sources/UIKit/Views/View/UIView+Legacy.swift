import Foundation

/// Snapshot views, layout directions, motion effects, the anchor point and the 3D transform, and the deprecated begin/commit animation
/// methods (before iOS 4).
extension UIView {
    /// Returns a view of the same size that displays this view's current content; nil for a view without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that displays the current content of a part of this view; nil for a part without a size.
    ///
    /// - Parameters:
    ///   - rect: The part in the view's coordinates, in points.
    ///   - afterUpdates: Whether to run layout first.
    ///   - capInsets: The edges that keep their size when the image is stretched.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
        format.opaque = false
        let fullBounds = bounds
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            drawHierarchy(
                in: CGRect(
                    x: -rect.minX + fullBounds.minX, y: -rect.minY + fullBounds.minY, width: fullBounds.width,
                    height: fullBounds.height),
                afterScreenUpdates: afterUpdates)
        }
        let copy = UIImageView(frame: CGRect(origin: .zero, size: rect.size))
        copy.image = capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        copy.contentMode = .scaleToFill
        return copy
    }

    /// Returns the layout direction of views with this attribute in the current traits.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        let current = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: current == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of views with this attribute, relative to the interface's direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: layoutDirection
        }
    }

    /// The duration of the enclosing animation, in seconds. Always 0, because nothing is animated.
    public class var inheritedAnimationDuration: TimeInterval { 0 }

    // MARK: Animations from before iOS 4, whose changes take effect immediately

    /// Begins a group of animated changes, which take effect immediately.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends the group that `beginAnimations` started.
    public class func commitAnimations() {}
    /// Sets the duration, in seconds. Does nothing: nothing is animated.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets the delay, in seconds. Does nothing: nothing is animated.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// Sets the animation curve. Does nothing: nothing is animated.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Sets the number of repetitions. Does nothing: nothing is animated.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Sets whether each cycle also runs in reverse. Does nothing: nothing is animated.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Sets whether the animation starts from the current state. Does nothing: nothing is animated.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    // MARK: Motion effects (the device does not move)

    /// Adds a motion effect. It has no effect, because motion is not simulated.
    public func addMotionEffect(_ effect: UIMotionEffect) { ensuredExtras.motionEffects.append(effect) }
    /// Removes a motion effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { extras?.motionEffects.removeAll { $0 === effect } }
    /// The motion effects of the view.
    public var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { ensuredExtras.motionEffects = newValue }
    }

    /// The anchor point of transforms, as a fraction of the bounds.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// The three-dimensional transform about the anchor point, drawn with perspective.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// Applies pending trait changes. Does nothing: trait changes take effect immediately.
    public func updateTraitsIfNeeded() {}
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
