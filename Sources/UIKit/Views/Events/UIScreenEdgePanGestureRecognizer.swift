import Foundation

/// Recognises a pan that starts at an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which a pan can start.
    open var edges: UIRectEdge = []

    /// The maximum distance from the edge at which a pan can start, in points.
    static let edgeWidth: CGFloat = 20

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a nib.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder, let element = nib.element("edges") else { return }
        edges = UIRectEdge(nib.coder(for: element))
    }

    /// Fails if the touch isn't within 20 points of one of the window's edges in `edges`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if !isInitialTouchAtEdge { state = .failed }
    }

    private var isInitialTouchAtEdge: Bool {
        guard let window = view?.window else { return false }
        let (location, windowBounds) = (location(in: nil), window.bounds)
        return edges.contains(.left) && location.x - windowBounds.minX <= Self.edgeWidth
            || edges.contains(.right) && windowBounds.maxX - location.x <= Self.edgeWidth
            || edges.contains(.top) && location.y - windowBounds.minY <= Self.edgeWidth
            || edges.contains(.bottom) && windowBounds.maxY - location.y <= Self.edgeWidth
    }
}

extension UIRectEdge {
    /// Decodes a set of edges from the attributes `top`, `left`, `bottom` and `right`.
    @MainActor init(_ nib: NibCoder) {
        self = []
        if nib.bool("top") ?? false { insert(.top) }
        if nib.bool("bottom") ?? false { insert(.bottom) }
        if nib.bool("left") ?? false { insert(.left) }
        if nib.bool("right") ?? false { insert(.right) }
    }
}
