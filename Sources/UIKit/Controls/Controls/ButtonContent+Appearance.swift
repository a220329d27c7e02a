import Foundation

/// Adopts values from an appearance proxy.
extension ButtonContent {
    /// - Returns: Whether a value was adopted.
    mutating func applyAppearance(_ stand: ButtonContent, unless blank: ButtonContent, taken: inout Set<AnyHashable>)
        -> Bool
    {
        var didChange = false
        for state in stand.knownStates {
            didChange = take(\.titleColor, "titleColor", state, stand, blank, &taken) || didChange
            didChange = take(\.titleShadowColor, "titleShadowColor", state, stand, blank, &taken) || didChange
            didChange = take(\.image, "image", state, stand, blank, &taken) || didChange
            didChange = take(\.backgroundImage, "backgroundImage", state, stand, blank, &taken) || didChange
            didChange = take(\.symbolConfiguration, "symbolConfiguration", state, stand, blank, &taken) || didChange
        }
        return didChange
    }

    private mutating func take<Value: Equatable>(
        _ path: WritableKeyPath<ButtonStateContent, Value?>, _ name: String, _ state: UIControl.State,
        _ stand: ButtonContent,
        _ blank: ButtonContent, _ taken: inout Set<AnyHashable>
    ) -> Bool {
        let (value, key) = (stand.ownValue(state, path), "\(name) \(state.rawValue)")
        guard let value, value != blank.ownValue(state, path), ownValue(state, path) != value else { return false }
        guard taken.contains(key) || ownValue(state, path) == blank.ownValue(state, path) else { return false }
        update(state) { $0[keyPath: path] = value }
        taken.insert(key)
        return true
    }
}
