import CellSimInterfaceBuilder
import UIKit

/// The way in which a gallery draws an item. If the app's code fails, the next mode, which runs less of that code, is
/// tried.
package enum GalleryDrawingMode: String, Codable, Sendable {
    /// Like iOS, with all classes of the app.
    case usual
    /// A scene inside a navigation controller, because its document contains a navigation item for the controller.
    case inNavigation
    /// Without the class of the view or the File's Owner; for a scene, without the classes of the storyboard's
    /// controllers.
    case withoutClass
    /// Without any of the app's classes.
    case withoutClasses

    /// Returns the next mode for an item whose code failed, or nil if there is none.
    package func next(for item: GalleryItem) -> GalleryDrawingMode? {
        // A picture that is compared with a reference must be drawn with the app's class.
        if item.pictured != nil { return nil }
        return switch self {
        case .usual: item.hasNavigationItem ? .inNavigation : .withoutClass
        case .inNavigation: .withoutClass
        case .withoutClass: .withoutClasses
        case .withoutClasses: nil
        }
    }

    /// A Boolean value that indicates whether the app's classes are used.
    package var hasClass: Bool { self == .usual || self == .inNavigation }

    /// Returns the identifiers of the elements whose custom classes are not used.
    @MainActor func excludedElementIDs(for item: GalleryItem, in document: IBDocument) -> Set<String> {
        guard self == .withoutClass else { return [] }
        if item.kind == .scene {
            return Set(document.scenes.compactMap { UIStoryboard.controllerElement(of: $0)?.id })
        }
        return Set([item.object, document.fileOwner?.id].compactMap { $0 })
    }
}
