import UIKit

final class Detail: UIViewController {
    var number = 0
    convenience init?(coder: NSCoder, number: Int) {
        self.init(coder: coder)
        self.number = number
    }
}
final class Screen: UIViewController {
    @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { Detail(coder: coder, number: 3) }
}

precondition(Screen().responds(to: Selector(("makeDetail:"))))
