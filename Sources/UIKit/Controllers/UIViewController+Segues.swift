import Foundation

/// A segue as its document describes it; its destination is made when it runs.
@MainActor struct SegueTemplate {
    var identifier: String?
    /// `show`, `presentation`, `embed`, `relationship`, …
    var kind: String
    var relationship: String?
    var destinationID: String
    var customClass: String?
    var modalPresentationStyle: String?
    /// The object the segue starts from, such as a cell or button, by its id.
    var sourceID: String?
}

extension UIViewController {
    func runSegue(named identifier: String, sender: Any?) {
        guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
            UIKitException.raise(
                name: "NSInvalidArgumentException",
                reason: "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
        }
        run(template, sender: sender)
    }

    /// Makes the destination, tells the source and shows it.
    func run(_ template: SegueTemplate, sender: Any?) {
        guard let destination = storyboard?.makeController(objectID: template.destinationID) else { return }
        let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: destination)
        segue.kind = template.kind
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}

/// The passage from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    var kind = "show"

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    open func perform() {
        switch kind {
        case "presentation", "modal", "popoverPresentation": source.present(destination, animated: true)
        case "showDetail": source.showDetailViewController(destination, sender: source)
        case "push": source.navigationController?.pushViewController(destination, animated: true)
        default: source.show(destination, sender: source)
        }
    }
}
