import CellSimAutoLayout
import Foundation

/// Adds, removes and reorders subviews.
extension UIView {
    /// Exchanges the subviews at two indices. Raises if an index is invalid.
    func swapSubviews(_ first: Int, _ second: Int) {
        if let invalidIndex = [first, second].first(where: { !subviews.indices.contains($0) }) {
            let boundsText = subviews.isEmpty ? "bounds for empty array" : "bounds [0 .. \(subviews.count - 1)]"
            return UIKitException.raiseOrRecord(
                "NSRangeException",
                "*** -[__NSArrayM exchangeObjectAtIndex:withObjectAtIndex:]: index \(invalidIndex) beyond \(boundsText)"
            )
        }
        subviews.swapAt(first, second)
        let sublayerIndices = [first, second].map { index in
            layer.storedSublayers.firstIndex { $0 === subviews[index].layer }
        }
        if let firstLayerIndex = sublayerIndices[0], let secondLayerIndex = sublayerIndices[1] {
            layer.storedSublayers.swapAt(firstLayerIndex, secondLayerIndex)
        }
    }

    /// Inserts a view next to a sibling. The index is calculated as if the view were already removed from its old position.
    func insert(_ view: UIView, nextTo sibling: UIView, distance: Int) {
        guard view !== sibling || view.superview !== self else { return }
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
            return insert(view, at: subviews.count)
        }
        let currentIndex = view.superview === self ? subviews.firstIndex { $0 === view } : nil
        insert(view, at: (currentIndex.map { $0 < index } ?? false ? index - 1 : index) + distance)
    }

    /// Returns whether this view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// Returns whether a view can become a subview. Raises for this view itself, for its ancestors, and if the tree would
    /// become too deep for layout and drawing.
    private func validateSubview(_ view: UIView) -> Bool {
        if view === self {
            UIKitException.raiseOrRecord(UIKitException.invalidArgument, "Can't add self as subview")
            return false
        }
        guard layer.validateSublayer(view.layer) else { return false }
        return true
    }

    func insert(_ view: UIView, at index: Int) {
        guard validateThread("addSubview:"), view.validateThread("willMoveToSuperview:"), validateSubview(view) else {
            return
        }
        let oldWindow = view.window
        let newWindow = window
        let oldTint = view.nearestExplicitTint
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
        if let old = view.superview {
            old.willRemoveSubview(view)
            old.removeSubview(out: view)
        }
        let clampedIndex = min(max(index, 0), subviews.count)
        subviews.insert(view, at: clampedIndex)
        view.superview = self
        layer.insertLayer(view.layer, forSubviewAt: clampedIndex, of: self)
        view.hierarchyDidChange()
        setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
        view.notifyTintChangeIfNeeded(from: oldTint)
        view.notifySafeAreaChange()
        if oldWindow !== newWindow {
            view.notifyDidMoveToWindow()
            UIViewController.endPendingTransitions()
        }
    }

    func removeFromHierarchy() {
        guard let parent = superview, validateThread("removeFromSuperview") else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { notifyWillMove(to: nil) }
        parent.willRemoveSubview(self)
        parent.removeSubview(out: self)
        superview = nil
        parent.setNeedsLayout()
        hierarchyDidChange()
        didMoveToSuperview()
        if oldWindow != nil {
            notifyDidMoveToWindow()
            UIViewController.endPendingTransitions()
        }
    }

    /// Removes a subview from the hierarchy without calling its hooks, and deactivates constraints between the subview's
    /// tree and other views, as UIKit does.
    private func removeSubview(out view: UIView) {
        retainUntilSolved(view)
        subviews.remove(identicalTo: view)
        view.layer.removeFromSuperlayer()
        view.deactivateConstraintsHeldByAncestors()
        willRemoveFromLayout(view)
        view.nodeState.convertsAutoresizingMask = false
        view.superview = nil
    }

    /// Moves a subview and its layer to the front or the back; layers without views keep their positions.
    func moveSubview(_ view: UIView, toFront: Bool) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        subviews.insert(view, at: toFront ? subviews.count : 0)
        guard let sublayerIndex = layer.storedSublayers.firstIndex(where: { $0 === view.layer }) else { return }
        layer.storedSublayers.remove(at: sublayerIndex)
        layer.storedSublayers.insert(view.layer, at: toFront ? layer.storedSublayers.count : 0)
    }

    private func hierarchyDidChange() {
        invalidateTraits(isShown: window != nil)
        structureDidChange()
        superview?.didAddToLayout()
    }

    private func notifyWillMove(to newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        owningController?.viewWillMove(to: newWindow)
        for subview in subviews { subview.notifyWillMove(to: newWindow) }
    }

    private func notifyDidMoveToWindow() {
        if window != nil { AppearanceProxies.shared.apply(to: self) }
        didMoveToWindow()
        owningController?.viewDidMoveToWindow()
        for subview in subviews { subview.notifyDidMoveToWindow() }
    }

    func makeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window else { return false }
        if let current = window.firstResponder {
            if current === self { return true }
            if !current.resignFirstResponder() { return false }
        }
        window.firstResponder = self
        return true
    }

    func resignFirstResponderStatus() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window, window.firstResponder === self { window.firstResponder = nil }
        return true
    }
}
