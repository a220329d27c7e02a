import UIKit

extension UIView {
    @MainActor @objc func kind() -> String { "view" }
}
@MainActor final class Card: UIView {
    override func kind() -> String { "card" }
}

MainActor.assumeIsolated {
    let view: UIView = Card()
    precondition(view.kind() == "card")
}
