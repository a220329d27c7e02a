import UIKit

final class Counter: NSObject {
    var count = 0
    @objc func increase() { count += 1 }
}

let counter = Counter()
let button = UIButton()
button.addTarget(counter, action: #selector(Counter.increase), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(counter.count == 1)
