import Kit
import UIKit

final class Card: UIView {
    let bag = Bag()
    var count: Int? = Counter.count
}
