// swift-format-ignore-file
import CellSimAdapted; import UIKit

struct Broken: Error {}
      protocol Loading: AnyObject {
                                            
}
final class Loader: NSObject, Loading, _Optional_Loading_load_ {
    func load() throws -> Int { throw Broken() }
 @MainActor static func _adapted2_2vgu4owgbx0c6() -> AdaptedClasses.Members { AdaptedClasses.Members(Loader.self, names: ["load"]) } }

let loading: Loading = Loader()
var isBroken = false
do { _ = try loading.load () } catch { isBroken = true }
precondition(isBroken)

protocol _Optional_Loading_load_: AnyObject { func load() throws -> Int }
extension Loading { @discardableResult func load() throws -> (Int)? { try (self as? any _Optional_Loading_load_)?.load() } }
@used @section(".init_array") private let _register_adapted2_2vgu4owgbx0c6: @convention(c) () -> Void = { AdaptedClasses.register { Loader._adapted2_2vgu4owgbx0c6() } }
