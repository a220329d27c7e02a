// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Refreshing: AnyObject {
    func refresh()
}
final class Owner {
    weak var target: Refreshing?
}
final class List: NSObject, Refreshing {
    func refresh() {}
 @MainActor static func _adapted2_17k3r2sgz1jcz() -> AdaptedClasses.Members { AdaptedClasses.Members(List.self, actions: [ActionMethod(adapted: "refresh") { (o: List) in o.refresh() }]) } }

let owner = Owner()
do {
    let list = List()
    owner.target = list
    precondition(owner.target != nil)
}

@used @section(".init_array") private let _register_adapted2_17k3r2sgz1jcz: @convention(c) () -> Void = { AdaptedClasses.register { List._adapted2_17k3r2sgz1jcz() } }
