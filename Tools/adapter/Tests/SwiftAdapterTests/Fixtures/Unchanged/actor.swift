import UIKit

actor Counter {
    private var count = 0
    func increase() -> Int {
        count += 1
        return count
    }
}

let counter = Counter()
let value = await counter.increase()
precondition(value == 1)
