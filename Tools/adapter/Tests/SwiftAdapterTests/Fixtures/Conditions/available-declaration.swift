import UIKit

@available(iOS 26, *)
func glass() -> Int { 26 }
@available(iOS, deprecated: 13.0, message: "old")
func old() -> Int { 13 }
@available(macOS, unavailable)
final class Form: NSObject {
    @objc func call() {}
}

precondition(Form().responds(to: #selector(Form.call)))
