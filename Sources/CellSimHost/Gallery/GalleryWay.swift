import CellSimInterfaceBuilder
import UIKit

/// The way in which a gallery draws an item. If the app's code fails, the next way is tried, which runs less of it.
package enum GalleryWay: String, Codable, Sendable {
    /// As iOS shows it, with all classes of the app.
    case usual
    /// A scene inside a navigation controller, because the document gives its controller a navigation item.
    case inNavigation
    /// Without the class of the view or its File's Owner; of a scene, without the classes of the storyboard's controllers.
    case withoutClass
    /// Without any class of the app.
    case withoutClasses

    /// The next way for an item whose code failed; nil if there is none.
    package func next(for item: GalleryItem) -> GalleryWay? {
        // A picture that is compared with a reference has its class, or fails.
        if item.pictured != nil { return nil }
        return switch self {
        case .usual: item.hasNavigationItem ? .inNavigation : .withoutClass
        case .inNavigation: .withoutClass
        case .withoutClass: .withoutClasses
        case .withoutClasses: nil
        }
    }

    /// Whether the classes of the app are used.
    package var hasClass: Bool { self == .usual || self == .inNavigation }

    /// Returns the ids of the elements whose classes are omitted.
    @MainActor func withheld(for item: GalleryItem, in document: IBDocument) -> Set<String> {
        guard self == .withoutClass else { return [] }
        if item.kind == .scene {
            return Set(document.scenes.compactMap { UIStoryboard.controllerElement(of: $0)?.id })
        }
        return Set([item.object, document.fileOwner?.id].compactMap { $0 })
    }
}
