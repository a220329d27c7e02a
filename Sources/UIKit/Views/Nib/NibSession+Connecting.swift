import CellSimInterfaceBuilder
import CellSimReflection
import Foundation

/// An object that sends actions, to which a document can connect targets.
@MainActor protocol NibActionSource: AnyObject {
    /// Connects an action. Returns false if the event is unknown.
    func connect(_ action: Selector, target: AnyObject?, event: String?) -> Bool
}

/// Connects outlets and actions.
extension NibSession {
    /// Connects all outlets, outlet collections and actions in document order.
    func makeConnections() throws {
        for connection in template.connections {
            readTracker?.markAllRead(of: connection.element)
            guard isCreated(connection.source) else { continue }
            switch connection.kind {
            case .outlet(let property):
                guard let value = destination(connection.destination, of: connection) else { continue }
                try connectOutlet(property, to: value, [value], connection)
            case .collection(let property, let ids):
                let values = ids.compactMap { destination($0, of: connection) }
                try connectOutlet(property, to: values, values, connection)
            case .action(let selector, let event):
                connectAction(Selector(selector), event: event, connection)
            }
        }
    }

    /// Returns whether the source object was created. Objects of other scenes and of unknown types weren't.
    private func isCreated(_ source: IBElement) -> Bool {
        objects[source.index] != nil || source["placeholderIdentifier"] == "IBFilesOwner" && isFullDocument
    }

    /// Returns the destination of a connection. Returns nil for First Responder, if File's Owner is nil, and if the object
    /// wasn't created.
    private func destination(_ id: String, of connection: NibConnection) -> AnyObject? {
        guard let element = template.document.element(withID: id) else { return nil }
        // iOS loads each scene separately, so objects of other scenes do not exist.
        if objects[element.index] == nil, let destinationScene = scene(of: element),
            destinationScene != scene(of: connection.source)
        {
            report(
                .warning, at: connection.element, key: "destination", value: id,
                message: "is an object of another scene, which is not loaded with this one",
                remedy: "skipped; connect an object of the same scene", rule: .connection)
            return nil
        }
        return object(for: element)
    }

    /// Returns the index of the scene that contains an element, or nil in a XIB.
    private func scene(of element: IBElement) -> Int? {
        var current: IBElement? = element
        while let next = current, next.name != "scene" { current = template.document.parent(of: next) }
        return current?.index
    }

    private func connectOutlet(_ property: String, to value: Any, _ values: [AnyObject], _ connection: NibConnection)
        throws
    {
        let previousCount = diagnostics.count
        defer { if diagnostics.count == previousCount { recordOutlet(property, values, of: connection.source) } }
        guard let source = object(for: connection.source) else {
            if options.policy == .library, connection.source["placeholderIdentifier"] == "IBFilesOwner", owner == nil {
                // If the owner is nil, UIKit uses an `NSObject`, which has no outlets.
                let error = KeyValueError.undefinedKey(key: property, className: "NSObject")
                try handleFailure(connection, property, error.message, error.remedy, error.exception)
            }
            return
        }
        if usesBaseClass(connection.source), !KeyValueCoding.hasKey(property, in: source) { return }
        do {
            try NoOpMemberReporter.withElement(connection.source) {
                try UIKitException.catching { try KeyValueCoding.setValue(value, forKey: property, to: source) }
            }
        } catch let error as KeyValueError {
            try handleFailure(connection, property, error.message, error.remedy, error.exception)
        } catch let error as UIKitException {
            if error.cause?.isWrongType == true, storeMismatchedObject(property, value, of: source, connection) {
                return
            }
            let remedy = (error.cause ?? .undefinedKey(key: "", className: "")).remedy
            try handleFailure(connection, property, error.cause?.message ?? error.reason, remedy, error)
        }
    }

    /// Handles objects of the wrong type that key-value coding on Apple's systems accepts, and reports them. An object whose
    /// class is a superclass of the property's class is stored; it works as long as code uses only the superclass's
    /// members. A delegate that doesn't conform to the protocol isn't stored.
    private func storeMismatchedObject(
        _ property: String, _ value: Any, of source: AnyObject, _ connection: NibConnection
    ) -> Bool {
        guard options.policy == .library, let object = reference(in: value),
            let type = KeyValueCoding.settableType(ofKey: property, in: source)
        else { return false }
        let name = KeyValueCoding.className(of: source)
        let actualType = KeyValueConversion.typeName(of: object)
        if KeyValueConversion.isProtocol(type) {
            report(
                .warning, at: connection.element, key: property,
                message: "of \(name) is \(type), to which \(actualType) does not conform",
                remedy: "not connected; declare the conformance, because its methods are not called", rule: .connection)
            return true
        }
        guard KeyValueCoding.storeMismatchedObject(object, forKey: property, of: source) else { return false }
        recordOutlet(property, [object], of: connection.source)
        report(
            .warning, at: connection.element, key: property,
            message: "of \(name) is \(type) and the document connects a \(actualType)",
            remedy: "set the connected object's class: code that uses members of the property's class crashes",
            rule: .connection)
        return true
    }

    /// Raises or reports the failure of a connection, depending on the policy. Failures of objects with an unavailable class
    /// are ignored.
    private func handleFailure(
        _ connection: NibConnection, _ key: String, _ message: String, _ remedy: String, _ exception: UIKitException
    ) throws {
        if hasUnavailableClass(connection) { return }
        // UIKit would store an object of any class. The document may be correct: the app's classes aren't available here.
        let isTolerated = options.policy == .commandLine && exception.cause?.isWrongType == true
        let diagnostic = Diagnostic(
            isTolerated ? .warning : .error, file: template.path, line: connection.element.line,
            element: connection.element.name, key: key,
            message: message, remedy: remedy, rule: .connection)
        guard options.policy == .library else {
            diagnostics.append(diagnostic)
            return
        }
        var exception = exception
        exception.diagnostic = diagnostic
        throw exception
    }

    private func connectAction(_ selector: Selector, event: String?, _ connection: NibConnection) {
        guard let source = object(for: connection.source) else { return }
        guard let sender = source as? any NibActionSource else {
            if !usesBaseClass(connection.source), !unsupportedElements.contains(connection.source.index) {
                report(
                    .error, at: connection.element, key: "selector", value: selector.name,
                    message: "belongs to an object that sends no actions", remedy: "skipped",
                    rule: .connection)
            }
            return
        }
        let target = destination(connection.destination, of: connection)
        let isFirstResponder =
            template.document.element(withID: connection.destination)?["placeholderIdentifier"] == "IBFirstResponder"
        guard target != nil || isFirstResponder else { return }
        if !sender.connect(selector, target: target, event: event) {
            report(
                .warning, at: connection.element, key: "eventType", value: event ?? "", message: "has an unknown value",
                remedy: "skipped", rule: .connection)
        }
    }

    /// Returns whether the class of the source or a destination is unavailable, so that its properties and superclasses are
    /// unknown.
    private func hasUnavailableClass(_ connection: NibConnection) -> Bool {
        if usesBaseClass(connection.source) || unsupportedElements.contains(connection.source.index) { return true }
        let ids: [String]
        if case .collection(_, let destinations) = connection.kind {
            ids = destinations
        } else {
            ids = [connection.destination]
        }
        return ids.contains { id in
            template.document.element(withID: id).map { usesBaseClass($0) || unsupportedElements.contains($0.index) }
                ?? false
        } && KeyValueCoding.hasKey(connection.name, in: object(for: connection.source) ?? self)
    }

    /// Returns whether the object of an element has the base class instead of its custom class. On the command line, this
    /// includes placeholders such as File's Owner, whose class is unknown.
    func usesBaseClass(_ element: IBElement) -> Bool {
        if isExcludedClass(element) { return true }
        return options.policy == .commandLine
            && (elementsWithBaseClass.contains(element.index) || element.name == "placeholder")
    }
}
