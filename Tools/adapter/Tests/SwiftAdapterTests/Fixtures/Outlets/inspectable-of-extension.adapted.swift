// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
                   var roundness: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
 @MainActor static func _adapted0_fche85jfnp65() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, properties: [KeyValueProperty("roundness", of: UIView.self, { $0.roundness }, { $0.roundness = $1 })]) } }

let view = UIView()
view.setValue(CGFloat(4), forKey: "roundness")
precondition(view.layer.cornerRadius == 4)

@used @section(".init_array") private let _register_adapted0_fche85jfnp65: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_fche85jfnp65() } }
