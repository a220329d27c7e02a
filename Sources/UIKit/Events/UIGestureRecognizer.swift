import Foundation

/// Watches the touches of a view for a pattern.
///
/// Subclasses set `state` while they handle touches. A recogniser that wants to begin does so when no other one is at
/// work, its delegate lets it, and those it requires to fail have failed.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, @preconcurrency NSCoding, NibAwakening, NibActionSource {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    public internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    /// Whether the view's touches are cancelled when the pattern is recognised.
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?

    private var actions: [(target: Weak, selector: Selector)] = []
    private struct Weak { weak var object: AnyObject? }
    var storedState = State.possible
    /// The state a recogniser wants to go to from `possible`, while that is being decided.
    var claim: State?
    var hasNews = false
    private var required: [Weak] = []
    /// The touches that are watched at present.
    private(set) var touches: [UITouch] = []

    /// Called for an object made from a nib after every object of the nib is made and connected.
    open func awakeFromNib() {}

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        isEnabled = nib.bool("enabled") ?? true
        cancelsTouchesInView = nib.bool("cancelsTouchesInView") ?? true
        delaysTouchesBegan = nib.bool("delaysTouchesBegan") ?? false
        delaysTouchesEnded = nib.bool("delaysTouchesEnded") ?? true
        nib.ignore("canvasLocation")
    }

    open func encode(with coder: NSCoder) {}

    /// `possible` until the pattern is recognised. Setting it to began or ended asks for recognition.
    open var state: State {
        get { storedState }
        set { want(newValue) }
    }

    open func addTarget(_ target: Any, action: Selector) {
        actions.append((Weak(object: target as AnyObject), action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        actions.removeAll { (object == nil || $0.target.object === object) && (action == nil || $0.selector == action) }
    }

    func connect(_ action: Selector, target: AnyObject?, event: String?) -> Bool {
        if let target { addTarget(target, action: action) }
        return true
    }

    /// Begins only after the other one failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(Weak(object: otherGestureRecognizer))
    }

    /// How many pairs of target and action are told of the recogniser's state.
    package var targetCount: Int { actions.count { $0.target.object != nil } }

    var requiredFailures: [UIGestureRecognizer] { required.compactMap { $0.object as? UIGestureRecognizer } }

    // MARK: Touches

    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches in a view's coordinates (points); `nil` means the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch = touches.first ?? lastTouch else { return .zero }
        return touch.location(in: view)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
    }

    private weak var lastTouch: UITouch?

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a sequence of touches is over.
    open func reset() {}
    /// Called when time has passed without a change of the touches, on the simulator's clock.
    func timePassed(to timestamp: TimeInterval) {}

    // MARK: Machinery

    func watch(_ touch: UITouch) {
        lastTouch = touch
        if !touches.contains(where: { $0 === touch }) { touches.append(touch) }
    }

    func unwatch(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    private func want(_ state: State) {
        switch (storedState, state) {
        case (.possible, .began), (.possible, .ended): claim = state
        case (.possible, _): storedState = state
        case (.began, _), (.changed, _):
            storedState = state
            hasNews = true
        default: storedState = state
        }
    }

    /// Tells the targets about the state.
    func announce() {
        hasNews = false
        for action in actions {
            guard let target = action.target.object else { continue }
            ActionDispatch.send(action.selector, to: target, from: self, for: nil)
        }
    }

    func startOver() {
        storedState = .possible
        claim = nil
        hasNews = false
        touches = []
        reset()
    }

    /// Whether a sequence of touches can still make something of it.
    var isUndecided: Bool { isEnabled && storedState == .possible }
    /// Whether further touches are waited for although no finger is down.
    var waitsForMore: Bool { false }
    var isActive: Bool { storedState == .began || storedState == .changed }
}

/// Decides which recognisers may work. Every method may be left out.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
