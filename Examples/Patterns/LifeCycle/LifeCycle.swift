import UIKit

/// Loads `LifeCycle.xib` and sends its action, while `LifeCycleTrace` records the calls.
@preconcurrency @MainActor enum LifeCycle {
    @discardableResult static func run() -> LifeCycleOwner {
        let trace = LifeCycleTrace.current
        trace.clear()
        let owner = LifeCycleOwner()
        trace.record("instantiate")
        let objects = UINib(nibName: "LifeCycle", bundle: .module).instantiate(withOwner: owner)
        trace.record("returned \(objects.map { "\(type(of: $0))" }.joined(separator: ", "))")
        let button = owner.panel?.subviews.compactMap { $0 as? LifeCycleButton }.first
        if let button { TouchSimulator.tap(button) }
        trace.record("the caption says \(owner.panel?.caption.text ?? "nothing")")
        return owner
    }
}
