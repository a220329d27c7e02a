import UIKit

/// Records the calls that controllers receive, in order.
@preconcurrency @MainActor final class Trace {
    var lines: [String] = []

    /// Returns the lines since the last call.
    func drainLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that records every life cycle call.
@preconcurrency @MainActor class TracedController: UIViewController {
    let name: String
    let trace: Trace

    init(_ name: String, _ trace: Trace) {
        (self.name, self.trace) = (name, trace)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    private func record(_ call: String) { trace.lines.append("\(name) \(call)") }

    override func loadView() {
        record("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    override func viewDidLoad() { record("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { record("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { record("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { record("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear") }
    override func willMove(toParent parent: UIViewController?) {
        record("willMove(\(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: UIViewController?) { record("didMove(\(parent == nil ? "nil" : "parent"))") }
}
