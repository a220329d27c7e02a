// swift-format-ignore-file
import CellSimAdapted; import UIKit

func hasLater() -> Bool {
    if AdaptedSystem.has(99) { return true }
    return false
}
func lacksLater() -> Bool {
    guard AdaptedSystem.has(99, 1) else { return true }
    return false
}

precondition(!hasLater() && lacksLater())
