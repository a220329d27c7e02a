import CellSimAutoLayout
import Foundation

extension UIView {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        let lengths = [margins.top, margins.left, margins.bottom, margins.right].map(finite)
        let margins = UIEdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
        // Who sets them again when told of them is not told once more.
        if case .absolute(margins) = layoutState.margins { return }
        layoutState.margins = .absolute(margins)
        marginsDidChange()
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        let lengths = [margins.top, margins.leading, margins.bottom, margins.trailing].map(finite)
        let margins = NSDirectionalEdgeInsets(
            top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
        if case .directional(margins) = layoutState.margins { return }
        layoutState.margins = .directional(margins)
        marginsDidChange()
    }

    func safeAreaDidChange() {
        safeAreaInsetsDidChange()
        owningController?.noteSafeArea()
        marginsDidChange()
    }

    func marginsDidChange() {
        guard layoutState.beginHook() else {
            return UIKitException.raiseOrRecord(
                ReuseException.inconsistency,
                "\(shortDescription) changes its layout margins every time it is told that they changed")
        }
        defer { layoutState.endHook() }
        layoutMarginsDidChange()
        owningController?.noteMargins()
        alignmentRectInsetsDidChange()
        for subview in subviews { subview.inheritedMarginsDidChange() }
    }

    /// Constraints hold the alignment rectangle: the frames around it follow.
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

    private func inheritedMarginsDidChange() {
        if let engine = nodeState.engine, engine.hasGeometryRows || engine.isStructureDirty {
            engine.areConstantsDirty = true
            markNeedsLayout()
        }
        for subview in subviews { subview.inheritedMarginsDidChange() }
    }

    /// The margins constraints see: own ones, the safe area and the superview's where they are to be kept.
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
            let outer = parent.layoutMargins
            let (f, b) = (frame, parent.bounds)
            // While a row is being sized its content sticks out of the cell, or does not fill it, for a moment.
            let nearest: CGFloat = self is UITableViewCellContentView ? 0 : -.greatestFiniteMagnitude
            margins.top = max(margins.top, outer.top - max(f.minY - b.minY, nearest))
            margins.left = max(margins.left, outer.left - max(f.minX - b.minX, nearest))
            margins.bottom = max(margins.bottom, outer.bottom - max(b.maxY - f.maxY, nearest))
            margins.right = max(margins.right, outer.right - max(b.maxX - f.maxX, nearest))
        }
        if layoutState.followsReadableWidth {
            let extra = (bounds.width - readableWidth) / 2
            margins.left = max(margins.left, extra)
            margins.right = max(margins.right, extra)
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

    /// The part of the superview's safe area that this view lies in; a host's for a view without superview.
    /// The root view of a controller adds what that asks for.
    var effectiveSafeAreaInsets: UIEdgeInsets {
        var insets = surroundingSafeArea
        guard let more = owningController?.additionalSafeAreaInsets, more != .zero else { return insets }
        insets.top += more.top
        insets.left += more.left
        insets.bottom += more.bottom
        insets.right += more.right
        return insets
    }

    private var surroundingSafeArea: UIEdgeInsets {
        if let given = layoutState.hostSafeArea { return given }
        guard let parent = superview else { return .zero }
        let outer = parent.safeAreaInsets
        guard outer != .zero else { return .zero }
        let (f, b) = (frame, parent.bounds)
        return UIEdgeInsets(
            top: max(outer.top - (f.minY - b.minY), 0), left: max(outer.left - (f.minX - b.minX), 0),
            bottom: max(outer.bottom - (b.maxY - f.maxY), 0), right: max(outer.right - (b.maxX - f.maxX), 0))
    }

    /// The widest comfortable text column for the content size category, in points (672 at the default size).
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
        let extra = max((bounds.width - readableWidth) / 2, 0)
        margins.left = max(margins.left, extra)
        margins.right = max(margins.right, extra)
        return margins
    }

    /// Whether the margins at the sides leave no more than a comfortable column of text, of 672 points at the default
    /// size; false by default.
    public var layoutMarginsFollowReadableWidth: Bool {
        get { layoutState.followsReadableWidth }
        set {
            layoutState.followsReadableWidth = newValue
            marginsDidChange()
        }
    }
}
