import Foundation

/// What a button shows in one state.
package struct ButtonStateContent {
    var title: String?
    var attributedTitle: NSAttributedString? { didSet { attributedTitle = attributedTitle?.held } }
    package var titleColor: UIColor?
    package var titleShadowColor: UIColor?
    package var image: UIImage?
    package var backgroundImage: UIImage?
    package var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// What a button shows in every state.
package struct ButtonContent {
    private var states: [UInt: ButtonStateContent] = [:]

    package mutating func change(_ state: UIControl.State, _ change: (inout ButtonStateContent) -> Void) {
        change(&states[state.rawValue, default: ButtonStateContent()])
    }

    /// The states for which something was said.
    package var knownStates: [UIControl.State] { states.keys.sorted().map { UIControl.State(rawValue: $0) } }

    package func own<V>(_ state: UIControl.State, _ path: KeyPath<ButtonStateContent, V?>) -> V? {
        states[state.rawValue]?[keyPath: path]
    }

    /// The value of the state, or of the normal state where the state has none.
    func value<V>(_ state: UIControl.State, _ path: KeyPath<ButtonStateContent, V?>) -> V? {
        own(state, path) ?? own(.normal, path)
    }
}
