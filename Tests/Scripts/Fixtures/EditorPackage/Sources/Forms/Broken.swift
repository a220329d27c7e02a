import UIKit

class Broken: UIView {
    @IBOutlet var label: UILabel!

    @objc func update() { label.text = 7 }

    func listen(to button: UIButton) {
        /* é */ button.addTarget(self, action: #selector(update), for: .missing)
        button.addTarget(self, action: #selector(updat), for: .touchUpInside)
    }
}
