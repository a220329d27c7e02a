import Foundation
import UIKit

/// A protocol for view classes that are designed in a nib of their own, as the class of the top-level view.
///
/// Set the class as the custom class of the nib's top-level view. Leave File's Owner unset, or set it to the class of the
/// view that contains this view, which then has the outlets; see `UIView.insert(fromNib:)`.
@preconcurrency @MainActor public protocol NibOwner: UIView {
    /// The name of the nib, which is the name of the class by default.
    static var nibName: String { get }
    /// The bundle that contains the nib, which is the bundle of the class by default.
    static var nibBundle: Bundle? { get }
    /// The nib. If you create many instances, store it in a `static let`, so that it is read only once.
    static var nib: UINib { get }
}

/// Loads views from their nibs.
extension NibOwner {
    public static var nibName: String { String(describing: Self.self) }
    public static var nibBundle: Bundle? { Bundle(for: Self.self) }
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }

    /// Creates a view from the nib of the class.
    ///
    /// If the nib is missing or can't be read, an exception is raised, as in `UINib.instantiate`.
    /// - Parameter owner: File's Owner.
    /// - Returns: The first top-level object of this class; `nil` if the nib contains none.
    public static func fromNib(owner: Any? = nil) -> Self? {
        nib.instantiate(withOwner: owner, options: nil).lazy.compactMap { $0 as? Self }.first
    }
}

/// Inserts views from their nibs.
extension UIView {
    /// Loads a view from its nib with this view as File's Owner, adds it as a subview, and pins its edges to those of this view.
    ///
    /// Call it from both initialisers of a view, so that a view designed in a nib can be created in code and by other nibs. If the
    /// nib contains no view of the class, an exception is raised.
    @discardableResult public func insert<Inner: NibOwner>(fromNib innerClass: Inner.Type) -> Inner {
        let innerView =
            innerClass.fromNib(owner: self)
            ?? UIKitException.recovered(
                from: UIKitException(
                    name: "NSInternalInconsistencyException",
                    reason: "nib '\(innerClass.nibName)' has no top-level view of class \(innerClass)"),
                with: ClassFactory.view(of: innerClass))
        innerView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(innerView)
        NSLayoutConstraint.activate([
            innerView.topAnchor.constraint(equalTo: topAnchor),
            innerView.leadingAnchor.constraint(equalTo: leadingAnchor),
            bottomAnchor.constraint(equalTo: innerView.bottomAnchor),
            trailingAnchor.constraint(equalTo: innerView.trailingAnchor),
        ])
        return innerView
    }
}
