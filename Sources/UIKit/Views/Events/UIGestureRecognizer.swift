import Foundation
import Synchronization

/// Recognises a gesture in the touches of a view.
///
/// Subclasses set `state` while they handle touches. A recogniser begins if no other recogniser is active, its delegate
/// allows it, and the recognisers that it requires to fail have failed.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NibAwakening, NibActionSource, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// The values that `objc_setAssociatedObject` stored on this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// The state of recognition.
    public enum State: Int, Sendable {
        /// The gesture is not recognised yet.
        case possible
        /// The gesture is recognised and continues.
        case began
        /// The gesture continues with changed touches.
        case changed
        /// The gesture is recognised and complete.
        case ended
        /// The gesture had begun, and its touches were cancelled.
        case cancelled
        /// The touches do not form the gesture.
        case failed
        /// An alias of `ended`, for gestures recognised at a single moment.
        public static let recognized = State.ended
    }

    /// The view whose touches the recogniser receives; set by `addGestureRecognizer(_:)`. Not retained.
    open internal(set) weak var view: UIView?
    /// The delegate, which decides which touches the recogniser receives, when it begins, and how it relates to other
    /// recognisers. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A Boolean value that indicates whether the recogniser receives new touches. Setting it to false cancels a
    /// gesture that has begun and drops the current touches.
    open var isEnabled = true { didSet { if !isEnabled { cancelOrFail() } } }
    /// A Boolean value that indicates whether recognition cancels the view's touches.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether views receive the start of touches only after recognition fails. Stored
    /// without effect: they receive it immediately.
    open var delaysTouchesBegan = false
    /// A Boolean value that indicates whether views receive the end of touches only after recognition fails. Stored
    /// without effect: they receive it immediately.
    open var delaysTouchesEnded = true
    /// A name for debugging. Stored without effect.
    open var name: String?

    private var actions: [(target: WeakReference, selector: Selector)] = []
    private struct WeakReference { weak var object: AnyObject? }
    var storedState = State.possible
    /// The state that follows `possible`, while recognition is being decided.
    var pendingState: State?
    var hasPendingChange = false
    private var failureRequirements: [WeakReference] = []
    /// The touches that the recogniser currently follows.
    package private(set) var touches: [UITouch] = []

    /// Called for an object from a nib after all objects of the nib are created and connected.
    open func awakeFromNib() {}

    /// Creates a recogniser, which becomes active when it is added to a view. The target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// Decodes a recogniser from a document.
    public init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        isEnabled = nib.bool("enabled") ?? true
        cancelsTouchesInView = nib.bool("cancelsTouchesInView") ?? true
        delaysTouchesBegan = nib.bool("delaysTouchesBegan") ?? false
        delaysTouchesEnded = nib.bool("delaysTouchesEnded") ?? true
        nib.ignore("canvasLocation")
    }

    /// Writes nothing: recognisers are not archived.
    open func encode(with coder: NSCoder) {}

    /// The state: `possible` until the gesture is recognised. Setting it to `began` or `ended` requests recognition.
    /// After `ended` or `failed`, it does not change until the touches end.
    open var state: State {
        get { storedState }
        set { requestState(newValue) }
    }

    /// Adds an action that receives the recogniser at each change of its state. The target is not retained. Adding the
    /// same pair again has no effect.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !actions.contains(where: { $0.target.object === object && $0.selector == action }) else { return }
        actions.append((WeakReference(object: target as AnyObject), action))
    }

    /// Removes the actions with this target and selector; nil matches any.
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

    /// Returns whether this recogniser waits until another one fails; for overriding.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another recogniser waits until this one fails; for overriding.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether recognition prevents another recogniser, unless a delegate allows both: true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another recogniser may prevent this one: true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The number of target-action pairs whose target still exists.
    package var targetCount: Int { actions.count { $0.target.object != nil } }

    var recognizersRequiredToFail: [UIGestureRecognizer] {
        failureRequirements.compactMap { $0.object as? UIGestureRecognizer }
    }

    // MARK: Touches

    /// The number of current touches.
    open var numberOfTouches: Int { touches.count }

    /// Returns the position of the first touch, or of the last touch after all ended, in a view's coordinates (points);
    /// nil for the window's. UIKit returns the centre of all touches.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch = touches.first ?? lastTouch else { return .zero }
        return touch.location(in: view)
    }

    /// Returns the position of one touch in a view's coordinates (points), or the window's for nil; zero for an invalid
    /// index.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
    }

    private weak var lastTouch: UITouch?

    /// Called when a finger touches the view; does nothing. Subclasses set `state`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a received touch moves; does nothing. Subclasses set `state`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a received touch ends; does nothing. Subclasses set `state`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a received touch is cancelled; does nothing. Subclasses set `state`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called after a sequence of touches ends.
    open func reset() {}
    /// Called when time passes on the simulator's clock without a change of the touches.
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

    /// Notifies the targets of the current state.
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

    /// Cancels a recogniser that has begun or fails it otherwise, and ignores further touches. Its targets are notified
    /// with the current event.
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

    /// Whether recognition is still possible for the current sequence of touches.
    var isUndecided: Bool { isEnabled && storedState == .possible }
    /// Whether the recogniser waits for further touches although no finger is down.
    var isWaitingForTouches: Bool { false }
    var isActive: Bool { storedState == .began || storedState == .changed }
}
