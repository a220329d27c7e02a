import UIKit

final class Form: NSObject {
    var calls = 0
    #if os(iOS)
        @objc
    #endif
    func call() { calls += 1 }
}

let form = Form()
form.call()
precondition(form.responds(to: Selector("call")))
precondition(form.calls == 1)
