import UIKit

class DialogButton: UIButton {
    let action: (() -> Void)?
    @objc dynamic var height: Int
    @objc dynamic var lineColor: UIColor? {
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
}
final class CancelButton: DialogButton {}
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
}

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
