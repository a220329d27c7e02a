// swift-format-ignore-file
import CellSimAdapted; import UIKit

var isOld = false
if !AdaptedSystem.has(99) { isOld = true }
if #unavailable(iOS 12) { isOld = false }

precondition(isOld)
