// swift-format-ignore-file
import CellSimAdapted; import UIKit; extension Picker: Picking, _Optional_Picking_picked___ {
    func picked(_ row: Int) { rows.append(row) }
 @MainActor static func _adapted0_1oihq7ig9f6x8() -> AdaptedClasses.Members { AdaptedClasses.Members(Picker.self, actions: [ActionMethod(adapted: "picked:") { (o: Picker, a0: Int) in o.picked(a0) }]) } }

@used @section(".init_array") private let _register_adapted0_1oihq7ig9f6x8: @convention(c) () -> Void = { AdaptedClasses.register { Picker._adapted0_1oihq7ig9f6x8() } }
