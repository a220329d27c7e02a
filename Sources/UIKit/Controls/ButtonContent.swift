import Foundation

/// What a button shows in one state.
struct ButtonStateContent {
    var title: String?
    var attributedTitle: NSAttributedString? { didSet { attributedTitle = attributedTitle?.held } }
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// What a button shows in every state.
struct ButtonContent {
    private var states: [UInt: ButtonStateContent] = [:]

    mutating func change(_ state: UIControl.State, _ change: (inout ButtonStateContent) -> Void) {
        change(&states[state.rawValue, default: ButtonStateContent()])
    }

    /// The states for which something was said.
    var knownStates: [UIControl.State] { states.keys.sorted().map { UIControl.State(rawValue: $0) } }

    func own<V>(_ state: UIControl.State, _ path: KeyPath<ButtonStateContent, V?>) -> V? {
        states[state.rawValue]?[keyPath: path]
    }

    /// The value of the state, or of the normal state where the state has none.
    func value<V>(_ state: UIControl.State, _ path: KeyPath<ButtonStateContent, V?>) -> V? {
        own(state, path) ?? own(.normal, path)
    }
}
