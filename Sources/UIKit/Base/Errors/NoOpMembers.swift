import CellSimProcess
import Foundation

/// A member whose value is stored without effect.
package struct NoOpMember {
    /// The attribute that sets the member in documents.
    package var key: String?
    /// The reason why the member has no effect, as a clause that follows a colon.
    package var reason: String
}

/// Warnings about members that are stored without effect. The catalogue of members lists them.
package enum NoOpMembers {
    /// A closure that reports a member for the document that sets it. It returns false if no document is being loaded, or if the document
    /// is loaded as in an app. Nib loading replaces the default, which does nothing.
    @MainActor package static var reportToDocument: (_ name: String) -> Bool = { _ in false }

    /// Prints a warning to standard error that a member has no effect, once for each member.
    package static func report(_ name: String) {
        guard let member = all[name] else { return }
        Notice.report(.once, "\(name) is stored without effect: \(member.reason)\(SupportName.suffix(name))")
    }
}

/// Reports a member that has no effect, once, for the document that sets it or on standard error. The setters of members that the
/// catalogue lists as stored without effect call this function.
///
/// - Parameters:
///   - name: The name of the member.
///   - isSet: Whether the value differs from the default of a new object.
@MainActor package func reportNoOp(_ name: String, _ isSet: Bool) {
    if isSet, !NoOpMembers.reportToDocument(name) { NoOpMembers.report(name) }
}
