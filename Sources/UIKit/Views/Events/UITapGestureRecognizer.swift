import Foundation

/// Recognises one or more taps at one position.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps, each at most 0.35 seconds after the previous one.
    open var numberOfTapsRequired = 1
    /// The number of fingers. Numbers other than 1 recognise nothing, because the simulator has one finger.
    open var numberOfTouchesRequired = 1
    private var taps = 0
    private var start = CGPoint.zero
    private var lastUp: TimeInterval = 0

    /// The distance that a finger may move, in points, and the maximum time until the next tap, in seconds.
    static let slop: CGFloat = 10
    static let patience: TimeInterval = 0.35

    /// Creates a recogniser that calls `action` of `target`, which is not retained; nil for none yet.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Creates an instance from a document's element with its numbers of taps and fingers.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        numberOfTapsRequired = nib.int("numberOfTapsRequired") ?? 1
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    /// Stores the position, and fails if the required number of fingers is not one.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouchesRequired != 1 { state = .failed }
        start = location(in: nil)
    }

    /// Fails once the finger is more than 10 points from its start.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let location = location(in: nil)
        if hypot(location.x - start.x, location.y - start.y) > Self.slop { state = .failed }
    }

    /// Counts the tap, and recognises the last one.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        taps += 1
        lastUp = event.timestamp
        if taps == numberOfTapsRequired { state = .ended }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func timePassed(to timestamp: TimeInterval) {
        if taps > 0, taps < numberOfTapsRequired, timestamp - lastUp > Self.patience { state = .failed }
    }

    override var waitsForMore: Bool { taps > 0 && taps < numberOfTapsRequired }

    open override func reset() { taps = 0 }
}
