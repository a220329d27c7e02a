import Foundation
import Synchronization

/// Watches the touches of a view for a pattern.
///
/// Subclasses set `state` while they handle touches. A recogniser that wants to begin does so when no other one is at
/// work, its delegate lets it, and those it requires to fail have failed.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NibAwakening, NibActionSource, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// What `objc_setAssociatedObject` gave this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// How far recognition has come.
    public enum State: Int, Sendable {
        /// Nothing is recognised yet.
        case possible
        /// The pattern is recognised, and goes on.
        case began
        /// It goes on, and the touches have changed.
        case changed
        /// The pattern is recognised and at its end.
        case ended
        /// It had begun, and the touches were taken away.
        case cancelled
        /// The touches do not make the pattern.
        case failed
        /// The same as `ended`, for patterns that are recognised at one moment.
        public static let recognized = State.ended
    }

    /// The view whose touches are watched; set by `addGestureRecognizer(_:)`. Not retained.
    public internal(set) weak var view: UIView?
    /// Asked which touches to watch, whether to begin, and beside or after which other recognisers. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches that come down are watched. Setting it to false cancels what has begun and drops the touches that
    /// are watched.
    open var isEnabled = true { didSet { if !isEnabled { stop() } } }
    /// Whether the view's touches are cancelled when the pattern is recognised.
    open var cancelsTouchesInView = true
    /// Whether views wait for recognition before they hear of touches. Kept; nothing reads it: they hear at once.
    open var delaysTouchesBegan = false
    /// Whether views wait for recognition before they hear of the touches' end. Kept; nothing reads it: they hear at
    /// once.
    open var delaysTouchesEnded = true
    /// A name for debugging. Kept; nothing reads it.
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

    /// Watches for its pattern once a view has it. The target is not retained; nil for none yet.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// Reads the element of a document.
    public init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        isEnabled = nib.bool("enabled") ?? true
        cancelsTouchesInView = nib.bool("cancelsTouchesInView") ?? true
        delaysTouchesBegan = nib.bool("delaysTouchesBegan") ?? false
        delaysTouchesEnded = nib.bool("delaysTouchesEnded") ?? true
        nib.ignore("canvasLocation")
    }

    /// Writes nothing: recognizers are not archived here.
    open func encode(with coder: NSCoder) {}

    /// `possible` until the pattern is recognised. Setting it to began or ended asks for recognition; what has ended or
    /// failed stays so to the end of the touches.
    open var state: State {
        get { storedState }
        set { want(newValue) }
    }

    /// Adds a method to be called with the recogniser at each change of its state, until the target is gone; it is not
    /// retained. A pair that was added already is not added again.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !actions.contains(where: { $0.target.object === object && $0.selector == action }) else { return }
        actions.append((Weak(object: target as AnyObject), action))
    }

    /// Removes the pairs of this target and this method; nil stands for any.
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

    /// Whether recognising keeps another recogniser from it, unless a delegate lets both recognise: yes, unless a subclass
    /// says otherwise.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recogniser keeps this one from recognising: yes, unless a subclass says otherwise.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// How many pairs of target and action are told of the recogniser's state.
    package var targetCount: Int { actions.count { $0.target.object != nil } }

    var requiredFailures: [UIGestureRecognizer] { required.compactMap { $0.object as? UIGestureRecognizer } }

    // MARK: Touches

    /// How many fingers are watched at present.
    open var numberOfTouches: Int { touches.count }

    /// The place of the first touch, or of the last one when none is watched any more, in a view's coordinates
    /// (points); `nil` means the window's. UIKit gives the middle of all touches.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch = touches.first ?? lastTouch else { return .zero }
        return touch.location(in: view)
    }

    /// The place of one finger in a view's coordinates (points), or the window's for nil; zero for an index that no
    /// finger has.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
    }

    private weak var lastTouch: UITouch?

    /// Called when a finger comes down in the view; does nothing. Subclasses set `state`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a watched finger moves; does nothing. Subclasses set `state`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a watched finger goes up; does nothing. Subclasses set `state`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a watched touch is taken away; does nothing. Subclasses set `state`.
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
        default: break
        }
    }

    /// Tells the targets about the state.
    func announce() {
        hasNews = false
        tell()
    }

    func tell() {
        for action in actions {
            guard let target = action.target.object else { continue }
            ActionDispatch.send(action.selector, to: target, from: self, for: nil)
        }
    }

    /// Cancels what has begun, fails otherwise, and watches the touches no more. Its targets hear of it with the event
    /// that is under way.
    func stop() {
        if isActive { (storedState, hasNews) = (.cancelled, true) } else if !touches.isEmpty { storedState = .failed }
        claim = nil
        touches = []
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
    /// Whether a recogniser that found its pattern may begin; otherwise it fails.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether a recogniser may watch a touch that comes down.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether both may be at work at once; one delegate's yes is enough.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the first one waits until the second has failed; asked when it wants to begin.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Yes, for delegates that leave it out.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Yes, for delegates that leave it out.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// No, for delegates that leave it out.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No, for delegates that leave it out.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
