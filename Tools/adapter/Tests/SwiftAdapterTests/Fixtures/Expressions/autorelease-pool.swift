import UIKit

let number = autoreleasepool { () -> Int in
    let view = UIView()
    view.tag = 3
    return view.tag
}

precondition(number == 3)
