import UIKit

/// A view made in code alone, used from a nib: a ring that is filled while it is on.
@preconcurrency @MainActor final class ToggleButton: UIView {
    var isOn = false { didSet { dot.isHidden = !isOn } }

    private let ring = UIView()
    private let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addRing()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addRing()
    }

    private func addRing() {
        for view in [ring, dot] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        ring.layer.borderWidth = 2
        ring.layer.borderColor = UIColor.systemGray.cgColor
        dot.backgroundColor = .systemGreen
        dot.isHidden = !isOn
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
        dot.frame = ring.frame.insetBy(dx: 5, dy: 5)
        ring.layer.cornerRadius = ring.bounds.width / 2
        dot.layer.cornerRadius = dot.bounds.width / 2
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isOn.toggle() }
}
