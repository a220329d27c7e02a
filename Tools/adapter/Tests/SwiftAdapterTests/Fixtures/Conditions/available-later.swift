import UIKit

func hasLater() -> Bool {
    if #available(iOS 99, *) { return true }
    return false
}
func lacksLater() -> Bool {
    guard #available(iOS 99.1, *) else { return true }
    return false
}

precondition(!hasLater() && lacksLater())
