import Foundation

/// Delivers touches to gesture recognisers and views, and decides which recognisers may recognise their gesture.
@MainActor final class TouchDelivery {
    private unowned let root: UIView
    private var activeRecognizers: [UIGestureRecognizer] = []
    /// The touches that are delivered to their views and weren't cancelled.
    private var touchesSentToViews: Set<UITouch> = []

    init(root: UIView) { self.root = root }

    func deliver(_ event: UIEvent) {
        for touch in (event.allTouches ?? []).sorted(by: { $0.fingerIndex < $1.fingerIndex }) {
            switch touch.phase {
            case .began: handleBegan(touch, event)
            case .moved: handleMoved(touch, event)
            case .ended, .cancelled: handleEnded(touch, event)
            case .stationary: break
            }
        }
        for recognizer in activeRecognizers { recognizer.timeDidPass(to: event.timestamp) }
        resolveRecognizers(event)
    }

    private func handleBegan(_ touch: UITouch, _ event: UIEvent) {
        guard let view = root.hitTest(root.convert(touch.locationInWindow, from: nil), with: event) else { return }
        touch.view = view
        touch.window = root.window
        var current: UIView? = view
        while let owner = current {
            for recognizer in owner.recognizersIncludingPan where recognizer.isEnabled {
                guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
                if !activeRecognizers.contains(where: { $0 === recognizer }) { activeRecognizers.append(recognizer) }
                recognizer.addTouch(touch)
                recognizer.touchesBegan([touch], with: event)
            }
            current = owner.superview
        }
        guard shouldDeliver(touch, in: view, event) else { return }
        touchesSentToViews.insert(touch)
        view.touchesBegan([touch], with: event)
    }

    /// Returns whether the nearest enclosing scroll view allows its content to receive a touch.
    private func shouldDeliver(_ touch: UITouch, in view: UIView, _ event: UIEvent) -> Bool {
        var current = view.superview
        while let owner = current {
            if let scrollView = owner as? UIScrollView {
                return scrollView.touchesShouldBegin([touch], with: event, in: view)
            }
            current = owner.superview
        }
        return true
    }

    private func handleMoved(_ touch: UITouch, _ event: UIEvent) {
        for recognizer in activeRecognizers where recognizer.touches.contains(where: { $0 === touch }) {
            recognizer.touchesMoved([touch], with: event)
        }
        resolveRecognizers(event)
        if touchesSentToViews.contains(touch) { touch.view?.touchesMoved([touch], with: event) }
    }

    private func handleEnded(_ touch: UITouch, _ event: UIEvent) {
        for watcher in activeRecognizers where watcher.touches.contains(where: { $0 === touch }) {
            if touch.phase == .cancelled {
                watcher.touchesCancelled([touch], with: event)
            } else {
                watcher.touchesEnded([touch], with: event)
            }
        }
        resolveRecognizers(event)
        for recognizer in activeRecognizers { recognizer.removeTouch(touch) }
        guard touchesSentToViews.remove(touch) != nil else { return }
        if touch.phase == .cancelled {
            touch.view?.touchesCancelled([touch], with: event)
        } else {
            touch.view?.touchesEnded([touch], with: event)
        }
    }

    // MARK: Conflicts

    private func resolveRecognizers(_ event: UIEvent) {
        for recognizer in activeRecognizers {
            if recognizer.storedState == .possible, let proposedState = recognizer.pendingState {
                resolve(recognizer, proposedState, event)
            }
            if recognizer.hasPendingChange { recognizer.reportState() }
            // The action may have disabled the recogniser.
            if recognizer.hasPendingChange, recognizer.storedState == .cancelled { recognizer.reportState() }
        }
        resetIfFinished()
    }

    private func resolve(
        _ recognizer: UIGestureRecognizer, _ proposedState: UIGestureRecognizer.State, _ event: UIEvent
    ) {
        let requiredFailures = activeRecognizers.filter { $0 !== recognizer && mustWait(recognizer, for: $0) }
        if requiredFailures.contains(where: { $0.isUndecided }) { return }
        recognizer.pendingState = nil
        guard shouldBegin(recognizer),
            !requiredFailures.contains(where: { $0.storedState != .failed && $0.storedState != .cancelled })
        else {
            recognizer.storedState = .failed
            return
        }
        recognizer.storedState = proposedState
        for other in activeRecognizers
        where other !== recognizer && other.isUndecided && !canRecognizeSimultaneously(recognizer, other) {
            // A recogniser that waited for this one to fail also fails.
            other.pendingState = nil
            other.storedState = .failed
        }
        if recognizer.cancelsTouchesInView { cancelTouches(of: recognizer, event) }
        recognizer.reportState()
    }

    private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let others = activeRecognizers.filter { $0 !== recognizer && ($0.isActive || $0.storedState == .ended) }
        if others.contains(where: { !canRecognizeSimultaneously($0, recognizer) }) { return false }
        if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
        if recognizer is UITapGestureRecognizer, let control = recognizer.touches.first?.view as? UIControl,
            control.isEnabled, recognizer.view !== control
        {
            return false
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// Returns whether a recogniser must wait until another one fails, according to either of them or their delegates.
    private func mustWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        recognizer.recognizersRequiredToFail.contains { $0 === other }
            || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    }

    /// Returns whether two recognisers may recognise simultaneously.
    /// - Parameters:
    ///   - first: The recogniser that has already recognised its gesture.
    ///   - second: The other recogniser.
    private func canRecognizeSimultaneously(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        !first.canPrevent(second) || !second.canBePrevented(by: first)
            || first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
    }

    private func cancelTouches(of recognizer: UIGestureRecognizer, _ event: UIEvent) {
        for touch in recognizer.touches where touchesSentToViews.contains(touch) {
            if let scrollView = recognizer.view as? UIScrollView, recognizer === scrollView.storedPanRecognizer,
                let view = touch.view,
                !scrollView.touchesShouldCancel(in: view)
            {
                continue
            }
            touchesSentToViews.remove(touch)
            touch.view?.touchesCancelled([touch], with: event)
        }
    }

    /// Resets all recognisers if all touches have ended and none of them waits for further touches or a failure.
    private func resetIfFinished() {
        guard activeRecognizers.allSatisfy({ $0.touches.allSatisfy { $0.phase == .ended || $0.phase == .cancelled } })
        else {
            return
        }
        guard
            !activeRecognizers.contains(where: { $0.isUndecided && ($0.pendingState != nil || $0.isWaitingForTouches) })
        else { return }
        let finishedRecognizers = activeRecognizers
        activeRecognizers = []
        for recognizer in finishedRecognizers { recognizer.resetState() }
    }
}
