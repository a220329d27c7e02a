// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Log: NSObject {
          static func flush() {}
          class func rotate(_ count: Int) {}
}

precondition(NSStringFromSelector(Selector("flush")   ) == "flush")
precondition(NSStringFromSelector(Selector("rotate:")      ) == "rotate:")
