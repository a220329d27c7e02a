import Foundation

/// Recognises one or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The required number of taps. Each must follow the previous one within 0.35 seconds.
    open var numberOfTapsRequired = 1
    /// The required number of fingers. Recognition fails if it isn't 1, because only one finger is simulated.
    open var numberOfTouchesRequired = 1
    private var tapCount = 0
    private var startLocation = CGPoint.zero
    private var lastTouchUpTime: TimeInterval = 0

    /// The maximum movement of a finger, in points, and the maximum time until the next tap, in seconds.
    static let allowableMovement: CGFloat = 10
    static let maximumTapInterval: TimeInterval = 0.35

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a nib.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        numberOfTapsRequired = nib.int("numberOfTapsRequired") ?? 1
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    /// Records the start of the touch. Fails if the required number of fingers isn't 1.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouchesRequired != 1 { state = .failed }
        startLocation = location(in: nil)
    }

    /// Fails if the finger moves more than 10 points away from the start.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let location = location(in: nil)
        if hypot(location.x - startLocation.x, location.y - startLocation.y) > Self.allowableMovement {
            state = .failed
        }
    }

    /// Counts the tap, and recognises the gesture after the last required one.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        tapCount += 1
        lastTouchUpTime = event.timestamp
        if tapCount == numberOfTapsRequired { state = .ended }
    }

    /// Fails, because a tap is a discrete gesture and can't be cancelled.
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
