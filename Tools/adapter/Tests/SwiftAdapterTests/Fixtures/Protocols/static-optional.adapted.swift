// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Describing: AnyObject {
                                                   
    func call()
}
final class Object: NSObject, Describing, _Optional_Describing_describe_ {
    static func describe() -> String { "object" }
    func call() {}
 @MainActor static func _adapted1_1eo3i7t2js57l() -> AdaptedClasses.Members { AdaptedClasses.Members(Object.self, actions: [ActionMethod(adapted: "call") { (o: Object) in o.call() }]) } }
final class Silent: NSObject, Describing {
    func call() {}
 @MainActor static func _adapted2_1eo3i7t2js57l() -> AdaptedClasses.Members { AdaptedClasses.Members(Silent.self, actions: [ActionMethod(adapted: "call") { (o: Silent) in o.call() }]) } }

let types: [Describing.Type] = [Object.self, Silent.self]
precondition(types.map { $0.describe () ?? "none" } == ["object", "none"])

protocol _Optional_Describing_describe_: AnyObject { static func describe() -> String }
extension Describing { @discardableResult static func describe() -> (String)? { (self as? any _Optional_Describing_describe_.Type)?.describe() } }
@used @section(".init_array") private let _register_adapted1_1eo3i7t2js57l: @convention(c) () -> Void = { AdaptedClasses.register { Object._adapted1_1eo3i7t2js57l() } }
@used @section(".init_array") private let _register_adapted2_1eo3i7t2js57l: @convention(c) () -> Void = { AdaptedClasses.register { Silent._adapted2_1eo3i7t2js57l() } }
