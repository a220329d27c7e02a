import Foundation

/// A property that appearance proxies apply separately, because `KeyValueTable` doesn't contain it or handles it
/// differently. For example, the tint colour of a view without its own tint is that of its superview.
@MainActor package struct AppearanceProperty {
    /// Applies the property from a proxy to a view. `initialProxy` is a proxy in its initial state.
    let apply: (_ stand: UIView, _ blank: UIView, _ view: UIView) -> Void

    /// Creates a property that is applied if it was set on the proxy, and the view has the initial value or one from an
    /// appearance.
    package init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        apply = { proxy, initialProxy, view in
            guard let stand = proxy as? Root, let blank = initialProxy as? Root, let view = view as? Root else {
                return
            }
            let value = stand[keyPath: path]
            guard value != blank[keyPath: path], view[keyPath: path] != value else { return }
            if view[keyPath: path] == blank[keyPath: path] || view.appearanceProxyKeys.contains(path) {
                view[keyPath: path] = value
                view.appearanceProxyKeys.insert(path)
            }
        }
    }

    /// Creates a property whose values can't be compared. It is applied if the view has no value or one from an appearance.
    package init<Root: UIView, Value>(unlessSet path: ReferenceWritableKeyPath<Root, Value?>) {
        apply = { proxy, _, view in
            guard let stand = proxy as? Root, let view = view as? Root, let value = stand[keyPath: path] else { return }
            guard view[keyPath: path] == nil || view.appearanceProxyKeys.contains(path) else { return }
            view[keyPath: path] = value
            view.appearanceProxyKeys.insert(path)
        }
    }
}
