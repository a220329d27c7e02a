// swift-format-ignore-file
import CellSimAdapted; import UIKit

let tracking = NSAttributedString.Key(rawValue: kCTTrackingAttributeName )                        
precondition(tracking.rawValue == "CTTracking")
