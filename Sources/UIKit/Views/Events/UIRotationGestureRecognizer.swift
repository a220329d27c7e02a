import Foundation

/// Recognises the rotation of two fingers around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The clockwise rotation since the start, in radians. Setting it adjusts the reference.
    open var rotation: CGFloat = 0
    /// The velocity, in radians per second of the simulated clock.
    public private(set) var velocity: CGFloat = 0
    private var lastMeasurement: (angle: CGFloat, time: TimeInterval)?

    /// The angle by which the fingers must rotate before the gesture begins, in radians.
    static let recognitionAngle: CGFloat = 0.1

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a nib.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { rotation = nib.cgFloat("rotation") ?? 0 }
    }

    /// The direction from the first touch to the second, in radians; nil if there are fewer touches.
    private var angle: CGFloat? {
        guard numberOfTouches > 1 else { return nil }
        let (a, b) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return atan2(b.y - a.y, b.x - a.x)
    }

    /// Records the initial angle when the second touch begins.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard lastMeasurement == nil, let angle else { return }
        lastMeasurement = (angle, event.timestamp)
        rotation = 0
    }

    /// Begins when the fingers have rotated by 0.1 radians. Afterwards, changes the state to `changed`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle, let lastMeasurement else { return }
        // The change of the angle in the shorter direction.
        let angleChange = (angle - lastMeasurement.angle).remainder(dividingBy: 2 * .pi)
        rotation += angleChange
        if event.timestamp > lastMeasurement.time { velocity = angleChange / (event.timestamp - lastMeasurement.time) }
        self.lastMeasurement = (angle, event.timestamp)
        guard isActive || abs(rotation) >= Self.recognitionAngle else { return }
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

    open override func reset() { (lastMeasurement, velocity) = (nil, 0) }
}
