import Foundation

/// Recognises a pinch: two fingers that move towards or away from each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance between the fingers relative to the initial distance. Setting it adjusts the initial distance.
    open var scale: CGFloat = 1 { didSet { if !isUpdatingScale, scale > 0 { startDistance = distance / scale } } }
    /// The change of `scale` per second of the simulated clock.
    public private(set) var velocity: CGFloat = 0
    private var startDistance: CGFloat = 0
    private var lastTimestamp: TimeInterval = 0
    private var isUpdatingScale = false

    /// The change in the distance between the fingers at which a pinch begins, in points.
    static let recognitionDistance: CGFloat = 8

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a nib.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        setScale(nib.cgFloat("scale") ?? 1)
    }

    /// The distance between the first two touches, in points; 0 if there are fewer touches.
    private var distance: CGFloat {
        guard numberOfTouches > 1 else { return 0 }
        let (a, b) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return hypot(a.x - b.x, a.y - b.y)
    }

    private func setScale(_ value: CGFloat) {
        isUpdatingScale = true
        scale = value
        isUpdatingScale = false
    }

    /// Records the initial distance when the second touch begins.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2, storedState == .possible else { return }
        (startDistance, lastTimestamp) = (distance, event.timestamp)
        setScale(1)
    }

    /// Begins when the distance has changed by 8 points. Afterwards, changes the state to `changed`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches > 1, startDistance > 0 else { return }
        let (oldScale, currentDistance) = (scale, distance)
        guard isActive || abs(currentDistance - startDistance) >= Self.recognitionDistance else { return }
        setScale(currentDistance / startDistance)
        if event.timestamp > lastTimestamp { velocity = (scale - oldScale) / (event.timestamp - lastTimestamp) }
        lastTimestamp = event.timestamp
        state = isActive ? .changed : .began
    }

    /// Ends the gesture if it has begun; otherwise fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }
    /// Cancels the gesture if it has begun; otherwise fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() { (startDistance, velocity) = (0, 0) }
}
