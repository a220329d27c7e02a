import Foundation

/// Animations of layers. Nothing is animated: a finite animation ends immediately, notifies its delegate, and is removed
/// unless `isRemovedOnCompletion` is false.
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

    /// Returns the time unchanged, because all layers have the same time space.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { t }
    /// Returns the time unchanged, because all layers have the same time space.
    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { t }
}

/// A group of layer changes. Changes take effect immediately; the completion is called when the group is committed.
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

    /// Begins a nested group. It inherits the settings of the current group except the completion.
    open class func begin() {
        var group = current
        group.completion = nil
        groups.append(group)
    }

    /// Ends the innermost group and calls its completion. Does nothing if no group is open.
    open class func commit() {
        let committedGroup = groups.popLast()
        committedGroup?.completion?()
    }

    /// Calls the pending completion of the implicit group, and resets the group.
    open class func flush() {
        let completion = implicitGroup.completion
        implicitGroup = Group()
        completion?()
    }

    /// Sets the duration, in seconds. Stored without effect.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
    /// Returns the duration of the current group, in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { current.duration }
    /// Sets whether actions are disabled. Stored without effect, because no change is animated.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    /// Returns whether the current group disables actions; false by default.
    open class func disableActions() -> Bool { current.disablesActions }
    /// Sets the timing function. Stored without effect.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }
    /// Returns the timing function of the current group; nil by default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Sets the completion of the current group. Outside of groups, `flush()` calls it.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
    /// Returns the completion of the current group.
    open class func completionBlock() -> (() -> Void)? { current.completion }
}
