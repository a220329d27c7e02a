// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Cart {
    var items: NSCountedSet = NSCountedSet(array: ["a", "b", "a"])
    var gifts: NSCountedSet? = NSCountedSet(array: [])
}
let cart = Cart()
precondition(cart.items.count(for: "a") == 2 && cart.gifts?.count == 0)
