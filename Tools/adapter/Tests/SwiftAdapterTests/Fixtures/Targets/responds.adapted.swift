// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Plain: NSObject {
          func known() {}
    func unknown() {}
 @MainActor static func _adapted0_1cjygcefl4nu5() -> AdaptedClasses.Members { AdaptedClasses.Members(Plain.self, actions: [ActionMethod(adapted: "known") { (o: Plain) in o.known() }]) } }

precondition(Plain().responds(to: Selector("known")     ))
precondition(!Plain().responds(to: Selector("unknown")))

@used @section(".init_array") private let _register_adapted0_1cjygcefl4nu5: @convention(c) () -> Void = { AdaptedClasses.register { Plain._adapted0_1cjygcefl4nu5() } }
