// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

final class Card: UIView {
    let bag = Bag()
    var count: Int? = nil          
}

open class Bag: NSObject {  }