// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import UIKit

      protocol Sizing: AnyObject {
                                                      
}
final class Fixed: NSObject, Sizing, _Optional_Sizing_height_of_ {
    func height(of row: Int) -> CGFloat { 20 }
 @MainActor static func _adapted1_4prk8hmzhxxe() -> AdaptedClasses.Members { AdaptedClasses.Members(Fixed.self, actions: [ActionMethod(adapted: "heightOf:") { (o: Fixed, a0: Int) in _ = o.height(of: a0) }]) } }

let sizing: Sizing = Fixed()
precondition(sizing.height (of: 1)! == 20)

protocol _Optional_Sizing_height_of_: AnyObject { func height(of p0: Int) -> CGFloat }
extension Sizing { @discardableResult func height(of p0: Int) -> (CGFloat)? { (self as? any _Optional_Sizing_height_of_)?.height(of: p0) } }
@used @section(".init_array") private let _register_adapted1_4prk8hmzhxxe: @convention(c) () -> Void = { AdaptedClasses.register { Fixed._adapted1_4prk8hmzhxxe() } }
