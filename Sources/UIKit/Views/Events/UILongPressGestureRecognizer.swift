import Foundation

/// Recognises a long press: a finger that stays down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of taps before the press, counted by the touch.
    open var numberOfTapsRequired = 0
    /// The number of fingers. Values other than 1 recognise nothing, because the simulator has one finger.
    open var numberOfTouchesRequired = 1
    /// The maximum movement of the finger before the press is recognised, in points.
    open var allowableMovement: CGFloat = 10
    private var startLocation = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a document, with its duration (seconds), movement (points), taps and fingers.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        minimumPressDuration = nib.double("minimumPressDuration") ?? 0.5
        allowableMovement = nib.cgFloat("allowableMovement") ?? 10
        numberOfTapsRequired = nib.int("numberOfTapsRequired") ?? 0
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    /// Stores position and time; with a duration of 0, begins immediately. Fails before the last of the required taps,
    /// and if the required number of fingers is not 1.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        (startLocation, startTime) = (location(in: nil), event.timestamp)
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
        if hypot(location.x - startLocation.x, location.y - startLocation.y) > allowableMovement { state = .failed }
    }

    /// Ends a recognised press; fails otherwise.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }
    /// Cancels a recognised press; fails otherwise.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    override func timeDidPass(to timestamp: TimeInterval) {
        if storedState == .possible, numberOfTouches > 0, timestamp - startTime >= minimumPressDuration {
            state = .began
        }
    }
}
