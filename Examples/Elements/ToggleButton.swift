import UIKit

/// A square button that is filled while it is on.
@preconcurrency @MainActor final class ToggleButton: UIView {
    var isOn = false { didSet { backgroundColor = isOn ? .systemGreen : .tertiarySystemFill } }
}
