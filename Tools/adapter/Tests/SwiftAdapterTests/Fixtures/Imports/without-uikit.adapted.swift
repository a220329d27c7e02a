// swift-format-ignore-file
import CellSimAdapted; import UIKit; import Foundation

final class Form: NSObject {
          func call() {}
 @MainActor static func _adapted0_r0yvhecui4ns() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }

precondition(Form().responds(to: Selector("call")    ))

@used @section(".init_array") private let _register_adapted0_r0yvhecui4ns: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_r0yvhecui4ns() } }
