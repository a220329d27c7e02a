import UIKit

final class Cart {
    var items: NSCountedSet = ["a", "b", "a"]
    var gifts: NSCountedSet? = []
}
let cart = Cart()
precondition(cart.items.count(for: "a") == 2 && cart.gifts?.count == 0)
