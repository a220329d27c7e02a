import UIKit

let numbers = [3, 1, 2]
let sorted = numbers.sorted { $0 < $1 }
func twice(_ body: () -> Void) {
    body()
    body()
}
var count = 0
twice { [view = UIView()] in
    _ = view
    count += 1
}

precondition(sorted == [1, 2, 3] && count == 2)
