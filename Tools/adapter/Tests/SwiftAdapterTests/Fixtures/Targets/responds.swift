import UIKit

class Plain: NSObject {
    @objc func known() {}
    func unknown() {}
}

precondition(Plain().responds(to: #selector(Plain.known)))
precondition(!Plain().responds(to: Selector("unknown")))
