import UIKit

final class Screen: UIViewController {
    let name: String
    init() {
        name = "made"
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

precondition(Screen().name == "made")
