import Foundation

/// One property that stands of classes hand on to views and that `KeyValueTable` does not know, or knows otherwise: views
/// that have no tint of their own tell that of their superview.
@MainActor package struct AppearanceProperty {
    /// Takes the stand, the stand as it was made, and the view.
    let hand: (_ stand: UIView, _ blank: UIView, _ view: UIView) -> Void

    /// Handed on when it was set on the stand, and the view still has what a new one has.
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

    /// For what cannot be compared: set where the view has none.
    package init<Root: UIView, Value>(unlessSet path: ReferenceWritableKeyPath<Root, Value?>) {
        hand = { stand, _, view in
            guard let stand = stand as? Root, let view = view as? Root, let value = stand[keyPath: path] else { return }
            guard view[keyPath: path] == nil || view.appearanceValues.contains(path) else { return }
            view[keyPath: path] = value
            view.appearanceValues.insert(path)
        }
    }
}
