// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Sizing: AnyObject {
                                                      
                                                     
}
final class Fixed: NSObject, Sizing, _Optional_Sizing_height_of_ {
    func height(of row: Int) -> CGFloat { 20 }
 @MainActor static func _adapted1_1pjiiljeyqlli() -> AdaptedClasses.Members { AdaptedClasses.Members(Fixed.self, actions: [ActionMethod(adapted: "heightOf:") { (o: Fixed, a0: Int) in _ = o.height(of: a0) }]) } }
final class Free: NSObject, Sizing, _Optional_Sizing_title_of_ {
    func title(of row: Int) -> String? { "free" }
 @MainActor static func _adapted2_1pjiiljeyqlli() -> AdaptedClasses.Members { AdaptedClasses.Members(Free.self, actions: [ActionMethod(adapted: "titleOf:") { (o: Free, a0: Int) in _ = o.title(of: a0) }]) } }

let sizes: [Sizing] = [Fixed(), Free()]
precondition(sizes.map { $0.height (of: 1) ?? 44 } == [20, 44])
precondition(sizes.map { ($0.title (of: 1) ?? nil) ?? "none" } == ["none", "free"])

protocol _Optional_Sizing_height_of_: AnyObject { func height(of p0: Int) -> CGFloat }
extension Sizing { @discardableResult func height(of p0: Int) -> (CGFloat)? { (self as? any _Optional_Sizing_height_of_)?.height(of: p0) } }
protocol _Optional_Sizing_title_of_: AnyObject { func title(of p0: Int) -> String? }
extension Sizing { @discardableResult func title(of p0: Int) -> String? { (self as? any _Optional_Sizing_title_of_)?.title(of: p0) } }
@used @section(".init_array") private let _register_adapted1_1pjiiljeyqlli: @convention(c) () -> Void = { AdaptedClasses.register { Fixed._adapted1_1pjiiljeyqlli() } }
@used @section(".init_array") private let _register_adapted2_1pjiiljeyqlli: @convention(c) () -> Void = { AdaptedClasses.register { Free._adapted2_1pjiiljeyqlli() } }
