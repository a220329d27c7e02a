import struct Foundation.Date
import func Foundation.NSStringFromClass
import class UIKit.UIView

precondition(UIView().tag == 0 && Date().timeIntervalSince1970 > 0)
