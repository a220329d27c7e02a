// swift-format-ignore-file
import Foundation; import UIKit; import enum UIKit.CellSimPruned; import UIKit
import UIKit

final class Card: UIView {
    func prepare() -> Later<Void> { CellSimPruned.function(7, "member 'value(forKey:)' expects argument of type 'Later<Void>'") 


    }
}

open class Later<T0>: NSObject {  }