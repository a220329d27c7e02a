import Foundation

/// Recognises a long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of taps that must precede the press.
    open var numberOfTapsRequired = 0
    /// The required number of fingers. Recognition fails if it isn't 1, because only one finger is simulated.
    open var numberOfTouchesRequired = 1
    /// The maximum movement of the finger before the press is recognised, in points.
    open var allowableMovement: CGFloat = 10
    private var startLocation = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a nib.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        minimumPressDuration = nib.double("minimumPressDuration") ?? 0.5
        allowableMovement = nib.cgFloat("allowableMovement") ?? 10
        numberOfTapsRequired = nib.int("numberOfTapsRequired") ?? 0
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    /// Records the start of the press, and begins immediately if the duration is 0. Fails if there were too few taps, or if
    /// the required number of fingers isn't 1.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        (startLocation, startTime) = (location(in: nil), event.timestamp)
        guard numberOfTouchesRequired == 1, (touches.first?.tapCount ?? 1) > numberOfTapsRequired else {
            state = .failed
            return
        }
        if minimumPressDuration <= 0 { state = .began }
    }

    /// Before the press is recognised, fails if the finger moves too far. Afterwards, changes the state to `changed`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
            return
        }
        let location = location(in: nil)
        if hypot(location.x - startLocation.x, location.y - startLocation.y) > allowableMovement { state = .failed }
    }

    /// Ends the gesture if the press was recognised; otherwise fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }
    /// Cancels the gesture if the press was recognised; otherwise fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    override func timeDidPass(to timestamp: TimeInterval) {
        if storedState == .possible, numberOfTouches > 0, timestamp - startTime >= minimumPressDuration {
            state = .began
        }
    }
}
