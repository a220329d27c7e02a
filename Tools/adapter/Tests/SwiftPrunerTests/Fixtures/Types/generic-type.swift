import Kit
import UIKit

final class Card: UIView {
    var events: EventStream<Int>?
}
