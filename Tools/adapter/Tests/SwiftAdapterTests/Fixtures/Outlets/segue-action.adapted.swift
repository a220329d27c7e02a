// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Detail: UIViewController {
    var number = 0
    convenience init?(coder: NSCoder, number: Int) {
        self.init(coder: coder)
        self.number = number
    }
}
final class Screen: UIViewController {
                   func makeDetail(_ coder: NSCoder) -> Detail? { Detail(coder: coder, number: 3) }
 @MainActor static func _adapted1_1xx1w2vpymvtf() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "makeDetail:") { (o: Screen, a0: NSCoder) in _ = o.makeDetail(a0) }]) } }

precondition(Screen().responds(to: Selector(("makeDetail:"))))

@used @section(".init_array") private let _register_adapted1_1xx1w2vpymvtf: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted1_1xx1w2vpymvtf() } }
