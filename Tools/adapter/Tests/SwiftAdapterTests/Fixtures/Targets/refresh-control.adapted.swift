// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class List: UITableViewController {
    var loads = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: Selector("load"), for: .valueChanged)
    }
          private func load() { loads += 1 }
 @MainActor static func _adapted0_3rx5hvu5khwg8() -> AdaptedClasses.Members { AdaptedClasses.Members(List.self, actions: [ActionMethod(adapted: "load") { (o: List) in o.load() }]) } }

let list = List()
list.loadViewIfNeeded()
list.refreshControl?.sendActions(for: .valueChanged)
precondition(list.loads == 1)

@used @section(".init_array") private let _register_adapted0_3rx5hvu5khwg8: @convention(c) () -> Void = { AdaptedClasses.register { List._adapted0_3rx5hvu5khwg8() } }
