import CellSimInterfaceBuilder
import Foundation

/// Creates the view of a storyboard scene when the controller's `view` is first accessed.
@MainActor final class SceneViewLoader: ControllerViewLoader {
    private let session: NibSession
    private let element: IBElement
    private var isConnected = false

    init(_ session: NibSession, _ element: IBElement) { (self.session, self.element) = (session, element) }

    /// Removes the session's reference to the controller, to break the retain cycle between the controller and this loader.
    func releaseController() { session.releaseObject(element) }

    func loadView(for controller: UIViewController) {
        let previousCount = session.diagnostics.count
        session.register(controller, for: element)
        defer {
            controller.storyboard?.addDiagnostics(session.diagnostics.dropFirst(previousCount))
            releaseController()
        }
        guard let viewElement = element.child(key: "view"), let view = session.object(for: viewElement) as? UIView
        else { return }
        controller.view = view
        connectObjects()
        session.awaken(except: controller)
        resizeToScreen(view, of: controller)
        session.installVariations([view])
        embedChildren(of: controller)
    }

    /// Resizes the view to the screen, unless the scene disables "Resize View From NIB". Hosts that draw documents without
    /// an app's code resize the view with their own window.
    private func resizeToScreen(_ view: UIView, of controller: UIViewController) {
        guard session.options.policy == .library, controller.resizesViewToScreen else { return }
        view.frame = CGRect(origin: .zero, size: SimulatedScreen.main.size)
    }

    /// Creates the constraints, outlets and actions of the scene's objects, and sets their runtime attributes.
    func connectObjects() {
        guard !isConnected else { return }
        isConnected = true
        session.makeConstraints()
        do {
            try session.makeConnections()
        } catch let error as UIKitException {
            UIKitException.raiseOrRecord(error)
        } catch {
            UIKitException.raiseOrRecord("NSInternalInconsistencyException", "\(error)")
        }
        session.setRuntimeAttributes()
        if let controller = session.objects[element.index] as? UIViewController { connectTriggers(of: controller) }
    }

    /// Connects controls, bar items and gesture recognisers to their segues. Cells aren't connected: they perform their
    /// segues on selection.
    private func connectTriggers(of controller: UIViewController) {
        for segue in controller.segueTemplates where !["relationship", "embed"].contains(segue.kind) {
            guard let id = segue.sourceID, let source = session.template.document.element(withID: id),
                let sender = session.objects[source.index] as? any NibActionSource
            else { continue }
            let trigger = SegueTrigger(segue, of: controller)
            let event = (sender as? UIControl)?.actsOnTap ?? true ? nil : "valueChanged"
            if sender.connect(SegueTrigger.action, target: trigger, event: event) {
                controller.segueTriggers.append(trigger)
            }
        }
    }

    /// Returns whether this controller or an ancestor has an object ID. Embedding it again would recurse endlessly.
    private func hasAncestor(_ controller: UIViewController, _ id: String) -> Bool {
        var current: UIViewController? = controller
        while let next = current {
            if next.nibIdentity?.objectID == id, next.nibIdentity?.file == session.template.path { return true }
            current = next.parent
        }
        return false
    }

    /// Adds the destinations of embed segues to their container views.
    private func embedChildren(of controller: UIViewController) {
        for segue in controller.segueTemplates where segue.kind == "embed" {
            if hasAncestor(controller, segue.destinationID) {
                controller.storyboard?.reportContainmentLoop(segue)
                continue
            }
            guard let id = segue.sourceID, let source = session.template.document.element(withID: id),
                let container = session.objects[source.index] as? UIView,
                let child = controller.storyboard?.makeController(objectID: segue.destinationID)
            else { continue }
            controller.prepare(for: controller.makeSegue(segue, to: child), sender: nil)
            controller.embed(child, in: container, frame: container.bounds)
        }
    }
}
