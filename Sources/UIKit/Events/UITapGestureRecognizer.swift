import Foundation

/// Recognises one or more taps at one place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var taps = 0
    private var start = CGPoint.zero
    private var lastUp: TimeInterval = 0

    /// How far a finger may move, in points, and how long the next tap may be waited for, in seconds.
    static let slop: CGFloat = 10
    static let patience: TimeInterval = 0.35

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        numberOfTapsRequired = nib.int("numberOfTapsRequired") ?? 1
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouchesRequired != 1 { state = .failed }
        start = location(in: nil)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        if hypot(place.x - start.x, place.y - start.y) > Self.slop { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        taps += 1
        lastUp = event.timestamp
        if taps == numberOfTapsRequired { state = .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func timePassed(to timestamp: TimeInterval) {
        if taps > 0, taps < numberOfTapsRequired, timestamp - lastUp > Self.patience { state = .failed }
    }

    override var waitsForMore: Bool { taps > 0 && taps < numberOfTapsRequired }

    open override func reset() { taps = 0 }
}
