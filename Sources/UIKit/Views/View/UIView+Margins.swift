import CellSimAutoLayout
import Foundation

/// Layout margins, safe areas and readable widths.
extension UIView {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        let lengths = [margins.top, margins.left, margins.bottom, margins.right].map(finiteLength)
        let margins = UIEdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
        // A callback that sets the same margins again does not trigger another callback.
        if case .absolute(margins) = layoutState.margins { return }
        layoutState.margins = .absolute(margins)
        marginsDidChange()
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        let lengths = [margins.top, margins.leading, margins.bottom, margins.trailing].map(finiteLength)
        let margins = NSDirectionalEdgeInsets(
            top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
        if case .directional(margins) = layoutState.margins { return }
        layoutState.margins = .directional(margins)
        marginsDidChange()
    }

    /// Sets the safe area at the top of a view without superview, in points; nil for none.
    package func setSafeAreaOutsideWindows(top: CGFloat?) {
        layoutState.safeAreaOverride = top.map { UIEdgeInsets(top: $0, left: 0, bottom: 0, right: 0) }
        safeAreaDidChange()
    }

    package func safeAreaDidChange() {
        layoutState.lastReportedSafeArea = safeAreaInsets
        safeAreaInsetsDidChange()
        owningController?.notifySafeAreaChange()
        marginsDidChange()
        for subview in subviews { subview.notifySafeAreaChange() }
    }

    /// Notifies the view and its descendants if the safe area differs from the last reported one.
    func notifySafeAreaChange() {
        // The common case: the view has no safe area, and had none before.
        if layoutState.lastReportedSafeArea == .zero, superview?.layoutState.lastReportedSafeArea == .zero,
            layoutState.safeAreaOverride == nil
        {
            return
        }
        let insets = safeAreaInsets
        guard insets != layoutState.lastReportedSafeArea else { return }
        layoutState.lastReportedSafeArea = insets
        safeAreaInsetsDidChange()
        owningController?.notifySafeAreaChange()
        for subview in subviews { subview.notifySafeAreaChange() }
    }

    package func marginsDidChange() {
        guard layoutState.beginHookCall() else {
            return UIKitException.raiseOrRecord(
                UIKitException.internalInconsistency,
                "\(shortDescription) changes its layout margins every time they change")
        }
        defer { layoutState.endHookCall() }
        layoutMarginsDidChange()
        owningController?.notifyMarginChange()
        alignmentRectInsetsDidChange()
        for subview in subviews { subview.inheritedMarginsDidChange() }
    }

    /// Called after the alignment insets changed. Constraints position alignment rectangles, so frames must be
    /// recalculated.
    func alignmentRectInsetsDidChange() {
        var current: UIView? = self
        while let view = current {
            if let engine = view.nodeState.engine {
                engine.areConstantsDirty = true
                view.markNeedsLayout()
            }
            current = view.superview
        }
    }

    func inheritedMarginsDidChange() {
        if let engine = nodeState.engine, engine.hasGeometryRows || engine.isStructureDirty {
            engine.areConstantsDirty = true
            markNeedsLayout()
        }
        for subview in subviews { subview.inheritedMarginsDidChange() }
    }

    /// The margins that constraints use: the view's own margins plus the safe area, and at least the superview's margins
    /// if they are preserved.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMargins
        if let minimum = layoutState.systemMinimumMargins {
            let (left, right) =
                isRightToLeft ? (minimum.trailing, minimum.leading) : (minimum.leading, minimum.trailing)
            margins.left = max(margins.left, left)
            margins.right = max(margins.right, right)
        }
        if layoutState.insetsMarginsFromSafeArea {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        if layoutState.preservesSuperviewMargins, let parent = superview {
            let preserved = overlappingInsets(from: parent.marginsForSubviews, of: parent)
            let axes = preservedMarginAxes
            if axes.vertical {
                margins.top = max(margins.top, preserved.top)
                margins.bottom = max(margins.bottom, preserved.bottom)
            }
            if axes.horizontal {
                margins.left = max(margins.left, preserved.left)
                margins.right = max(margins.right, preserved.right)
            }
        }
        if layoutState.limitsMarginsToReadableWidth {
            let readableInset = (bounds.width - readableWidth) / 2
            margins.left = max(margins.left, readableInset)
            margins.right = max(margins.right, readableInset)
        }
        return margins
    }

    private var ownMargins: UIEdgeInsets {
        switch layoutState.margins {
        case .unset: return defaultLayoutMargins
        case .absolute(let margins): return margins
        case .directional(let margins):
            return UIEdgeInsets(
                top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading, bottom: margins.bottom,
                right: isRightToLeft ? margins.leading : margins.trailing)
        }
    }

    var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    /// The part of the superview's safe area insets that overlaps this view. A view without a superview uses the insets
    /// that its host set. A controller's root view adds the controller's additional insets.
    var effectiveSafeAreaInsets: UIEdgeInsets {
        var insets = inheritedSafeArea
        guard let additional = owningController?.additionalSafeAreaInsets, additional != .zero else { return insets }
        insets.top += additional.top
        insets.left += additional.left
        insets.bottom += additional.bottom
        insets.right += additional.right
        return insets
    }

    private var inheritedSafeArea: UIEdgeInsets {
        if let hostInsets = layoutState.safeAreaOverride { return hostInsets }
        guard let parent = superview else { return .zero }
        let parentInsets = parent.safeAreaForSubviews
        return parentInsets == .zero ? .zero : overlappingInsets(from: parentInsets, of: parent)
    }

    /// Returns the superview's insets, reduced by the view's distance from each edge. Views that extend beyond an edge get
    /// the full inset.
    private func overlappingInsets(from parentInsets: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
        let (viewFrame, parentBounds) = (frame, parent.bounds)
        func remainingInset(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - max(distance, 0), 0) }
        return UIEdgeInsets(
            top: remainingInset(parentInsets.top, viewFrame.minY - parentBounds.minY),
            left: remainingInset(parentInsets.left, viewFrame.minX - parentBounds.minX),
            bottom: remainingInset(parentInsets.bottom, parentBounds.maxY - viewFrame.maxY),
            right: remainingInset(parentInsets.right, parentBounds.maxX - viewFrame.maxX))
    }

    /// The maximum width of readable text for the content size category, in points (672 at the default size).
    var readableWidth: CGFloat {
        switch traitCollection.preferredContentSizeCategory {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .extraLarge: 744
        case .extraExtraLarge: 824
        case .extraExtraExtraLarge: 896
        case .large, .unspecified: 672
        default: 952
        }
    }

    var readableInsets: UIEdgeInsets {
        var margins = layoutMargins
        let readableInset = max((bounds.width - readableWidth) / 2, 0)
        margins.left = max(margins.left, readableInset)
        margins.right = max(margins.right, readableInset)
        return margins
    }

    /// A Boolean value that indicates whether the margins at the sides limit the width to a readable column (672 points
    /// at the default size); false by default.
    public var layoutMarginsFollowReadableWidth: Bool {
        get { layoutState.limitsMarginsToReadableWidth }
        set {
            layoutState.limitsMarginsToReadableWidth = newValue
            marginsDidChange()
        }
    }
}
