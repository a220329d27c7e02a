// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Box<Value>: UIView, AdaptedListing {
                   var width: CGFloat = 0 {
        didSet { layer.borderWidth = width }
    }
 @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [], properties: [KeyValueProperty("width", of: Box.self, { $0.width }, { $0.width = $1 })]) } }
final class IntBox: Box<Int> {}

let box = IntBox()
box.setValue(CGFloat(4), forKey: "width")
precondition(box.layer.borderWidth == 4)
