import UIKit

/// The File's Owner of the nib. It exists before the nib is loaded, so neither `init(coder:)` nor `awakeFromNib()` is called.
@preconcurrency @MainActor final class LifeCycleOwner: UIResponder, ActionListing {
    var panel: LifeCyclePanel?

    override init() {
        super.init()
        LifeCycleTrace.current.record("LifeCycleOwner.init()")
        LifeCycleTrace.current.watch(self, "panel")
    }

    override func awakeFromNib() { LifeCycleTrace.current.record("LifeCycleOwner.awakeFromNib()") }

    static let actions = [ActionMethod("greet:", LifeCycleOwner.greet)]

    private func greet(_ sender: UIButton) {
        LifeCycleTrace.current.record("LifeCycleOwner.greet(_:)")
        panel?.caption.text = panel?.greeting
    }
}

/// The top-level view of the nib.
@preconcurrency @MainActor final class LifeCyclePanel: UIView {
    weak var caption: UILabel!
    var helper: LifeCycleHelper?
    var greeting = ""

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let outlet = caption == nil ? "not connected" : "connected"
        LifeCycleTrace.current.record("LifeCyclePanel.init(coder:) with \(subviews.count) subviews, caption \(outlet)")
        for key in ["caption", "helper", "greeting"] { LifeCycleTrace.current.watch(self, key) }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        let outlet = caption == nil ? "not connected" : "connected"
        LifeCycleTrace.current.record("LifeCyclePanel.awakeFromNib() with caption \(outlet)")
    }
}

/// A subview of the nib's view.
@preconcurrency @MainActor final class LifeCycleLabel: UILabel {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        LifeCycleTrace.current.record("LifeCycleLabel.init(coder:) with the text \(text ?? "")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        LifeCycleTrace.current.record("LifeCycleLabel.awakeFromNib()")
    }
}

/// A control with an action that is connected to File's Owner.
@preconcurrency @MainActor final class LifeCycleButton: UIButton {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        LifeCycleTrace.current.record("LifeCycleButton.init(coder:)")
    }

    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        super.addTarget(target, action: action, for: controlEvents)
        LifeCycleTrace.current.record(
            "LifeCycleButton.addTarget(\(target.map { "\(type(of: $0))" } ?? "nil"), \(action))")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        LifeCycleTrace.current.record("LifeCycleButton.awakeFromNib()")
    }
}

/// A nib object that is not a view, so it is created by `init()`.
@preconcurrency @MainActor final class LifeCycleHelper: NSObject {
    override init() {
        super.init()
        LifeCycleTrace.current.record("LifeCycleHelper.init()")
    }
}
