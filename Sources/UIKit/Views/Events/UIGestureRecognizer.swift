import Foundation
import Synchronization

/// The base class of gesture recognisers, which recognise gestures in the touches of a view.
///
/// Subclasses set `state` while they handle touches. A recogniser begins only if no recogniser that prevents it is active,
/// its delegate allows it, and all recognisers that it requires to fail have failed.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NibAwakening, NibActionSource, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// The values that `objc_setAssociatedObject` stored on this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// The states of a recogniser.
    public enum State: Int, Sendable {
        /// The gesture has not been recognised yet.
        case possible
        /// A continuous gesture was recognised.
        case began
        /// The touches of a continuous gesture changed.
        case changed
        /// A continuous gesture ended, or a discrete gesture was recognised.
        case ended
        /// A continuous gesture was cancelled.
        case cancelled
        /// The touches don't match the gesture.
        case failed
        /// An alias of `ended`, for discrete gestures.
        public static let recognized = State.ended
    }

    /// The view that the recogniser was added to. Not retained.
    open internal(set) weak var view: UIView?
    /// The delegate, which decides which touches the recogniser receives, whether it may begin, and whether it can work
    /// together with other recognisers. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A Boolean value that indicates whether the recogniser receives touches. Setting it to false cancels the current
    /// gesture.
    open var isEnabled = true { didSet { if !isEnabled { cancelOrFail() } } }
    /// A Boolean value that indicates whether recognising the gesture cancels the touches in the view.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether views receive the start of touches only after recognition failed. Stored
    /// without effect: they receive it immediately.
    open var delaysTouchesBegan = false
    /// A Boolean value that indicates whether views receive the end of touches only after recognition failed. Stored
    /// without effect: they receive it immediately.
    open var delaysTouchesEnded = true
    /// A name for debugging. Stored without effect.
    open var name: String?

    private var actions: [(target: WeakReference, selector: Selector)] = []
    private struct WeakReference { weak var object: AnyObject? }
    var storedState = State.possible
    /// The state that the recogniser requested in the state `possible`, until it is decided whether it may begin.
    var pendingState: State?
    var hasPendingChange = false
    private var failureRequirements: [WeakReference] = []
    /// The touches that the recogniser currently receives.
    package private(set) var touches: [UITouch] = []

    /// Called for an object in a nib after all objects of the nib were created and connected.
    open func awakeFromNib() {}

    /// Creates a recogniser that sends an action to a target, which is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// Decodes a recogniser from a nib.
    public init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        isEnabled = nib.bool("enabled") ?? true
        cancelsTouchesInView = nib.bool("cancelsTouchesInView") ?? true
        delaysTouchesBegan = nib.bool("delaysTouchesBegan") ?? false
        delaysTouchesEnded = nib.bool("delaysTouchesEnded") ?? true
        nib.ignore("canvasLocation")
    }

    /// Encodes nothing: recognisers can't be archived.
    open func encode(with coder: NSCoder) {}

    /// The state of the recogniser. Setting `began` or `ended` requests recognition. After `ended`, `cancelled` or `failed`,
    /// changes are ignored until all touches have ended.
    open var state: State {
        get { storedState }
        set { requestState(newValue) }
    }

    /// Adds a target and an action that is sent when the gesture is recognised or changes. The target is not retained.
    /// Adding the same pair again has no effect.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !actions.contains(where: { $0.target.object === object && $0.selector == action }) else { return }
        actions.append((WeakReference(object: target as AnyObject), action))
    }

    /// Removes the target-action pairs with a target and an action. Nil matches all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        actions.removeAll { (object == nil || $0.target.object === object) && (action == nil || $0.selector == action) }
    }

    func connect(_ action: Selector, target: AnyObject?, event: String?) -> Bool {
        if let target { addTarget(target, action: action) }
        return true
    }

    /// Requires another recogniser to fail before this one can begin.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(WeakReference(object: otherGestureRecognizer))
    }

    /// Returns whether this recogniser must wait until another one fails. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another recogniser must wait until this one fails. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether this recogniser can prevent another one from recognising its gesture. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another recogniser can prevent this one from recognising its gesture. True by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The number of target-action pairs, without deallocated targets.
    package var targetCount: Int { actions.count { $0.target.object != nil } }

    var recognizersRequiredToFail: [UIGestureRecognizer] {
        failureRequirements.compactMap { $0.object as? UIGestureRecognizer }
    }

    // MARK: Touches

    /// The number of current touches.
    open var numberOfTouches: Int { touches.count }

    /// Returns the location of the gesture in the coordinates of a view (points), or of the window if `view` is nil. It is
    /// the location of the first touch, or of the last one after all ended; in UIKit, it is the centre of all touches.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch = touches.first ?? lastTouch else { return .zero }
        return touch.location(in: view)
    }

    /// Returns the location of a touch in the coordinates of a view (points), or of the window if `view` is nil. Returns zero
    /// for an invalid index.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
    }

    private weak var lastTouch: UITouch?

    /// Called when touches begin. The default implementation does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches move. The default implementation does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches end. The default implementation does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches are cancelled. The default implementation does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called after a sequence of touches ended, so that subclasses can reset their state.
    open func reset() {}
    /// Called after each event with the time of the simulated clock, in seconds.
    func timeDidPass(to timestamp: TimeInterval) {}

    // MARK: Recognition

    func addTouch(_ touch: UITouch) {
        lastTouch = touch
        if !touches.contains(where: { $0 === touch }) { touches.append(touch) }
    }

    func removeTouch(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    private func requestState(_ state: State) {
        switch (storedState, state) {
        case (.possible, .began), (.possible, .ended): pendingState = state
        case (.possible, _): storedState = state
        case (.began, _), (.changed, _):
            storedState = state
            hasPendingChange = true
        default: break
        }
    }

    /// Sends the actions for the current state.
    func reportState() {
        hasPendingChange = false
        sendActions()
    }

    func sendActions() {
        for action in actions {
            guard let target = action.target.object else { continue }
            ActionDispatch.send(action.selector, to: target, from: self, for: nil)
        }
    }

    /// Cancels an active gesture, or fails otherwise, and discards the touches. The actions for a cancelled gesture are sent
    /// while the current event is delivered.
    func cancelOrFail() {
        if isActive {
            (storedState, hasPendingChange) = (.cancelled, true)
        } else if !touches.isEmpty {
            storedState = .failed
        }
        pendingState = nil
        touches = []
    }

    func resetState() {
        storedState = .possible
        pendingState = nil
        hasPendingChange = false
        touches = []
        reset()
    }

    /// Whether the gesture may still be recognised in the current sequence of touches.
    var isUndecided: Bool { isEnabled && storedState == .possible }
    /// Whether the recogniser waits for further touches after all touches have ended.
    var isWaitingForTouches: Bool { false }
    var isActive: Bool { storedState == .began || storedState == .changed }
}
