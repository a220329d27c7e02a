import Kit
import UIKit

final class Card: UIView {
    var banner = Banner(kind: .wide)
    func show() {
        banner.show(in: self)
        tag = 3
    }
}
