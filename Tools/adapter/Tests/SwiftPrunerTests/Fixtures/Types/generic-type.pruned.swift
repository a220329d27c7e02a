// swift-format-ignore-file
import Foundation; import UIKit; import UIKit
import UIKit

final class Card: UIView {
    var events: EventStream<Int>?
}

open class EventStream<T0>: NSObject {  }