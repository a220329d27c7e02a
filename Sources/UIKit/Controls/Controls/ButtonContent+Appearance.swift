import Foundation

/// Adopts values from an appearance proxy.
extension ButtonContent {
    /// - Returns: Whether a value was adopted.
    mutating func applyAppearance(_ stand: ButtonContent, unless blank: ButtonContent, taken: inout Set<AnyHashable>)
        -> Bool
    {
        var didChange = false
        for state in stand.knownStates {
            didChange = applyValue(\.titleColor, "titleColor", state, stand, blank, &taken) || didChange
            didChange = applyValue(\.titleShadowColor, "titleShadowColor", state, stand, blank, &taken) || didChange
            didChange = applyValue(\.image, "image", state, stand, blank, &taken) || didChange
            didChange = applyValue(\.backgroundImage, "backgroundImage", state, stand, blank, &taken) || didChange
            didChange =
                applyValue(\.symbolConfiguration, "symbolConfiguration", state, stand, blank, &taken) || didChange
        }
        return didChange
    }

    private mutating func applyValue<Value: Equatable>(
        _ path: WritableKeyPath<ButtonStateContent, Value?>, _ name: String, _ state: UIControl.State,
        _ stand: ButtonContent,
        _ defaults: ButtonContent, _ appliedKeys: inout Set<AnyHashable>
    ) -> Bool {
        let (value, key) = (stand.ownValue(state, path), "\(name) \(state.rawValue)")
        guard let value, value != defaults.ownValue(state, path), ownValue(state, path) != value else { return false }
        guard appliedKeys.contains(key) || ownValue(state, path) == defaults.ownValue(state, path) else { return false }
        update(state) { $0[keyPath: path] = value }
        appliedKeys.insert(key)
        return true
    }
}
