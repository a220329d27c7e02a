import UIKit

/// The kind of a difference between two cells.
public enum DifferenceKind: String, Hashable, Sendable, CaseIterable {
    /// The characters of visible text.
    case text
    /// Colours, images, visibility and other visible properties.
    case look
    /// Constraints, priorities, frames and subviews.
    case layout
    /// Properties for assistive technologies.
    case accessibility
    /// The actions that are available to the user.
    case behaviour
    /// Pixels that differ although no property does.
    case pixels

    /// A Boolean value that indicates whether such a difference can change the picture or the frames.
    var affectsAppearance: Bool { self != .accessibility && self != .behaviour }
}

/// A view property that the check compares.
struct ViewProperty {
    /// The origin of a property's value.
    enum Provenance {
        /// The value is set by code or by the document.
        case set
        /// The value is inherited from the superview unless it is set.
        case inherited
        /// The value is derived from other properties by layout.
        case derived
    }

    let name: String
    let kind: DifferenceKind
    let provenance: Provenance
    /// The names of properties of the same view that determine this one. If one of them differs, this property isn't reported.
    let follows: [String]
    let read: @MainActor (UIView) -> PropertyValue

    /// Creates a property.
    /// - Parameter read: Returns the value for a view of the class that declares the property.
    @MainActor init<View: UIView>(
        _ name: String, _ kind: DifferenceKind, _ provenance: Provenance = .set, follows: [String] = [],
        _ read: @escaping @MainActor (View) -> PropertyValue
    ) {
        (self.name, self.kind, self.provenance, self.follows) = (name, kind, provenance, follows)
        self.read = { view in (view as? View).map(read) ?? .none }
    }
}

/// The properties of each class. They are cached for the classes in use.
@MainActor enum ViewProperties {
    /// Returns the properties of views of a class. Inherited properties come first.
    static func of(_ type: UIView.Type) -> [ViewProperty] {
        if let cached = cache[ObjectIdentifier(type)] { return cached }
        let properties = lists.filter { $0.matches(type) }.flatMap(\.properties)
        cache[ObjectIdentifier(type)] = properties
        return properties
    }

    private static var cache: [ObjectIdentifier: [ViewProperty]] = [:]
    private static let lists = ViewPropertyList.all
}

/// The properties that a class adds to those of its superclass.
@MainActor struct ViewPropertyList {
    let matches: (UIView.Type) -> Bool
    let properties: [ViewProperty]

    init<View: UIView>(_ type: View.Type, _ properties: [ViewProperty]) {
        matches = { $0 is View.Type }
        self.properties = properties
    }
}
