import UIKit

@MainActor final class Model: NSObject {
    var calls = 0
    @objc func call() { calls += 1 }
    nonisolated func name() -> String { "model" }
}

MainActor.assumeIsolated {
    let model = Model()
    let button = UIButton()
    button.addTarget(model, action: #selector(Model.call), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    precondition(model.calls == 1 && model.name() == "model")
}
