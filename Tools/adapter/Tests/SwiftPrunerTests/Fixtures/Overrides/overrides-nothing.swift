import Kit
import UIKit

final class Cell: SwipeCell {
    override func swipe() { tag = 3 }
    override var swipeColor: Int { 3 }
}
