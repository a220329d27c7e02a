// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

final class Cell: SwipeCell {
             func swipe() { tag = 3 }
             var swipeColor: Int { 3 }
}

open class SwipeCell: UITableViewCell {  }