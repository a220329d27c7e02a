import Foundation

/// Delivers touches to gesture recognisers and views, and resolves conflicts between recognisers.
@MainActor final class TouchDelivery {
    private unowned let root: UIView
    private var watchers: [UIGestureRecognizer] = []
    /// The touches that their views still receive.
    private var delivered: Set<UITouch> = []

    init(root: UIView) { self.root = root }

    func deliver(_ event: UIEvent) {
        for touch in (event.allTouches ?? []).sorted(by: { $0.order < $1.order }) {
            switch touch.phase {
            case .began: begin(touch, event)
            case .moved: move(touch, event)
            case .ended, .cancelled: end(touch, event)
            case .stationary: break
            }
        }
        for watcher in watchers { watcher.timePassed(to: event.timestamp) }
        decide(event)
    }

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        guard let view = root.hitTest(root.convert(touch.locationInWindow, from: nil), with: event) else { return }
        touch.view = view
        touch.window = root.window
        var current: UIView? = view
        while let owner = current {
            for recognizer in owner.allRecognizers where recognizer.isEnabled {
                guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
                if !watchers.contains(where: { $0 === recognizer }) { watchers.append(recognizer) }
                recognizer.watch(touch)
                recognizer.touchesBegan([touch], with: event)
            }
            current = owner.superview
        }
        guard mayBegin(touch, in: view, event) else { return }
        delivered.insert(touch)
        view.touchesBegan([touch], with: event)
    }

    /// Returns whether the nearest enclosing scroll view lets its content receive the touch.
    private func mayBegin(_ touch: UITouch, in view: UIView, _ event: UIEvent) -> Bool {
        var current = view.superview
        while let owner = current {
            if let scroll = owner as? UIScrollView { return scroll.touchesShouldBegin([touch], with: event, in: view) }
            current = owner.superview
        }
        return true
    }

    private func move(_ touch: UITouch, _ event: UIEvent) {
        for watcher in watchers where watcher.touches.contains(where: { $0 === touch }) {
            watcher.touchesMoved([touch], with: event)
        }
        decide(event)
        if delivered.contains(touch) { touch.view?.touchesMoved([touch], with: event) }
    }

    private func end(_ touch: UITouch, _ event: UIEvent) {
        for watcher in watchers where watcher.touches.contains(where: { $0 === touch }) {
            if touch.phase == .cancelled {
                watcher.touchesCancelled([touch], with: event)
            } else {
                watcher.touchesEnded([touch], with: event)
            }
        }
        decide(event)
        for watcher in watchers { watcher.unwatch(touch) }
        guard delivered.remove(touch) != nil else { return }
        if touch.phase == .cancelled {
            touch.view?.touchesCancelled([touch], with: event)
        } else {
            touch.view?.touchesEnded([touch], with: event)
        }
    }

    // MARK: Conflicts

    private func decide(_ event: UIEvent) {
        for recognizer in watchers {
            if recognizer.storedState == .possible, let wanted = recognizer.claim { decide(recognizer, wanted, event) }
            if recognizer.hasNews { recognizer.announce() }
            // A callback may have disabled the recogniser.
            if recognizer.hasNews, recognizer.storedState == .cancelled { recognizer.announce() }
        }
        finish()
    }

    private func decide(_ recognizer: UIGestureRecognizer, _ wanted: UIGestureRecognizer.State, _ event: UIEvent) {
        let waitsFor = watchers.filter { $0 !== recognizer && waits(recognizer, for: $0) }
        if waitsFor.contains(where: { $0.isUndecided }) { return }
        recognizer.claim = nil
        guard mayBegin(recognizer),
            !waitsFor.contains(where: { $0.storedState != .failed && $0.storedState != .cancelled })
        else {
            recognizer.storedState = .failed
            return
        }
        recognizer.storedState = wanted
        for other in watchers where other !== recognizer && other.isUndecided && !mayWorkTogether(recognizer, other) {
            // If the recogniser waits for this one to fail, it has failed as well.
            other.claim = nil
            other.storedState = .failed
        }
        if recognizer.cancelsTouchesInView { cancelTouches(of: recognizer, event) }
        recognizer.announce()
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let others = watchers.filter { $0 !== recognizer && ($0.isActive || $0.storedState == .ended) }
        if others.contains(where: { !mayWorkTogether($0, recognizer) }) { return false }
        if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
        if recognizer is UITapGestureRecognizer, let control = recognizer.touches.first?.view as? UIControl,
            control.isEnabled, recognizer.view !== control
        {
            return false
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// Returns whether a recogniser must wait until another one fails, according to either recogniser or delegate.
    private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        recognizer.requiredFailures.contains { $0 === other }
            || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    }

    /// Returns whether two recognisers may recognise simultaneously.
    /// - Parameters:
    ///   - first: The recogniser that recognised first.
    ///   - second: The other recogniser.
    private func mayWorkTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        !first.canPrevent(second) || !second.canBePrevented(by: first)
            || first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
    }

    private func cancelTouches(of recognizer: UIGestureRecognizer, _ event: UIEvent) {
        for touch in recognizer.touches where delivered.contains(touch) {
            if let scroll = recognizer.view as? UIScrollView, recognizer === scroll.ownPanRecognizer,
                let view = touch.view,
                !scroll.touchesShouldCancel(in: view)
            {
                continue
            }
            delivered.remove(touch)
            touch.view?.touchesCancelled([touch], with: event)
        }
    }

    /// Resets all recognisers after all fingers are lifted and no recogniser waits any longer.
    private func finish() {
        guard watchers.allSatisfy({ $0.touches.allSatisfy { $0.phase == .ended || $0.phase == .cancelled } }) else {
            return
        }
        guard !watchers.contains(where: { $0.isUndecided && ($0.claim != nil || $0.waitsForMore) }) else { return }
        let all = watchers
        watchers = []
        for recognizer in all { recognizer.startOver() }
    }
}
