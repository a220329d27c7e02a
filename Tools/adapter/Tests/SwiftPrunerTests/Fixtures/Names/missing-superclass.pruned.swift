// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

final class Cell: SwipeCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        tag = 3
    }
}

open class SwipeCell: UITableViewCell {  }