// swift-format-ignore-file
import CellSimAdapted; import UIKit

class DialogButton: UIButton {
    let action: (() -> Void)?
                  var height: Int { didSet { ObservedValues.notify(self, \DialogButton.height, "height") } }
                  var lineColor: UIColor? {
        get { line.backgroundColor }
        set { line.backgroundColor = newValue }
    }
    private let line = UIView()
    init(
        title: String, height: Int = 45, kind: UIColor, names: [String], done: @escaping (Int, String) -> Void,
        action: (() -> Void)?
    ) {
        (self.height, self.action) = (height, action)
        super.init(frame: .zero)
        setTitle(title, for: .normal)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
 @MainActor static func _adapted0_12bd7cznqrqno() -> AdaptedClasses.Members { AdaptedClasses.Members(DialogButton.self, properties: [KeyValueProperty("lineColor", of: DialogButton.self, { $0.lineColor }, { $0.lineColor = $1 })], sample: { DialogButton(title: "", kind: .clear, names: [], done: { _, _ in }, action: nil) }, appearance: ["lineColor"]) } }
final class CancelButton: DialogButton { @MainActor static func _adapted1_12bd7cznqrqno() -> AdaptedClasses.Members { AdaptedClasses.Members(CancelButton.self, sample: { CancelButton(title: "", kind: .clear, names: [], done: { _, _ in }, action: nil) }) } }
final class Plain: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    init(name: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
}
final class Titled: UIView {
    let title: String
    init() {
        title = "own"
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
 @MainActor static func _adapted3_12bd7cznqrqno() -> AdaptedClasses.Members { AdaptedClasses.Members(Titled.self, making: { Titled() }) } }

DialogButton.appearance().lineColor = .red
DialogButton.appearance().height = 60
CancelButton.appearance().lineColor = .blue
Plain.appearance().backgroundColor = .green
Titled.appearance().backgroundColor = .green

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let button = DialogButton(title: "Shown", kind: .red, names: [], done: { _, _ in }, action: nil)
let cancel = CancelButton(title: "Shown", kind: .red, names: [], done: { _, _ in }, action: nil)
let titled = Titled()
for view in [button, cancel, titled] { window.addSubview(view) }
precondition(button.lineColor == .red && button.height == 60)
precondition(cancel.lineColor == .blue && cancel.height == 60)
precondition(button.title(for: .normal) == "Shown")
precondition(titled.backgroundColor == .green)

@used @section(".init_array") private let _register_adapted0_12bd7cznqrqno: @convention(c) () -> Void = { AdaptedClasses.register { DialogButton._adapted0_12bd7cznqrqno() } }
@used @section(".init_array") private let _register_adapted1_12bd7cznqrqno: @convention(c) () -> Void = { AdaptedClasses.register { CancelButton._adapted1_12bd7cznqrqno() } }
@used @section(".init_array") private let _register_adapted3_12bd7cznqrqno: @convention(c) () -> Void = { AdaptedClasses.register { Titled._adapted3_12bd7cznqrqno() } }
