import Foundation

/// Animations that layers are given are kept by their keys, and nothing moves. One that ends is at its end at once: its
/// delegate hears so, and it is removed unless it asks to stay.
extension CALayer: CAMediaTiming {
    /// An animation without a key is kept under a name of its own.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        noteKept("CAAnimation", true)
        let key = key ?? "animation-\(animations.count)"
        animations.removeAll { $0.key == key }
        animations.append((key, anim))
        anim.delegate?.animationDidStart(anim)
        guard !anim.isEndless else { return }
        if anim.isRemovedOnCompletion { animations.removeAll { $0.animation === anim } }
        anim.delegate?.animationDidStop(anim, finished: true)
    }

    /// The animation that is kept under a key; nil once it has ended and was removed.
    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// In the order they were added; nil for none.
    public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

    /// Takes an animation away; the delegate of one that went on hears that it did not finish.
    public func removeAnimation(forKey key: String) { remove { $0 == key } }

    /// Takes all animations away; the delegates of endless ones hear that they did not finish.
    public func removeAllAnimations() { remove { _ in true } }

    private func remove(_ isMeant: (String) -> Bool) {
        let removed = animations.filter { isMeant($0.key) }
        animations.removeAll { isMeant($0.key) }
        for (_, animation) in removed where animation.isEndless {
            animation.delegate?.animationDidStop(animation, finished: false)
        }
    }

    /// The layer itself, for nothing moves.
    public func presentation() -> Self? { self }

    /// The layer itself.
    public func model() -> Self { self }

    /// The same number: all layers share one time.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { t }
    /// The same number: all layers share one time.
    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { t }
}

/// The changes of layers as one. All take effect at once; completions are called when the outermost group that set them
/// is committed.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Group {
        var duration: CFTimeInterval = 0.25
        var disablesActions = false
        var timingFunction: CAMediaTimingFunction?
        var completion: (() -> Void)?
    }

    private static var groups: [Group] = []
    private static var implicit = Group()

    private static var current: Group {
        get { groups.last ?? implicit }
        set { if groups.isEmpty { implicit = newValue } else { groups[groups.count - 1] = newValue } }
    }

    /// Begins a group inside of the current one, whose settings it takes over except the completion.
    open class func begin() {
        var group = current
        group.completion = nil
        groups.append(group)
    }

    /// Ends the innermost group and calls its completion before it returns; does nothing where no group is open.
    open class func commit() {
        let ended = groups.popLast()
        ended?.completion?()
    }

    /// Calls what waits for the implicit group.
    open class func flush() {
        let completion = implicit.completion
        implicit = Group()
        completion?()
    }

    /// In seconds; kept, without effect.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
    /// The current group's, in seconds; 0.25 unless it was set.
    open class func animationDuration() -> CFTimeInterval { current.duration }
    /// Kept; nothing reads it, for no change is animated.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    /// What the current group was told; false at first.
    open class func disableActions() -> Bool { current.disablesActions }
    /// Kept; nothing reads it.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }
    /// What the current group was given; nil at first.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Sets what `commit()`, or `flush()` outside of any group, calls.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
    /// What the current group calls at its end.
    open class func completionBlock() -> (() -> Void)? { current.completion }
}
