import UIKit

/// The kind of difference between two cells.
public enum DifferenceKind: String, Hashable, Sendable, CaseIterable {
    /// Visible text.
    case text
    /// Colours, images, visibility and similar properties.
    case look
    /// Constraints, priorities, frames, subviews.
    case layout
    /// Properties for assistive technologies.
    case accessibility
    /// The actions available to the user.
    case behaviour
    /// Pixels that no property explains.
    case pixels

    /// Whether such a difference can change the picture or the frames.
    var affectsAppearance: Bool { self != .accessibility && self != .behaviour }
}

/// A property of views to compare.
struct ViewProperty {
    /// The origin of a property's value.
    enum Provenance {
        /// Set by code or by the document.
        case set
        /// Inherited from the superview unless it is set.
        case inherited
        /// Derived from other properties by layout.
        case derived
    }

    let name: String
    let kind: DifferenceKind
    let provenance: Provenance
    /// Properties of the same view with the same meaning. If one of them differs, this property is not reported.
    let follows: [String]
    let read: @MainActor (UIView) -> PropertyValue

    /// Creates a property.
    /// - Parameter read: Reads the value. It only receives views of the class that lists the property.
    @MainActor init<View: UIView>(
        _ name: String, _ kind: DifferenceKind, _ provenance: Provenance = .set, follows: [String] = [],
        _ read: @escaping @MainActor (View) -> PropertyValue
    ) {
        (self.name, self.kind, self.provenance, self.follows) = (name, kind, provenance, follows)
        self.read = { view in (view as? View).map(read) ?? .none }
    }
}

/// The properties of each class, cached for each class in use.
@MainActor enum ViewProperties {
    /// Returns the properties of views of exactly this class, with inherited properties first.
    static func of(_ type: UIView.Type) -> [ViewProperty] {
        if let cached = cache[ObjectIdentifier(type)] { return cached }
        let properties = lists.filter { $0.matches(type) }.flatMap(\.properties)
        cache[ObjectIdentifier(type)] = properties
        return properties
    }

    private static var cache: [ObjectIdentifier: [ViewProperty]] = [:]
    private static let lists = ViewPropertyList.all
}

/// Lists the properties that a class adds.
@MainActor struct ViewPropertyList {
    let matches: (UIView.Type) -> Bool
    let properties: [ViewProperty]

    init<View: UIView>(_ type: View.Type, _ properties: [ViewProperty]) {
        matches = { $0 is View.Type }
        self.properties = properties
    }
}
