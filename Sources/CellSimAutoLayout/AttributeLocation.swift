import Foundation

/// The position of a layout attribute in an item: `origin + fraction × size + offset` on its axis, in points.
@MainActor struct AttributeLocation {
    var fraction: CGFloat = 0
    var offset: CGFloat = 0
    var hasOrigin = true
    var isBaseline = false
    var isEdge = true
    private let side: Side

    private enum Side { case low, high, middle, size, first, last }

    init(_ attribute: LayoutAttribute, mirrored: Bool) {
        switch attribute {
        case .left, .leftMargin, .top, .topMargin: side = .low
        case .right, .rightMargin, .bottom, .bottomMargin: side = .high
        case .leading, .leadingMargin: side = mirrored ? .high : .low
        case .trailing, .trailingMargin: side = mirrored ? .low : .high
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: side = .middle
        case .width, .height: side = .size
        case .firstBaseline: side = .first
        case .lastBaseline: side = .last
        case .none: side = .low
        }
        switch side {
        case .low: fraction = 0
        case .high: fraction = 1
        case .middle: (fraction, isEdge) = (0.5, false)
        case .size: (fraction, hasOrigin, isEdge) = (1, false, false)
        case .first, .last: (fraction, isBaseline, isEdge) = (side == .first ? 0 : 1, true, false)
        }
    }

    /// Applies a view's alignment rectangle, margins and baselines.
    mutating func apply(_ node: LayoutNodeState, _ attribute: LayoutAttribute, result: inout Lowering) {
        let view = node.view
        let insets = view.alignmentInsets
        inset(by: insets, isVertical: attribute.axis == .vertical)
        if attribute.usesMargins {
            result.sources.append(node)
            inset(by: view.marginInsets, isVertical: attribute.axis == .vertical)
        }
        guard isBaseline else { return }
        result.sources.append(node)
        if let height = view.centredHeight,
            let distance = side == .first ? view.firstBaselineDistance : view.lastBaselineDistance
        {
            fraction = 0.5
            offset +=
                (insets.top - insets.bottom) / 2 + (side == .first ? distance - height / 2 : height / 2 - distance)
        } else if side == .first, let offset = view.firstBaselineDistance {
            self.offset += insets.top + offset
        } else if side == .first {
            fraction = 1
            offset -= insets.bottom
        } else {
            offset -= insets.bottom + (view.lastBaselineDistance ?? 0)
        }
    }

    /// Applies the insets of a layout guide whose position depends only on its view.
    mutating func apply(_ role: LayoutGuideState.Role, of node: LayoutNodeState, result: inout Lowering) {
        if role == .free { return }
        result.sources.append(node)
        let view = node.view
        switch role {
        case .free, .scrollContent, .scrollFrame: break
        case .safeArea: insetBoth(by: view.safeInsets)
        case .margins: insetBoth(by: view.marginInsets)
        case .readable: insetBoth(by: view.readingInsets)
        case .topBar: pinVertically(low: view.safeInsets.top, fromBottom: false)
        case .bottomBar: pinVertically(low: view.safeInsets.bottom, fromBottom: true)
        case .keyboard: pinVertically(low: view.safeInsets.bottom, fromBottom: true)
        }
    }

    /// A Boolean value that indicates whether the attribute is vertical. Guides need it because they have insets on both
    /// axes.
    var isVerticalGuide = false

    private mutating func insetBoth(by insets: LayoutInsets) { inset(by: insets, isVertical: isVerticalGuide) }

    private mutating func pinVertically(low: CGFloat, fromBottom: Bool) {
        guard isVerticalGuide else { return }
        if side == .size {
            fraction = 0
        } else {
            fraction = fromBottom ? 1 : 0
            offset += fromBottom ? -low : low
        }
    }

    private mutating func inset(by insets: LayoutInsets, isVertical: Bool) {
        let (low, high) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        switch side {
        case .low: offset += low
        case .high: offset -= high
        case .middle: offset += (low - high) / 2
        case .size: offset -= low + high
        case .first, .last: break
        }
    }

    /// Returns the view whose text determines the baseline.
    func resolveBaseline(of node: LayoutNodeState) -> LayoutNodeState {
        var current = node
        for _ in 0..<64 {
            let next = current.view.baselineNode(isFirst: side == .first)
            if next === current { break }
            current = next
        }
        return current
    }
}
