import UIKit

extension UIView {
    func value(forUndefinedKey key: String) -> Any? { nil }
    func name() -> String { "" }
}
