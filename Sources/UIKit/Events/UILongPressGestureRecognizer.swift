import Foundation

/// Recognises a finger that stays down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// How far the finger may move before the press is recognised, in points.
    open var allowableMovement: CGFloat = 10
    private var start = CGPoint.zero
    private var began: TimeInterval = 0

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        minimumPressDuration = nib.double("minimumPressDuration") ?? 0.5
        allowableMovement = nib.cgFloat("allowableMovement") ?? 10
        numberOfTapsRequired = nib.int("numberOfTapsRequired") ?? 0
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        (start, began) = (location(in: nil), event.timestamp)
        if minimumPressDuration <= 0 { state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
            return
        }
        let place = location(in: nil)
        if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    override func timePassed(to timestamp: TimeInterval) {
        if storedState == .possible, numberOfTouches > 0, timestamp - began >= minimumPressDuration { state = .began }
    }
}
