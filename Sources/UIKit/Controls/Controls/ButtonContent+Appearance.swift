import Foundation

/// Applies the values of an appearance proxy to a button's content.
extension ButtonContent {
    /// Applies the values of a proxy that differ from the defaults, unless the app set another value.
    /// - Returns: Whether a value was applied.
    mutating func applyAppearance(_ proxy: ButtonContent, unless defaults: ButtonContent, taken: inout Set<AnyHashable>)
        -> Bool
    {
        var didChange = false
        for state in proxy.definedStates {
            didChange = applyValue(\.titleColor, "titleColor", state, proxy, defaults, &taken) || didChange
            didChange = applyValue(\.titleShadowColor, "titleShadowColor", state, proxy, defaults, &taken) || didChange
            didChange = applyValue(\.image, "image", state, proxy, defaults, &taken) || didChange
            didChange = applyValue(\.backgroundImage, "backgroundImage", state, proxy, defaults, &taken) || didChange
            didChange =
                applyValue(\.symbolConfiguration, "symbolConfiguration", state, proxy, defaults, &taken) || didChange
        }
        return didChange
    }

    private mutating func applyValue<Value: Equatable>(
        _ path: WritableKeyPath<ButtonStateContent, Value?>, _ name: String, _ state: UIControl.State,
        _ proxy: ButtonContent,
        _ defaults: ButtonContent, _ appliedKeys: inout Set<AnyHashable>
    ) -> Bool {
        let (value, key) = (proxy.ownValue(state, path), "\(name) \(state.rawValue)")
        guard let value, value != defaults.ownValue(state, path), ownValue(state, path) != value else { return false }
        guard appliedKeys.contains(key) || ownValue(state, path) == defaults.ownValue(state, path) else { return false }
        update(state) { $0[keyPath: path] = value }
        appliedKeys.insert(key)
        return true
    }
}
