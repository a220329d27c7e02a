import Kit
import UIKit

final class Card: UIView {
    var bag: Bag?
    func add(_ bag: Bag) { self.bag = bag }
}
