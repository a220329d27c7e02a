// swift-format-ignore-file
import CellSimAdapted; import UIKit; extension Picker: Picking, _Optional_Picking_picked___ {
    func picked(_ row: Int) { rows.append(row) }
 @MainActor static func _adapted0_30tqx9q2i5oco() -> AdaptedClasses.Members { AdaptedClasses.Members(Picker.self, actions: [ActionMethod(adapted: "picked:") { (o: Picker, a0: Int) in o.picked(a0) }]) } }

@used @section(".init_array") private let _register_adapted0_30tqx9q2i5oco: @convention(c) () -> Void = { AdaptedClasses.register { Picker._adapted0_30tqx9q2i5oco() } }
