import Foundation

final class Form: NSObject {
    @objc func call() {}
}

precondition(Form().responds(to: #selector(Form.call)))
