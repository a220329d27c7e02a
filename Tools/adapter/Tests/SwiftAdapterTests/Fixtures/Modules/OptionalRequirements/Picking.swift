import UIKit

@objc protocol Picking {
    @objc optional func picked(_ row: Int)
}
