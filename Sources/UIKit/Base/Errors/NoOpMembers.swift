import CellSimProcess
import Foundation

/// A member that keeps what it is set to, and nothing else happens.
package struct NoOpMember {
    /// The attribute that sets it in documents.
    package var key: String?
    /// Why nothing happens, as the second half of a sentence.
    package var reason: String
}

/// What is stored without effect. The rows are those of the catalogue of members.
package enum NoOpMembers {
    /// Notes a member in the document that sets it; false where no document is being read, or one that is read as an app
    /// reads it. Nib loading replaces it.
    @MainActor package static var reportDocument: (_ name: String) -> Bool = { _ in false }

    /// Warns once on standard error that setting a member has no effect.
    package static func report(_ name: String) {
        guard let member = all[name] else { return }
        Notice.report(.once, "\(name) is stored without effect: \(member.reason)\(SupportName.suffix(name))")
    }
}

/// To be called by the setter of a member that the catalogue calls kept: says once that it has no effect, to the document
/// that sets it or on the standard error.
///
/// - Parameter isSet: whether the value is another than a new object has.
@MainActor package func reportNoOp(_ name: String, _ isSet: Bool) {
    if isSet, !NoOpMembers.reportDocument(name) { NoOpMembers.report(name) }
}
