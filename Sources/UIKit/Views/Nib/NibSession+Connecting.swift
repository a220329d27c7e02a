import CellSimInterfaceBuilder
import CellSimReflection
import Foundation

/// An object that sends actions and whose actions a document can connect.
@MainActor protocol NibActionSource: AnyObject {
    /// Connects an action. Returns false if the event's name is unknown.
    func connect(_ action: Selector, target: AnyObject?, event: String?) -> Bool
}

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

    /// Returns whether the source object exists. Objects of scenes that are not instantiated, and unknown objects, do
    /// not.
    private func isCreated(_ source: IBElement) -> Bool {
        objects[source.index] != nil || source["placeholderIdentifier"] == "IBFilesOwner" && isFullDocument
    }

    /// Returns the destination of a connection; nil for First Responder, a nil owner, and objects that could not be
    /// created.
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

    /// Returns the index of the scene that contains an element; nil in XIBs.
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
                // For a nib without an owner, UIKit uses a plain NSObject, which has no outlets.
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

    /// Stores values that key-value coding on Apple's systems accepts without a check. The first kind is an object of a
    /// superclass of the property's class, which works as long as code uses only the superclass's members. The second
    /// kind is a delegate that lacks the protocol, which is never called.
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

    /// Handles a failed connection: it raises or becomes a diagnostic. A placeholder accepts all connections of its
    /// document.
    private func handleFailure(
        _ connection: NibConnection, _ key: String, _ message: String, _ remedy: String, _ exception: UIKitException
    ) throws {
        if hasUnavailableClass(connection) { return }
        // UIKit stores an object of any class, so the document may be correct even if the app's classes are not
        // available.
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

    /// Returns whether the classes are unavailable, so that neither their properties nor their superclasses are known.
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

    /// Returns whether the base class replaces the element's custom class on the command line. A missing File's Owner
    /// counts as replaced, because its class is unknown.
    func usesBaseClass(_ element: IBElement) -> Bool {
        if isExcludedClass(element) { return true }
        return options.policy == .commandLine
            && (elementsWithBaseClass.contains(element.index) || element.name == "placeholder")
    }
}
