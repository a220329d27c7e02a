import UIKit

final class Log: NSObject {
    @objc static func flush() {}
    @objc class func rotate(_ count: Int) {}
}

precondition(NSStringFromSelector(#selector(Log.flush)) == "flush")
precondition(NSStringFromSelector(#selector(Log.rotate(_:))) == "rotate:")
