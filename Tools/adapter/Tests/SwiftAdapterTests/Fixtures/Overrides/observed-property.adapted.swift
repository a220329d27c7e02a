// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Base: UIView {
    var title = "a"
}
final class Derived: Base {
    var log: [String] = []
 override var title: String { willSet { _moved_Derived_title_willSet(newValue) } didSet { _moved_Derived_title_didSet(oldValue) } }; }
extension Derived {
                                
        func _moved_Derived_title_willSet(_ newValue: String) { log.append("will " + newValue) }
        func _moved_Derived_title_didSet(_ oldValue: String) { log.append("did " + oldValue) }
     
}

let object = Derived()
object.title = "b"
precondition(object.log == ["will b", "did a"])
