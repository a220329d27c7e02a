import Foundation

/// Simulates touches for tests. Each method sends a complete gesture to the view's window or root view, and runs layout
/// before and after. The timestamps are those of a simulated clock, so gestures take no time.
@preconcurrency @MainActor public enum TouchSimulator {
    /// Taps the centre of a view.
    /// - Returns: Whether the touch hit the view or one of its descendants.
    @discardableResult public static func tap(_ view: UIView, count: Int = 1) -> Bool {
        layout(view)
        return tap(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view, count: count)
    }

    /// Taps a point in a view's coordinates (points).
    /// - Returns: Whether the touch hit the view or one of its descendants.
    @discardableResult public static func tap(at point: CGPoint, in view: UIView, count: Int = 1) -> Bool {
        layout(view)
        var finger = SimulatedFinger(view)
        var hitView: UIView?
        for tap in 1...max(count, 1) {
            hitView = finger.touchDown(at: view.convert(point, to: nil), tapCount: tap)
            finger.advanceClock(0.05)
            finger.touchUp()
            finger.advanceClock(0.1)
        }
        finger.advanceClock(1)
        layout(view)
        return hitView?.isDescendant(of: view) ?? false
    }

    /// Presses the centre of a view for a duration in seconds.
    public static func longPress(_ view: UIView, duration: TimeInterval = 0.6) {
        layout(view)
        var finger = SimulatedFinger(view)
        _ = finger.touchDown(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), tapCount: 1)
        finger.advanceClock(duration)
        finger.touchUp()
        finger.advanceClock(1)
        layout(view)
    }

    /// Drags from one point to another in a view's coordinates (points), in steps of at most 10 points. Raises if the
    /// distance isn't finite or too large.
    public static func drag(from start: CGPoint, to end: CGPoint, in view: UIView) {
        guard hypot(end.x - start.x, end.y - start.y) < 1e6 else {
            return ReuseException.raise(
                "A finger cannot be dragged from \(start.x), \(start.y) to \(end.x), \(end.y)",
                name: UIKitException.invalidArgument)
        }
        layout(view)
        var finger = SimulatedFinger(view)
        // Both points are converted before the drag, because the view may scroll.
        let (first, last) = (view.convert(start, to: nil), view.convert(end, to: nil))
        _ = finger.touchDown(at: first, tapCount: 1)
        let steps = max(Int(saturating: (hypot(last.x - first.x, last.y - first.y) / 10).rounded(.up)), 1)
        for step in 1...steps {
            let fraction = CGFloat(step) / CGFloat(steps)
            finger.advanceClock(0.016)
            finger.move(
                to: CGPoint(x: first.x + (last.x - first.x) * fraction, y: first.y + (last.y - first.y) * fraction))
        }
        finger.touchUp()
        finger.advanceClock(1)
        layout(view)
    }

    /// Runs a closure, and throws the first exception that UIKit raises in it instead of terminating the process. Use it to
    /// test invalid data sources and nibs.
    /// - Throws: `UIKitException` with UIKit's message and, if a nib caused it, the line; or an error that the closure
    ///   throws.
    public nonisolated static func throwingExceptions<Result>(_ body: () throws -> Result) throws -> Result {
        try UIKitException.catching(body)
    }

    private static func layout(_ view: UIView) { view.outermostView.layoutIfNeeded() }
}

/// A simulated finger.
@MainActor private struct SimulatedFinger {
    private let root: UIView
    private let delivery: TouchDelivery
    private var touch = UITouch()
    private var clock: TimeInterval = 0

    init(_ view: UIView) {
        root = view.outermostView
        delivery = TouchDelivery(root: root)
    }

    mutating func touchDown(at point: CGPoint, tapCount: Int) -> UIView? {
        touch = UITouch()
        touch.tapCount = tapCount
        (touch.locationInWindow, touch.previousLocationInWindow) = (point, point)
        send(.began)
        return touch.view
    }

    mutating func move(to point: CGPoint) {
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = point
        send(.moved)
    }

    mutating func touchUp() { send(.ended) }

    mutating func advanceClock(_ seconds: TimeInterval) {
        clock += seconds
        if touch.phase != .ended { touch.phase = .stationary }
        sendEvent(touch.phase == .ended ? [] : [touch])
    }

    private func send(_ phase: UITouch.Phase) {
        touch.phase = phase
        sendEvent([touch])
    }

    private func sendEvent(_ touches: Set<UITouch>) {
        let event = UIEvent()
        event.timestamp = clock
        event.allTouches = touches
        for touch in touches { touch.timestamp = clock }
        if let window = root as? UIWindow { window.sendEvent(event) } else { delivery.deliver(event) }
    }
}

extension UIView {
    /// The root of the view hierarchy, usually the window.
    var outermostView: UIView {
        var current = self
        while let parent = current.superview { current = parent }
        return current
    }
}

/// A deprecated name for ``TouchSimulator``.
@available(*, deprecated, renamed: "TouchSimulator") public typealias Simulator = TouchSimulator
