import Foundation

/// Animations of layers. Layers store their animations by key, and nothing moves. A finite animation finishes
/// immediately: its delegate is notified, and it is removed unless it is set to stay.
extension CALayer: CAMediaTiming {
    func removeAnimations(where predicate: (String) -> Bool) {
        let removedAnimations = animations.filter { predicate($0.key) }
        animations.removeAll { predicate($0.key) }
        for (_, animation) in removedAnimations where animation.isEndless {
            animation.delegate?.animationDidStop(animation, finished: false)
        }
    }

    /// Returns the model layer: the layer itself.
    public func model() -> Self { self }

    /// Returns the time unchanged, because all layers have the same time.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { t }
    /// Returns the time unchanged, because all layers have the same time.
    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { t }
}

/// A group of layer changes. All changes take effect immediately; a group's completion is called when it is committed.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Group {
        var duration: CFTimeInterval = 0.25
        var disablesActions = false
        var timingFunction: CAMediaTimingFunction?
        var completion: (() -> Void)?
    }

    private static var groups: [Group] = []
    private static var implicitGroup = Group()

    private static var current: Group {
        get { groups.last ?? implicitGroup }
        set { if groups.isEmpty { implicitGroup = newValue } else { groups[groups.count - 1] = newValue } }
    }

    /// Begins a group inside the current one, which inherits its settings except the completion.
    open class func begin() {
        var group = current
        group.completion = nil
        groups.append(group)
    }

    /// Ends the innermost group and calls its completion before it returns; does nothing without an open group.
    open class func commit() {
        let committedGroup = groups.popLast()
        committedGroup?.completion?()
    }

    /// Calls the pending completions of the implicit group.
    open class func flush() {
        let completion = implicitGroup.completion
        implicitGroup = Group()
        completion?()
    }

    /// Sets the duration in seconds. Stored without effect.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
    /// Returns the current group's duration, in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { current.duration }
    /// Sets whether actions are disabled. Stored without effect, because no change is animated.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    /// Returns whether the current group disables actions; false by default.
    open class func disableActions() -> Bool { current.disablesActions }
    /// Sets the timing function. Stored without effect.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }
    /// Returns the current group's timing function; nil by default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Sets the closure that `commit()`, or `flush()` outside any group, calls.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
    /// Returns the closure that is called when the current group is committed.
    open class func completionBlock() -> (() -> Void)? { current.completion }
}
