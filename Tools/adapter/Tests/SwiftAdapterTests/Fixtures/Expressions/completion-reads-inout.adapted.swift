// swift-format-ignore-file
import CellSimAdapted; import UIKit

/// Xcode's app reads the property later, when the animation ends.
@MainActor final class Flow {
    var mark = 1
    var read = 0
    func show(_ mark: inout Int, completion: @escaping () -> Void) {
        mark += 1
        UIView.animate(withDuration: 0.3, animations: {}) { _ in completion() }
    }
    func start() { show(&mark) { self.read = self.mark } }
}

let flow = Flow()
flow.start()
precondition(flow.mark == 2 && flow.read == 2)
