import Foundation

/// Where an attribute lies in an item: `origin + share × size + offset` on its axis (points).
@MainActor struct AttributePlace {
    var share: CGFloat = 0
    var offset: CGFloat = 0
    var hasOrigin = true
    var isBaseline = false
    var isEdge = true
    private let side: Side

    private enum Side { case low, high, middle, size, first, last }

    init(_ attribute: NSLayoutConstraint.Attribute, mirrored: Bool) {
        switch attribute {
        case .left, .leftMargin, .top, .topMargin: side = .low
        case .right, .rightMargin, .bottom, .bottomMargin: side = .high
        case .leading, .leadingMargin: side = mirrored ? .high : .low
        case .trailing, .trailingMargin: side = mirrored ? .low : .high
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: side = .middle
        case .width, .height: side = .size
        case .firstBaseline: side = .first
        case .lastBaseline: side = .last
        case .notAnAttribute: side = .low
        }
        switch side {
        case .low: share = 0
        case .high: share = 1
        case .middle: (share, isEdge) = (0.5, false)
        case .size: (share, hasOrigin, isEdge) = (1, false, false)
        case .first, .last: (share, isBaseline, isEdge) = (side == .first ? 0 : 1, true, false)
        }
    }

    /// Takes a view's alignment rectangle, margins and baselines into account.
    mutating func apply(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, result: inout Lowering) {
        let insets = view.alignmentRectInsets
        inset(by: insets, isVertical: attribute.axis == .vertical)
        if attribute.usesMargins {
            result.sources.append(view)
            inset(by: view.layoutMargins, isVertical: attribute.axis == .vertical)
        }
        guard isBaseline else { return }
        result.sources.append(view)
        if let height = view.centredBaselineHeight,
            let distance = side == .first ? view.firstBaselineOffset : view.lastBaselineOffset
        {
            share = 0.5
            offset +=
                (insets.top - insets.bottom) / 2 + (side == .first ? distance - height / 2 : height / 2 - distance)
        } else if side == .first, let offset = view.firstBaselineOffset {
            self.offset += insets.top + offset
        } else if side == .first {
            share = 1
            offset -= insets.bottom
        } else {
            offset -= insets.bottom + (view.lastBaselineOffset ?? 0)
        }
    }

    /// Takes the insets of a system guide into account.
    mutating func apply(_ guide: UILayoutGuide, of view: UIView, result: inout Lowering) {
        if guide.role != .free { result.sources.append(view) }
        switch guide.role {
        case .free, .scrollContent, .scrollFrame: break
        case .safeArea: insetBoth(by: view.safeAreaInsets)
        case .margins: insetBoth(by: view.layoutMargins)
        case .readable: insetBoth(by: view.readableInsets)
        case .topBar: pinVertically(low: view.safeAreaInsets.top, fromBottom: false)
        case .bottomBar: pinVertically(low: view.safeAreaInsets.bottom, fromBottom: true)
        case .keyboard: pinVertically(low: view.safeAreaInsets.bottom, fromBottom: true)
        }
    }

    var isVerticalGuide = false

    private mutating func insetBoth(by insets: UIEdgeInsets) { inset(by: insets, isVertical: isVerticalGuide) }

    private mutating func pinVertically(low: CGFloat, fromBottom: Bool) {
        guard isVerticalGuide else { return }
        if side == .size {
            share = 0
        } else {
            share = fromBottom ? 1 : 0
            offset += fromBottom ? -low : low
        }
    }

    private mutating func inset(by insets: UIEdgeInsets, isVertical: Bool) {
        let (low, high) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        switch side {
        case .low: offset += low
        case .high: offset -= high
        case .middle: offset += (low - high) / 2
        case .size: offset -= low + high
        case .first, .last: break
        }
    }

    /// The view whose text gives the baseline.
    func resolveBaseline(of view: UIView) -> UIView {
        var current = view
        for _ in 0..<64 {
            let next = side == .first ? current.forFirstBaselineLayout : current.forLastBaselineLayout
            if next === current { break }
            current = next
        }
        return current
    }
}

extension NSLayoutConstraint.Attribute {
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var usesMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins,
            .centerYWithinMargins:
            true
        default: false
        }
    }
}
