import UIKit

class Form: NSObject {
    var calls = 0
    @objc(doSend:) func send(_ sender: Any) { calls += 1 }
}
