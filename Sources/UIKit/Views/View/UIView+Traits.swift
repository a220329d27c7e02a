import CellSimFoundation
import CellSimGraphics
import Foundation

/// Traits, tint colours and layout direction.
extension UIView {
    /// The traits that this view inherits, combined with its own overrides.
    var currentTraits: UITraitCollection {
        if let cachedTraits { return cachedTraits }
        var traits = inheritedTraits
        if let overrides = extras?.traitOverrides {
            traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(values: overrides.values)])
        }
        if let ownTraitOverrides { traits = UITraitCollection(traitsFrom: [traits, ownTraitOverrides]) }
        if ownUserInterfaceStyle != .unspecified {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: ownUserInterfaceStyle),
            ])
        }
        cachedTraits = traits
        return traits
    }

    private var inheritedTraits: UITraitCollection {
        if let owningController { return owningController.traitsForView }
        return superview?.traitCollection ?? traitsWithoutSuperview
    }

    /// The traits of a view without a superview: the current traits, or the environment's traits for a window.
    private var traitsWithoutSuperview: UITraitCollection {
        self is UIWindow ? UITraitCollection.outermost : UITraitCollection.current
    }

    /// Discards the cached traits of this view and its descendants, and notifies views with changed traits.
    /// - Parameter isShown: Whether the view is in a window. If so, its initial traits count as the previous traits when
    ///   no traits are cached; otherwise views without cached traits aren't notified.
    func invalidateTraits(isShown: Bool = true) {
        let wereCached = cachedTraits != nil
        let previous = cachedTraits ?? initialTraits
        cachedTraits = nil
        guard wereCached || isShown else {
            applyNibVariations()
            for subview in subviews { subview.invalidateTraits(isShown: false) }
            return
        }
        let newTraits = traitCollection
        if newTraits != previous {
            guard layoutState.beginHookCall() else {
                return UIKitException.raiseOrRecord(
                    UIKitException.internalInconsistency,
                    "\(shortDescription) changes its traits every time they change")
            }
            defer { layoutState.endHookCall() }
            refreshDynamicColors()
            newTraits.performAsCurrent {
                owningController?.traitCollectionDidChange(previous)
                traitCollectionDidChange(previous)
                notifyRegistrations(of: previous, newTraits)
            }
            contentSizeDidChange()
            // Leading and trailing edges swap sides.
            if newTraits.layoutDirection != previous.layoutDirection {
                structureDidChange()
                setNeedsLayout()
            }
        } else if wereCached {
            return applyNibVariations()
        }
        applyNibVariations()
        for subview in subviews { subview.invalidateTraits(isShown: isShown) }
    }

    /// Applies the nib's trait variations if the view is in a window or a host has set its traits.
    private func applyNibVariations() {
        guard let nibVariations, window != nil || ownTraitOverrides != nil else { return }
        nibVariations.update(to: traitCollection)
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != ownUserInterfaceStyle else { return }
        ownUserInterfaceStyle = style
        invalidateTraits()
    }

    /// Overrides the traits of a view that is not in a window. Hosts use this to draw scenes.
    package func overrideTraits(_ traits: UITraitCollection?) {
        ownTraitOverrides = traits
        invalidateTraits()
    }

    /// The traits that override inherited traits, for the view and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { extras?.traitOverrides ?? UITraitOverrides() }
        set {
            extrasCreatingIfNeeded.traitOverrides = newValue
            invalidateTraits()
        }
    }

    /// Applies pending trait changes. Does nothing: trait changes take effect immediately.
    public func updateTraitsIfNeeded() {}

    func setSemanticContent(_ attribute: UISemanticContentAttribute) {
        guard attribute != ownSemanticContentAttribute else { return }
        ownSemanticContentAttribute = attribute
        structureDidChange()
        setNeedsLayout()
        // Directional margins swap sides, which affects subviews that preserve them.
        for subview in subviews { subview.inheritedMarginsDidChange() }
    }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        switch ownSemanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
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

    func setBackgroundColor(_ color: UIColor?) {
        guard validateThread("setBackgroundColor:") else { return }
        ViewStateRecorder.current?.recordIfNeeded(self)
        layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
        dynamicBackgroundColor = color
    }

    private func refreshDynamicColors() {
        if let color = dynamicBackgroundColor {
            layer.storeBackground(color.resolvedColor(with: traitCollection).cgColor)
        }
    }

    var effectiveTintColor: UIColor {
        guard TintDimming.hasBeenUsed else { return ownTintColor ?? superview?.tintColor ?? .systemBlue }
        return tintAdjustmentMode == .dimmed ? TintDimming.dimmed(undimmedTintColor) : undimmedTintColor
    }

    /// The tint colour before dimming.
    private var undimmedTintColor: UIColor { ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        if mode == .dimmed { TintDimming.hasBeenUsed = true }
        guard mode != ownTintAdjustment else { return }
        ownTintAdjustment = mode
        notifyTintChange(toAll: true)
    }

    /// The tint colour of the nearest view, this one or an ancestor, that has an explicit one; nil if none has.
    var nearestExplicitTint: UIColor? {
        var current: UIView? = self
        while let view = current {
            if let color = view.ownTintColor { return color }
            current = view.superview
        }
        return nil
    }

    /// Notifies the view of a tint change if its explicit tint differs from the one in its former superview.
    func notifyTintChangeIfNeeded(from old: UIColor?) {
        let new = nearestExplicitTint
        if new !== old, new != old { notifyTintChange() }
    }

    func setTint(_ color: UIColor?) {
        ownTintColor = color
        notifyTintChange()
    }

    private func notifyTintChange(toAll: Bool = false) {
        traitCollection.performAsCurrent { tintColorDidChange() }
        for subview in subviews where toAll || subview.ownTintColor == nil { subview.notifyTintChange(toAll: toAll) }
    }

    func setHidden(_ hidden: Bool) {
        if hidden != layer.isHidden {
            guard validateThread("setHidden:") else { return }
            layer.isHidden = hidden
            (superview as? UIStackView)?.arrangedVisibilityDidChange()
        }
        // As in UIKit, observers are notified of equal values, too.
        ObservedValues.notify(self, \UIView.isHidden, "isHidden")
    }
}

extension UIView: InheritedValueObservable {}

/// Dims tint colours.
@MainActor private enum TintDimming {
    /// Whether a view has had the tint adjustment mode `.dimmed`. It avoids a search for the mode if none has.
    static var hasBeenUsed = false

    /// Returns a grey colour with the same luminance and opacity.
    static func dimmed(_ color: UIColor) -> UIColor {
        UIColor { traits in
            let rgba = color.resolvedColor(with: traits).cgColor.rgba
            let luminance = 0.2126 * CGFloat(rgba.red) + 0.7152 * CGFloat(rgba.green) + 0.0722 * CGFloat(rgba.blue)
            return UIColor(white: luminance / 255, alpha: CGFloat(rgba.alpha) / 255)
        }
    }
}

extension UITraitCollection {
    /// The display scale in pixels per point; 2 if the traits don't specify it.
    package var effectiveDisplayScale: CGFloat { displayScale > 0 ? displayScale : 2 }

    /// The pixel grid for the display scale of these traits.
    package var pixelGrid: PixelGrid { PixelGrid(scale: effectiveDisplayScale) }
}

extension UIView {
    /// The pixel grid of the view's screen.
    package var pixelGrid: PixelGrid { traitCollection.pixelGrid }
}
