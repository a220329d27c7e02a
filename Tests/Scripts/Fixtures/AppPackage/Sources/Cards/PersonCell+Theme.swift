import UIKit

// What a class overrides in an extension, and what its subclasses may override.
extension PersonCell {
    public override func prepareForReuse() {
        super.prepareForReuse()
        configure(name: "")
    }

    @objc func applyTheme() { backgroundColor = .systemYellow }

    public override var canBecomeFirstResponder: Bool { true }
}
