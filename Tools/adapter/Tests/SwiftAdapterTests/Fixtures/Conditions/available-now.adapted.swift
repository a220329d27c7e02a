// swift-format-ignore-file
import CellSimAdapted; import UIKit

var isOld = true
if #available(iOS 15, *) { isOld = false }
if #available(iOS 13.0, tvOS 13, *) {} else { isOld = true }

precondition(!isOld)
