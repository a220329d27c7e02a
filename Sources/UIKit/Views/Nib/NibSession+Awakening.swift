import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// Calls `awakeFromNib()`, and reports unsupported elements and attributes.
extension NibSession {
    /// Calls `awakeFromNib()` of every created object in document order, except File's Owner and external objects.
    /// - Parameter excludedObject: An object to skip: the controller, if only its view was created.
    func awaken(except excludedObject: AnyObject? = nil) {
        for object in objects where object !== excludedObject || excludedObject == nil {
            if let responder = object as? UIResponder {
                responder.awakeFromNib()
            } else if let object, type(of: object) != NSLayoutConstraint.self, let object = object as? any NibAwakening
            {
                object.awakeFromNib()
            }
        }
    }

    /// Reports elements and attributes that were not read, because CellSim doesn't support them.
    func reportUnread() {
        guard let readTracker else { return }
        for element in template.document.objects { reportUnread(below: element, readTracker) }
    }

    private func reportUnread(below element: IBElement, _ reads: NibReadTracker) {
        if IgnoredNibAttributes.isDesignTime(element) { return }
        guard reads.isRead(element) || IgnoredNibAttributes.isStructural(element) else {
            report(
                .warning, at: element, key: element.key, message: "is not supported", remedy: "it has no effect",
                rule: .unread, supports: SupportName.element(element.name))
            return
        }
        if !IgnoredNibAttributes.isStructural(element) {
            for (position, attribute) in element.attributes.enumerated()
            where !reads.isRead(element, attributeAt: position) && !IgnoredNibAttributes.isDesignTime(attribute.key) {
                report(
                    .warning, at: element, key: attribute.key, value: attribute.value, message: "is not supported",
                    remedy: "it has no effect", rule: .unread,
                    supports: SupportName.element(element.name, attribute: attribute.key))
            }
        }
        for child in element.children { reportUnread(below: child, reads) }
    }
}

/// The attributes and elements that aren't reported if they were not read: those that only Interface Builder uses, and
/// structural elements.
enum IgnoredNibAttributes {
    private static let designTimeAttributes: Set<String> = [
        "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "colorLabel", "sceneMemberID",
        "ambiguous", "misplaced", "verifyAmbiguity", "canvasLocation", "placeholderIdentifier", "rowHeight",
        "propertyAccessControl", "inheritsFrom", "simulatedAppContext", "hasAttributedTitle",
    ]

    private static let designTimeElements: Set<String> = [
        "point.canvasLocation", "freeformSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
        "modalFormSheetSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
        "nil", "attributedString.userComments", "variation", "placeholder",
        "size.freeformSize", "string.userLabel", "mutableString.userLabel", "inferredMetricsTieBreakers", "designables",
        "simulatedMetricsContainer", "popoverArrowDirection", "animations",
    ]

    private static let structuralElements: Set<String> = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "mask", "exclude", "include", "segue",
        "outlet", "outletCollection", "action", "constraint", "layoutGuides", "gestureRecognizers", "keyCommands",
    ]

    static func isDesignTime(_ key: String) -> Bool { designTimeAttributes.contains(key) }

    static func isDesignTime(_ element: IBElement) -> Bool {
        designTimeElements.contains(element.name) || designTimeElements.contains("\(element.name).\(element.key ?? "")")
    }

    static func isStructural(_ element: IBElement) -> Bool { structuralElements.contains(element.name) }
}
