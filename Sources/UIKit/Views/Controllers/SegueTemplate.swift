import CellSimInterfaceBuilder
import Foundation

/// A segue in a storyboard document. The destination is created when the segue is performed.
struct SegueTemplate {
    var identifier: String?
    /// The kind of segue: `show`, `presentation`, `embed`, `relationship`, `unwind` and others.
    var kind: String
    var relationship: String?
    var destinationID: String
    var customClass: String?
    var customModule: String?
    var modalPresentationStyle: String?
    var modalTransitionStyle: String?
    var isAnimated: Bool
    /// The trigger: `accessoryAction` for a segue that a cell's detail button performs, nil for most others.
    var trigger: String?
    /// The action of an unwind segue.
    var unwindAction: String?
    /// The ID of the object that triggers the segue, such as a cell or a button.
    var sourceID: String?
    /// The line number of the segue in the document.
    var line: Int

    init?(_ element: IBElement, source: String?) {
        guard element.name == "segue", let destination = element["destination"] else { return nil }
        identifier = element["identifier"]
        kind = element["kind"] ?? "show"
        relationship = element["relationship"]
        destinationID = destination
        (customClass, customModule) = (element["customClass"], element["customModule"])
        modalPresentationStyle = element["modalPresentationStyle"]
        modalTransitionStyle = element["modalTransitionStyle"]
        isAnimated = element["animates"] != "NO"
        trigger = element["trigger"]
        unwindAction = element["unwindAction"]
        (sourceID, line) = (source, element.line)
    }

    /// Returns the segues of a controller and of the objects in its scene, in document order.
    static func all(in controller: IBElement, of document: IBDocument) -> [SegueTemplate] {
        var segues: [SegueTemplate] = []
        func visit(_ element: IBElement, source: String?) {
            if element.name == "segue" {
                if let segue = SegueTemplate(element, source: source) { segues.append(segue) }
                return
            }
            for child in element.children {
                visit(child, source: element.name == "connections" ? source : element.id ?? source)
            }
        }
        // Gesture recognisers and bar items of a scene are siblings of its controller.
        let scene = document.parent(of: controller)?.children ?? [controller]
        visit(controller, source: controller.id)
        for other in scene where other !== controller && !other.isControllerOrPlaceholder {
            visit(other, source: other.id)
        }
        return segues
    }
}

extension IBElement {
    fileprivate var isControllerOrPlaceholder: Bool { isController || name == "placeholder" }
}
