// swift-format-ignore-file
import CellSimAdapted; import UIKit

protocol Old: class {
    func call()
}
protocol New: AnyObject {}
final class Both: Old, New {
    func call() {}
 @MainActor static func _adapted2_xy4qs9bh4vap() -> AdaptedClasses.Members { AdaptedClasses.Members(Both.self, names: ["call"]) } }

weak var old: Old?
old = Both()
precondition(old == nil)

@used @section(".init_array") private let _register_adapted2_xy4qs9bh4vap: @convention(c) () -> Void = { AdaptedClasses.register { Both._adapted2_xy4qs9bh4vap() } }
