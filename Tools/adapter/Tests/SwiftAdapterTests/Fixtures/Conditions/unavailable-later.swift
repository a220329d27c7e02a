import UIKit

var isOld = false
if #unavailable(iOS 99) { isOld = true }
if #unavailable(iOS 12) { isOld = false }

precondition(isOld)
