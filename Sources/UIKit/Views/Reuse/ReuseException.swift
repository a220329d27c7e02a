import CellSimInterfaceBuilder
import Foundation

/// Exceptions of table and collection views and their reuse registries, with UIKit's messages.
package enum ReuseException {
    /// Raises an exception, which terminates the process unless `UIKitException.catching` catches it.
    /// - Parameters:
    ///   - reason: UIKit's message.
    ///   - name: The name of the exception.
    ///   - diagnostic: The location in a nib that is the cause, or nil.
    package static func raise(
        _ reason: String, name: String = UIKitException.internalInconsistency, at diagnostic: Diagnostic? = nil
    ) {
        UIKitException.raiseOrRecord(UIKitException(name: name, reason: reason, diagnostic: diagnostic))
    }

    /// Creates a diagnostic with the location of a view in its nib. Returns nil for views that were created in code.
    @MainActor package static func makeDiagnostic(
        of view: UIView?, _ message: String, key: String? = nil, value: String? = nil
    )
        -> Diagnostic?
    {
        guard let identity = view?.nibIdentity else { return nil }
        return Diagnostic(
            .error, file: identity.file, line: identity.line, element: identity.elementName, key: key, value: value,
            message: message,
            rule: .structure)
    }

    package static func unregisteredCell(_ identifier: String) -> String {
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier"
            + " or connect a prototype cell in a storyboard"
    }

    package static func unregisteredView(kind: String, _ identifier: String) -> String {
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for"
            + " the identifier or connect a prototype cell in a storyboard"
    }

    static func invalidNib(_ identifier: String, needs className: String) -> String {
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must"
            + " be a \(className) instance"
    }

    package static func cellIdentifierMismatch(inNib: String, registered: String) -> String {
        "cell reuse indentifier in nib (\(inNib)) does not match the identifier used to register the nib (\(registered))"
    }

    package static func viewIdentifierMismatch(inNib: String, registered: String) -> String {
        "view reuse identifier in nib (\(inNib)) does not match the identifier used to register the nib (\(registered))"
    }

    /// Returns the message for a data source that dequeues a second cell during one call for a row.
    package static func multipleDequeues(_ identifier: String, _ path: IndexPath, _ terms: DataSourceTerminology)
        -> String
    {
        let remedy =
            terms.rowTerm == "row"
            ? ", use the -dequeueReusableCellWithIdentifier: method (without an index path)" : ", return the first one"
        return
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more cells than"
            + " the \(terms.viewTerm) is requesting\(remedy). Cell identifier: \(identifier), index path: \(path.exceptionText)"
    }

    /// Returns the message for a data source that returns a cell that is already visible in another row.
    package static func alreadyVisibleCell(_ method: String, _ path: IndexPath, at otherPath: IndexPath) -> String {
        "the cell returned from \(method) for index path (\(path.exceptionText)) is already shown at index path"
            + " (\(otherPath.exceptionText))"
    }
}
