import Foundation

/// Recognises one or more taps at the same position.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps, each at most 0.35 seconds after the previous one.
    open var numberOfTapsRequired = 1
    /// The number of fingers. Values other than 1 recognise nothing, because the simulator has one finger.
    open var numberOfTouchesRequired = 1
    private var tapCount = 0
    private var startLocation = CGPoint.zero
    private var lastTouchUpTime: TimeInterval = 0

    /// The maximum movement of a finger in points (`allowableMovement`) and the maximum time until the next tap in seconds
    /// (`maximumTapInterval`).
    static let allowableMovement: CGFloat = 10
    static let maximumTapInterval: TimeInterval = 0.35

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a document, with its numbers of taps and fingers.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        numberOfTapsRequired = nib.int("numberOfTapsRequired") ?? 1
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    /// Stores the position; fails if the required number of fingers is not 1.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouchesRequired != 1 { state = .failed }
        startLocation = location(in: nil)
    }

    /// Fails if the finger moves more than 10 points from its start.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let location = location(in: nil)
        if hypot(location.x - startLocation.x, location.y - startLocation.y) > Self.allowableMovement {
            state = .failed
        }
    }

    /// Counts the tap; recognises the gesture after the last one.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        tapCount += 1
        lastTouchUpTime = event.timestamp
        if tapCount == numberOfTapsRequired { state = .ended }
    }

    /// Fails, because a tap cannot be cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func timeDidPass(to timestamp: TimeInterval) {
        if tapCount > 0, tapCount < numberOfTapsRequired,
            timestamp - lastTouchUpTime > Self.maximumTapInterval
        {
            state = .failed
        }
    }

    override var isWaitingForTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

    open override func reset() { tapCount = 0 }
}
