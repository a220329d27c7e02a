// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

final class Card: UIView {
    

     

    func show() {
        tag = 2
    }
}

public protocol Promising: AnyObject {  }