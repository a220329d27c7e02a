import UIKit

private final class Card: UIView {
    let title: String
    init() {
        title = "made"
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}
enum Space {
    private final class Hidden: UIViewController {
        let name: String
        init() {
            name = "hidden"
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }
    static func name() -> String { Hidden().name }
}

precondition(Card().title == "made" && Space.name() == "hidden")
