import Foundation

/// Recognises a pan: a finger that drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. Nothing is recognised if it is greater than 1, because only one finger is simulated.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers. With more, recognition fails.
    open var maximumNumberOfTouches = Int.max
    private var startLocation = CGPoint.zero
    private var lastSample: (location: CGPoint, time: TimeInterval) = (.zero, 0)
    private var currentVelocity = CGPoint.zero

    /// The distance that a finger must move before the pan begins, in points.
    static let recognitionDistance: CGFloat = 10

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a nib.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        minimumNumberOfTouches = nib.int("minimumNumberOfTouches") ?? 1
        if let maximum = nib.int("maximumNumberOfTouches") { maximumNumberOfTouches = maximum }
    }

    /// Returns the translation since the start of the pan, in a view's coordinates (points).
    open func translation(in view: UIView?) -> CGPoint {
        let (currentLocation, start) = (location(in: view), view?.convert(startLocation, from: nil) ?? startLocation)
        return CGPoint(x: currentLocation.x - start.x, y: currentLocation.y - start.y)
    }

    /// Sets the translation at the current location, in a view's coordinates (points).
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let currentLocation = location(in: view)
        let start = CGPoint(x: currentLocation.x - translation.x, y: currentLocation.y - translation.y)
        startLocation = view?.convert(start, to: nil) ?? start
    }

    /// Returns the velocity in the coordinate system of a view, or of the window if `view` is nil, in points per second of
    /// the simulated clock.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let view else { return currentVelocity }
        let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(currentVelocity, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Records the start of the pan. Fails if there are too many fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        startLocation = location(in: nil)
        lastSample = (startLocation, event.timestamp)
        currentVelocity = .zero
        if numberOfTouches > maximumNumberOfTouches { state = .failed }
    }

    /// Begins when the finger is 10 points away from the start. Afterwards, changes the state to `changed`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let currentLocation = location(in: nil)
        let interval = event.timestamp - lastSample.time
        if interval > 0 {
            currentVelocity = CGPoint(
                x: (currentLocation.x - lastSample.location.x) / interval,
                y: (currentLocation.y - lastSample.location.y) / interval)
        }
        lastSample = (currentLocation, event.timestamp)
        if isActive {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches,
            hypot(currentLocation.x - startLocation.x, currentLocation.y - startLocation.y) >= Self.recognitionDistance
        {
            state = .began
        }
    }

    /// Ends the gesture if it has begun; otherwise fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }
    /// Cancels the gesture if it has begun; otherwise fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }
}

/// Recognises a swipe: a fast drag in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of swipes.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Towards the right edge.
        public static let right = Direction(rawValue: 1)
        /// Towards the left edge.
        public static let left = Direction(rawValue: 2)
        /// Towards the upper edge.
        public static let up = Direction(rawValue: 4)
        /// Towards the lower edge.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that are recognised.
    open var direction = Direction.right
    /// The required number of fingers. Recognition fails if it isn't 1, because only one finger is simulated.
    open var numberOfTouchesRequired = 1
    private var start: (location: CGPoint, time: TimeInterval) = (.zero, 0)

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// Decodes a recogniser from a nib. XIBs contain a single direction.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        let directionsByName: [String: Direction] = ["right": .right, "left": .left, "up": .up, "down": .down]
        guard let nib = coder as? NibCoder else { return }
        direction = nib.enumeration("direction", directionsByName) ?? .right
        numberOfTouchesRequired = nib.int("numberOfTouchesRequired") ?? 1
    }

    /// Records the start of the swipe. Fails if the required number of fingers isn't 1.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = (location(in: nil), event.timestamp)
        if numberOfTouchesRequired != 1 { state = .failed }
    }

    /// Recognises a movement of 50 points in one of the directions. Fails for other directions, and after half a second.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let currentLocation = location(in: nil)
        let (dx, dy) = (currentLocation.x - start.location.x, currentLocation.y - start.location.y)
        if event.timestamp - start.time > 0.5 { state = .failed }
        guard state == .possible, max(abs(dx), abs(dy)) >= 50 else { return }
        let swipeDirection: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : dy > 0 ? .down : .up
        state = direction.contains(swipeDirection) ? .ended : .failed
    }

    /// Fails if the swipe wasn't recognised.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, pendingState == nil { state = .failed }
    }
    /// Fails, because a swipe is a discrete gesture and can't be cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
