import Foundation

/// Recognises a finger that stays down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of taps before the press, as the touch counts them.
    open var numberOfTapsRequired = 0
    /// The number of fingers. Numbers other than 1 recognise nothing, because the simulator has one finger.
    open var numberOfTouchesRequired = 1
    /// The maximum movement of the finger before the press is recognised, in points.
    open var allowableMovement: CGFloat = 10
    private var start = CGPoint.zero
    private var began: TimeInterval = 0

    /// Creates a recogniser that calls `action` of `target`, which is not retained; nil for none yet.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Creates an instance from a document's element with its duration (seconds), movement (points), taps and fingers.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        minimumPressDuration = nib.double("minimumPressDuration") ?? 0.5
        allowableMovement = nib.cgFloat("allowableMovement") ?? 10
        numberOfTapsRequired = nib.int("numberOfTapsRequired") ?? 0
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    /// Stores position and time; a duration of 0 begins at once. Fails before the last of the required taps, and if the
    /// required number of fingers is not one.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        (start, began) = (location(in: nil), event.timestamp)
        guard numberOfTouchesRequired == 1, (touches.first?.tapCount ?? 1) > numberOfTapsRequired else {
            state = .failed
            return
        }
        if minimumPressDuration <= 0 { state = .began }
    }

    /// Fails if the finger moves too far before the press is recognised, and reports changes afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
            return
        }
        let location = location(in: nil)
        if hypot(location.x - start.x, location.y - start.y) > allowableMovement { state = .failed }
    }

    /// Ends a recognised press; fails otherwise.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }
    /// Cancels a recognised press; fails otherwise.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    override func timePassed(to timestamp: TimeInterval) {
        if storedState == .possible, numberOfTouches > 0, timestamp - began >= minimumPressDuration { state = .began }
    }
}
