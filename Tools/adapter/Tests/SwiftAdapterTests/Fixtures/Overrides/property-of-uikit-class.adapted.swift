// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIViewController {
          var _base_screenName: String { "screen" }
          var _base_depth: Int {
        get { view.tag }
        set { view.tag = newValue }
    }
 var screenName: String { get { if let o = self as? List { return o._override_List_screenName }; return _base_screenName } }; var depth: Int { get { if let o = self as? List { return o._override_List_depth }; return _base_depth } set { if let o = self as? List { o._override_List_depth = newValue; return }; _base_depth = newValue } }; @MainActor static func _adapted0_2hken0232iyjb() -> AdaptedClasses.Members { AdaptedClasses.Members(UIViewController.self, properties: [KeyValueProperty(readOnly: "screenName", \UIViewController.screenName), KeyValueProperty("depth", of: UIViewController.self, { $0.depth }, { $0.depth = $1 })]) } }
final class List: UIViewController {
    var stored = 0
             var _override_List_screenName: String { "list of " + super._base_screenName }
             var _override_List_depth: Int {
        get { stored }
        set { stored = newValue * 2 }
    }
}

let screens: [UIViewController] = [UIViewController(), List()]
precondition(screens.map(\.screenName) == ["screen", "list of screen"])
screens.forEach { $0.depth = 4 }
precondition(screens.map(\.depth) == [4, 8])

@used @section(".init_array") private let _register_adapted0_2hken0232iyjb: @convention(c) () -> Void = { AdaptedClasses.register { UIViewController._adapted0_2hken0232iyjb() } }
