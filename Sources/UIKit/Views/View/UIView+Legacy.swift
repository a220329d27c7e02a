import Foundation

extension UIView {
    /// Returns a view with the current content of this view, in the same size; nil for a view without size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view with the current content of a part of this view; nil for a part without size.
    ///
    /// - Parameters:
    ///   - rect: in the view's coordinates, in points.
    ///   - afterUpdates: whether layout runs before.
    ///   - capInsets: the edges that keep their size when the image is stretched.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
        format.opaque = false
        let whole = bounds
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            drawHierarchy(
                in: CGRect(
                    x: -rect.minX + whole.minX, y: -rect.minY + whole.minY, width: whole.width, height: whole.height),
                afterScreenUpdates: afterUpdates)
        }
        let copy = UIImageView(frame: CGRect(origin: .zero, size: rect.size))
        copy.image = capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        copy.contentMode = .scaleToFill
        return copy
    }

    /// Returns the direction of views with this attribute, in the current traits.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        let current = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: current == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the direction of views with this attribute in an interface of this direction.
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

    /// The duration of the enclosing animation, in seconds: 0, because nothing moves.
    public class var inheritedAnimationDuration: TimeInterval { 0 }

    // MARK: The animations of before iOS 4: changes take effect at once

    /// Begins a group of animated changes. They take effect at once.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends the group that `beginAnimations` began.
    public class func commitAnimations() {}
    /// Sets the duration in seconds; without effect.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets the delay in seconds; without effect.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// Sets the animation curve; without effect.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Does nothing: nothing moves.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Does nothing: nothing moves.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Does nothing: nothing moves.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    // MARK: Motion of the device (not simulated)

    /// Adds an effect; the device never moves.
    public func addMotionEffect(_ effect: UIMotionEffect) { ownExtras.motionEffects.append(effect) }
    /// Removes an effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { extras?.motionEffects.removeAll { $0 === effect } }
    /// The effects that were added.
    public var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { ownExtras.motionEffects = newValue }
    }

    /// The anchor point of transforms, as a fraction of the bounds.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// The view's transform in space, around its anchor point; drawn with perspective.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// Does nothing: changes of traits always take effect at once.
    public func updateTraitsIfNeeded() {}
}

/// A view's reaction to movement of the device. The device does not move.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    public override init() { super.init() }
    /// Returns the changes for an offset of the device, by key path; nil by default.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An interpolation of a property when the device is tilted. Stored without effect: the device does not move.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis
        /// Forwards and backwards.
        case tiltAlongVerticalAxis
    }

    /// The property.
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

/// A group of effects. Stored without effect: the device does not move.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. Stored without effect: nothing reads them.
    open var motionEffects: [UIMotionEffect]?
}
