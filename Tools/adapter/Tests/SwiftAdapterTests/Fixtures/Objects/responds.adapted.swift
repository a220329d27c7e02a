// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Proxy: NSObject {
    let target = UIButton()
             func responds(to selector: Selector!) -> Bool {
        selector == Selector("extra") || super.responds(to: selector)
    }
             func forwardingTarget(for selector: Selector!) -> Any? { target }
}

precondition(Proxy().responds(to: Selector("extra")))

extension Proxy: SelectorAnswering {}
extension Proxy: SelectorForwarding {}
