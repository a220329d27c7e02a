import CellSimGraphics
import Foundation

extension UIView {
    /// The traits this view inherits, with its own overrides.
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

    /// The traits of a view without a superview: the current traits; for a window, the surrounding ones.
    private var traitsWithoutSuperview: UITraitCollection {
        self is UIWindow ? UITraitCollection.surrounding : UITraitCollection.current
    }

    /// Discards the traits of this view and its descendants and notifies those whose traits changed.
    /// - Parameter isShown: whether views count as notified of the traits they were created under, as they do in a window.
    func invalidateTraits(isShown: Bool = true) {
        let wereAsked = cachedTraits != nil
        let previous = cachedTraits ?? initialTraits
        cachedTraits = nil
        guard wereAsked || isShown else {
            adaptVariations()
            for subview in subviews { subview.invalidateTraits(isShown: false) }
            return
        }
        let now = traitCollection
        if now != previous {
            guard layoutState.beginHook() else {
                return UIKitException.raiseOrRecord(
                    UIKitException.inconsistency,
                    "\(shortDescription) changes its traits every time they change")
            }
            defer { layoutState.endHook() }
            refreshDynamicColors()
            now.performAsCurrent {
                owningController?.traitCollectionDidChange(previous)
                traitCollectionDidChange(previous)
                notifyRegistrations(of: previous, now)
            }
            contentSizeDidChange()
            // Leading and trailing edges change sides.
            if now.layoutDirection != previous.layoutDirection {
                structureDidChange()
                setNeedsLayout()
            }
        } else if wereAsked {
            return adaptVariations()
        }
        adaptVariations()
        for subview in subviews { subview.invalidateTraits(isShown: isShown) }
    }

    /// Applies the document's variations for the traits of a window, or of a host instead.
    private func adaptVariations() {
        guard let nibVariations, window != nil || ownTraitOverrides != nil else { return }
        nibVariations.adapt(to: traitCollection)
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != ownUserInterfaceStyle else { return }
        ownUserInterfaceStyle = style
        invalidateTraits()
    }

    /// The traits of a view that no window holds: used by hosts to set a scene without one.
    package func overrideTraits(_ traits: UITraitCollection?) {
        ownTraitOverrides = traits
        invalidateTraits()
    }

    /// The traits that override the inherited ones, for the view and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { extras?.traitOverrides ?? UITraitOverrides() }
        set {
            ownExtras.traitOverrides = newValue
            invalidateTraits()
        }
    }

    func setSemanticContent(_ attribute: UISemanticContentAttribute) {
        guard attribute != ownSemanticContentAttribute else { return }
        ownSemanticContentAttribute = attribute
        structureDidChange()
        setNeedsLayout()
        // The sides of directional margins changed, which subviews may preserve.
        for subview in subviews { subview.inheritedMarginsDidChange() }
    }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        switch ownSemanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    func setBackground(_ color: UIColor?) {
        guard mayChange("setBackgroundColor:") else { return }
        AnimatedValues.current?.note(self)
        layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
        dynamicBackgroundColor = color
    }

    private func refreshDynamicColors() {
        if let color = dynamicBackgroundColor {
            layer.storeBackground(color.resolvedColor(with: traitCollection).cgColor)
        }
    }

    var effectiveTintColor: UIColor {
        guard TintDimming.isUsed else { return ownTintColor ?? superview?.tintColor ?? .systemBlue }
        return tintAdjustmentMode == .dimmed ? TintDimming.dimmed(brightTintColor) : brightTintColor
    }

    /// The tint before it is dimmed.
    private var brightTintColor: UIColor { ownTintColor ?? superview?.brightTintColor ?? .systemBlue }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        if mode == .dimmed { TintDimming.isUsed = true }
        guard mode != ownTintAdjustment else { return }
        ownTintAdjustment = mode
        announceTint(toAll: true)
    }

    /// The nearest tint that was set on the view or around it; nil for none.
    var givenTint: UIColor? {
        var current: UIView? = self
        while let view = current {
            if let color = view.ownTintColor { return color }
            current = view.superview
        }
        return nil
    }

    /// Reports a tint that differs from the one in the former superview.
    func tintMayHaveChanged(from old: UIColor?) {
        let new = givenTint
        if new !== old, new != old { announceTint() }
    }

    func setTint(_ color: UIColor?) {
        ownTintColor = color
        announceTint()
    }

    private func announceTint(toAll: Bool = false) {
        traitCollection.performAsCurrent { tintColorDidChange() }
        for subview in subviews where toAll || subview.ownTintColor == nil { subview.announceTint(toAll: toAll) }
    }

    func setHidden(_ hidden: Bool) {
        guard hidden != layer.isHidden, mayChange("setHidden:") else { return }
        layer.isHidden = hidden
        (superview as? UIStackView)?.arrangedVisibilityDidChange()
    }
}

/// The dimming of tints.
@MainActor private enum TintDimming {
    /// Whether any view's tint was ever set to be dimmed.
    static var isUsed = false

    /// The grey of the colour's luminance, as opaque as the colour.
    static func dimmed(_ color: UIColor) -> UIColor {
        UIColor { traits in
            let rgba = color.resolvedColor(with: traits).cgColor.rgba
            let luminance = 0.2126 * CGFloat(rgba.red) + 0.7152 * CGFloat(rgba.green) + 0.0722 * CGFloat(rgba.blue)
            return UIColor(white: luminance / 255, alpha: CGFloat(rgba.alpha) / 255)
        }
    }
}

extension UITraitCollection {
    /// Pixels per point, 2 if the traits do not specify it.
    package var effectiveDisplayScale: CGFloat { displayScale > 0 ? displayScale : 2 }

    /// The pixels of a screen with these traits.
    package var pixelGrid: PixelGrid { PixelGrid(scale: effectiveDisplayScale) }
}

extension UIView {
    /// The pixels of the view's screen.
    package var pixelGrid: PixelGrid { traitCollection.pixelGrid }
}
