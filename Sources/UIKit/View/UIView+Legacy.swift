import Foundation

extension UIView {
    /// Has whatever inside the view is first responder cease to be it.
    /// - Parameter force: whether it ceases even where it does not agree.
    /// - Returns: whether nothing inside is first responder now.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window?.firstResponder = nil
        return true
    }

    /// A view that shows what this view shows now, as large as it; nil for a view without size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a part of what this view shows now; nil where the part has no size.
    ///
    /// - Parameters:
    ///   - rect: in the view's coordinates, in points.
    ///   - afterUpdates: whether layout is run before.
    ///   - capInsets: the edges that keep their size where the picture is stretched.
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

    /// The direction of views with this attribute, in the current traits.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        let current = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: current == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of views with this attribute in an interface of that direction.
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

    /// How long the animation lasts inside of which this is asked, in seconds: 0, for nothing moves.
    public class var inheritedAnimationDuration: TimeInterval { 0 }

    // MARK: The animations of before iOS 4: changes take effect at once

    /// Begins changes that are animated together. They take effect at once.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends what `beginAnimations` began.
    public class func commitAnimations() {}
    /// In seconds; not waited for.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// In seconds; not waited for.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// The pace; nothing moves.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Nothing moves.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Nothing moves.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Nothing moves.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    // MARK: Motion of the device, which lies still

    /// Keeps an effect; the device never moves.
    public func addMotionEffect(_ effect: UIMotionEffect) { ownExtras.motionEffects.append(effect) }
    /// Lets go of an effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { extras?.motionEffects.removeAll { $0 === effect } }
    /// The effects that were added.
    public var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { ownExtras.motionEffects = newValue }
    }

    /// Pixels a point of the view's layer.
    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
    /// The point that the view turns about, in shares of its bounds.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// What is done to the view in space; only what it does to x and y shows.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// Has traits that changed told now; they always are at once here.
    public func updateTraitsIfNeeded() {}
}

/// What a view does as the device is moved. It lies still.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    public override init() { super.init() }
    /// The changes for how far the device is turned, by key path; none here.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A property that goes from one value to another as the device is turned. Kept; the device lies still.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which turn counts.
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis
        /// Forwards and back.
        case tiltAlongVerticalAxis
    }

    /// The property.
    public let keyPath: String
    /// Which turn counts.
    public let type: EffectType
    /// The value at the one end. Kept; nothing reads it.
    open var minimumRelativeValue: Any?
    /// The value at the other end. Kept; nothing reads it.
    open var maximumRelativeValue: Any?

    /// An effect on a property.
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Effects that go together. Kept; the device lies still.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. Kept; nothing reads them.
    open var motionEffects: [UIMotionEffect]?
}
