import UIKit

/// The aspect of a cell that differs.
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
    var canShow: Bool { self != .accessibility && self != .behaviour }
}

/// A property of views that is compared.
struct ViewProperty {
    /// The relation of a property to others.
    enum Provenance {
        /// Somebody set it.
        case set
        /// Comes down from the superview unless somebody set it.
        case inherited
        /// Follows from others: layout's work.
        case derived
    }

    let name: String
    let kind: DifferenceKind
    let provenance: Provenance
    /// Properties of the same view with the same meaning. If one of them differs, this one is not reported.
    let follows: [String]
    let read: @MainActor (UIView) -> PropertyValue

    /// - Parameter read: Reads the value. It only receives views of the class under which the property is listed.
    @MainActor init<View: UIView>(
        _ name: String, _ kind: DifferenceKind, _ provenance: Provenance = .set, follows: [String] = [],
        _ read: @escaping @MainActor (View) -> PropertyValue
    ) {
        (self.name, self.kind, self.provenance, self.follows) = (name, kind, provenance, follows)
        self.read = { view in (view as? View).map(read) ?? .none }
    }
}

/// The properties of each class: one list per UIKit class, looked up once for each class in use.
@MainActor enum ViewProperties {
    /// Returns the properties of views of exactly this class, with inherited properties first.
    static func of(_ type: UIView.Type) -> [ViewProperty] {
        if let known = known[ObjectIdentifier(type)] { return known }
        let found = lists.filter { $0.matches(type) }.flatMap(\.properties)
        known[ObjectIdentifier(type)] = found
        return found
    }

    private static var known: [ObjectIdentifier: [ViewProperty]] = [:]
    private static let lists = ViewPropertyList.all
}

/// The properties that a class adds.
@MainActor struct ViewPropertyList {
    let matches: (UIView.Type) -> Bool
    let properties: [ViewProperty]

    init<View: UIView>(_ type: View.Type, _ properties: [ViewProperty]) {
        matches = { $0 is View.Type }
        self.properties = properties
    }
}
