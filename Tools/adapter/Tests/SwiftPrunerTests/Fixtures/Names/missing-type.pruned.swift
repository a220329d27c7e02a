// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

final class Card: UIView {
    var bag: Bag?
    func add(_ bag: Bag) { self.bag = bag }
}

open class Bag: NSObject {  }