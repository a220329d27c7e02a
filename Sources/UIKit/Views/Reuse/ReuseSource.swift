import CellSimInterfaceBuilder
import Foundation

/// The source from which the views of a reuse identifier are created.
package enum ReuseSource {
    case nib(UINib)
    case type(AnyClass)
    /// A closure that creates the top-level objects of a template. Its errors are raised.
    case factory(@MainActor () throws -> [Any])
}

/// A view that can be stored in a reuse pool.
@MainActor package protocol ReusableView {
    /// The reuse identifier; nil for a view that isn't reused.
    var reuseIdentifier: String? { get }
    /// Returns UIKit's message for a view whose identifier in the nib differs from the registered one.
    static func identifierMismatch(_ inNib: String, _ registered: String) -> String
}

extension ReusableView {
    package static func identifierMismatch(_ inNib: String, _ registered: String) -> String {
        ReuseException.viewIdentifierMismatch(inNib: inNib, registered: registered)
    }
}

extension NibCoder {
    /// The reuse identifier of a cell, header or footer; nil if it is missing or empty.
    @MainActor package var reuseIdentifier: String? { string("reuseIdentifier").flatMap { $0.isEmpty ? nil : $0 } }
}

/// The registered sources of a table or collection view, by reuse identifier.
@MainActor package struct ReuseRegistry {
    private var sources: [String: ReuseSource] = [:]

    package init() {}

    package subscript(identifier: String) -> ReuseSource? { sources[identifier] }

    /// Registers a source for an identifier, and replaces the previous one. Nil removes it.
    package mutating func register(_ source: ReuseSource?, for identifier: String) { sources[identifier] = source }

    /// The sorted identifiers with a source.
    package var identifiers: [String] { sources.keys.sorted() }

    /// Returns whether the source of an identifier is a closure: a prototype of a document, or set by a host.
    package func hasFactory(_ identifier: String) -> Bool {
        if case .factory = sources[identifier] { return true }
        return false
    }

    /// Returns the nib of an identifier, or nil if its source isn't a nib.
    package func nib(_ identifier: String) -> UINib? {
        if case .nib(let nib) = sources[identifier] { return nib }
        return nil
    }

    /// Creates the view of a source, which must be the only top-level object. Raises if there are other objects, if the
    /// class is wrong, and if the view has a different identifier in the document.
    package static func makeSingleView<View: UIView & ReusableView>(
        of source: ReuseSource, as type: View.Type, identifier: String, className: String, checksIdentifier: Bool = true
    ) -> View? {
        let objects: [Any]
        switch source {
        case .nib(let nib): objects = nib.instantiate(withOwner: nil, options: nil)
        case .factory(let makeObjects):
            guard let createdObjects = self.objects(of: makeObjects) else { return nil }
            objects = createdObjects
        case .type: return nil
        }
        if objects.count == 1, let view = objects[0] as? View {
            if checksIdentifier, let ownIdentifier = view.reuseIdentifier, !ownIdentifier.isEmpty,
                ownIdentifier != identifier
            {
                ReuseException.raise(
                    View.identifierMismatch(ownIdentifier, identifier),
                    at: ReuseException.makeDiagnostic(
                        of: view, "differs from the registered '\(identifier)'", key: "reuseIdentifier",
                        value: ownIdentifier))
            }
            return view
        }
        ReuseException.raise(
            ReuseException.invalidNib(identifier, needs: className),
            at: makeDiagnostic(of: objects, source, needs: className)
        )
        return nil
    }

    /// Creates a diagnostic for an unexpected object in a nib, or for the first line of the nib if it has no object.
    private static func makeDiagnostic(of objects: [Any], _ source: ReuseSource, needs className: String) -> Diagnostic?
    {
        guard case .nib(let nib) = source, let document = nib.loadedTemplate?.document else {
            let message = objects.count > 1 ? "is an extra top-level object" : "is not a \(className)"
            return ReuseException.makeDiagnostic(of: objects.last as? UIView, message)
        }
        let elements = document.objects.filter { $0.name != "placeholder" }
        guard let element = elements.dropFirst().first ?? elements.first else {
            return Diagnostic(
                .error, file: document.path, line: 1, message: "has no top-level object; expected a \(className)",
                rule: .structure)
        }
        let message = elements.count > 1 ? "is an extra top-level object" : "is not a \(className)"
        return Diagnostic(
            .error, file: document.path, line: element.line, element: element.name, message: message, rule: .structure)
    }

    /// Returns the result of a closure, or raises its error and returns nil.
    static func objects(of makeObjects: () throws -> [Any]) -> [Any]? {
        do {
            return try makeObjects()
        } catch let exception as UIKitException {
            UIKitException.raiseOrRecord(exception)
        } catch {
            ReuseException.raise("\(error)", name: "NSGenericException")
        }
        return nil
    }
}
