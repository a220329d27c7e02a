import Parts
import UIKit

@objc(ShopScreen) class Screen: UIViewController, UITextFieldDelegate, PartDelegate {
    @IBOutlet private weak var name: UITextField!
    @IBOutlet var parts: [Part]!
    @IBInspectable var limit: Int = 3
    weak var picking: Picking?
    private var token: NSObject?

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardChanged), name: UIResponder.keyboardWillShowNotification, object: nil)
        view.addSubview(button)
        view.flash()
        picking?.picked?(limit)
        picking?.pick()
    }

    @IBAction func tap(_ sender: UIButton) { name.text = sender.currentTitle }
    @objc private dynamic func keyboardChanged(_ note: Notification) { token = nil }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    func partDidMove(_ part: Part, to index: Int) { print(#keyPath(UIView.alpha), index) }
}
