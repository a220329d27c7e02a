import Foundation

/// The exceptions of tables, collections and their registries, in UIKit's words.
enum ReuseException {
    static let inconsistency = "NSInternalInconsistencyException"
    static let invalidArgument = "NSInvalidArgumentException"

    /// Ends the process, or lets the caller of `UIKitException.catching` have the exception.
    @MainActor static func raise(_ reason: String, name: String = inconsistency) {
        UIKitException.raiseOrRecord(UIKitException(name: name, reason: reason))
    }

    static func unregisteredCell(_ identifier: String) -> String {
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier"
            + " or connect a prototype cell in a storyboard"
    }

    static func unregisteredView(kind: String, _ identifier: String) -> String {
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for"
            + " the identifier or connect a prototype cell in a storyboard"
    }

    static func invalidNib(_ identifier: String, needs className: String) -> String {
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must"
            + " be a \(className) instance"
    }

    static func cellIdentifierMismatch(inNib: String, registered: String) -> String {
        "cell reuse indentifier in nib (\(inNib)) does not match the identifier used to register the nib (\(registered))"
    }

    static func viewIdentifierMismatch(inNib: String, registered: String) -> String {
        "view reuse identifier in nib (\(inNib)) does not match the identifier used to register the nib (\(registered))"
    }
}
