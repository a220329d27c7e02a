import Foundation

/// A property that appearance proxies apply to views and that `KeyValueTable` lacks or handles differently: views without
/// their own tint return that of their superview.
@MainActor package struct AppearanceProperty {
    /// Takes the proxy, the proxy in its initial state, and the view.
    let hand: (_ stand: UIView, _ blank: UIView, _ view: UIView) -> Void

    /// Applied if it was set on the proxy and the view still has a new view's value.
    package init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        hand = { stand, blank, view in
            guard let stand = stand as? Root, let blank = blank as? Root, let view = view as? Root else { return }
            let value = stand[keyPath: path]
            guard value != blank[keyPath: path], view[keyPath: path] != value else { return }
            if view[keyPath: path] == blank[keyPath: path] || view.appearanceValues.contains(path) {
                view[keyPath: path] = value
                view.appearanceValues.insert(path)
            }
        }
    }

    /// For values that cannot be compared: set if the view has none.
    package init<Root: UIView, Value>(unlessSet path: ReferenceWritableKeyPath<Root, Value?>) {
        hand = { stand, _, view in
            guard let stand = stand as? Root, let view = view as? Root, let value = stand[keyPath: path] else { return }
            guard view[keyPath: path] == nil || view.appearanceValues.contains(path) else { return }
            view[keyPath: path] = value
            view.appearanceValues.insert(path)
        }
    }
}
