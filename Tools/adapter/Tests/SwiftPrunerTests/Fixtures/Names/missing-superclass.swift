import Kit
import UIKit

final class Cell: SwipeCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        tag = 3
    }
}
