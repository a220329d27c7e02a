import UIKit

final class Proxy: NSObject {
    let target = UIButton()
    override func responds(to selector: Selector!) -> Bool {
        selector == Selector("extra") || super.responds(to: selector)
    }
    override func forwardingTarget(for selector: Selector!) -> Any? { target }
}

precondition(Proxy().responds(to: Selector("extra")))
