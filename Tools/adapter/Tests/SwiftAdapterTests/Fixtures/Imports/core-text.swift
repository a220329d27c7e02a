import UIKit

let tracking = kCTTrackingAttributeName as NSAttributedString.Key
precondition(tracking.rawValue == "CTTracking")
