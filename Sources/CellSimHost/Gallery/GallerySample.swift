import UIKit

/// An app's sample value, such as a static property `preview`, that fills the views of a class in a gallery.
@preconcurrency @MainActor public struct GallerySample {
    /// The name of the property, such as `Card.preview`.
    public let name: String
    /// The class of the views.
    let type: UIView.Type
    /// Fills a view, or returns another view to show instead.
    let apply: @MainActor (UIView) throws -> UIView

    /// Creates a sample that fills views of a class.
    /// - Parameters:
    ///   - name: The property with the sample value, such as `Card.preview`.
    ///   - type: The class of the views.
    ///   - fill: A closure that fills a view of this class with the value.
    public init<View: UIView>(_ name: String, for type: View.Type, fill: @escaping @MainActor (View) throws -> Void) {
        (self.name, self.type) = (name, type)
        apply = { view in
            if let typedView = view as? View { try fill(typedView) }
            return view
        }
    }

    /// Creates a sample from a view. In the gallery, it replaces a view of its class.
    /// - Parameters:
    ///   - name: The property with the view, such as `CardCell.preview`.
    ///   - type: The class of the view.
    ///   - view: A closure that returns the view.
    public init<View: UIView>(_ name: String, of type: View.Type, view: @escaping @MainActor () throws -> View) {
        (self.name, self.type) = (name, type)
        apply = { _ in try view() }
    }
}
