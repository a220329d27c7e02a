// swift-format-ignore-file
import CellSimAdapted; import UIKit

@available(iOS 26, *)
func glass() -> Int { 26 }
@available(iOS, deprecated: 13.0, message: "old")
func old() -> Int { 13 }
@available(macOS, unavailable)
final class Form: NSObject {
          func call() {}
 @MainActor static func _adapted0_1e52u35ac82lz() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }

precondition(Form().responds(to: Selector("call")    ))

@used @section(".init_array") private let _register_adapted0_1e52u35ac82lz: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_1e52u35ac82lz() } }
