// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Sizing: AnyObject {
                                                      
}
final class Fixed: NSObject, Sizing, _Optional_Sizing_height_of_ {
    func height(of row: Int) -> CGFloat { 20 }
 @MainActor static func _adapted1_2at83id3drqqa() -> AdaptedClasses.Members { AdaptedClasses.Members(Fixed.self, actions: [ActionMethod(adapted: "heightOf:") { (o: Fixed, a0: Int) in _ = o.height(of: a0) }]) } }
final class Table {
    var sizing: Sizing?
    func height() -> CGFloat {
        guard let height = (sizing  as? any _Optional_Sizing_height_of_)?.height else { return 44 }
        return height(2)
    }
}

let table = Table()
precondition(table.height() == 44)
table.sizing = Fixed()
precondition(table.height() == 20)

protocol _Optional_Sizing_height_of_: AnyObject { func height(of p0: Int) -> CGFloat }
extension Sizing { @discardableResult func height(of p0: Int) -> (CGFloat)? { (self as? any _Optional_Sizing_height_of_)?.height(of: p0) } }
@used @section(".init_array") private let _register_adapted1_2at83id3drqqa: @convention(c) () -> Void = { AdaptedClasses.register { Fixed._adapted1_2at83id3drqqa() } }
