import Foundation

/// The content of a button in one state.
package struct ButtonStateContent {
    var title: String?
    var attributedTitle: NSAttributedString? { didSet { attributedTitle = attributedTitle?.boundsChecked } }
    package var titleColor: UIColor?
    package var titleShadowColor: UIColor?
    package var image: UIImage?
    package var backgroundImage: UIImage?
    package var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The content of a button in all states.
package struct ButtonContent {
    private var states: [UInt: ButtonStateContent] = [:]

    package mutating func update(_ state: UIControl.State, _ change: (inout ButtonStateContent) -> Void) {
        change(&states[state.rawValue, default: ButtonStateContent()])
    }

    /// The states for which content was set.
    package var definedStates: [UIControl.State] { states.keys.sorted().map { UIControl.State(rawValue: $0) } }

    package func ownValue<V>(_ state: UIControl.State, _ path: KeyPath<ButtonStateContent, V?>) -> V? {
        states[state.rawValue]?[keyPath: path]
    }

    /// Returns the value for a state, or otherwise for the normal state.
    func value<V>(_ state: UIControl.State, _ path: KeyPath<ButtonStateContent, V?>) -> V? {
        ownValue(state, path) ?? ownValue(.normal, path)
    }
}
