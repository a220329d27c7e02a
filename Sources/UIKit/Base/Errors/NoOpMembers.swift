import CellSimProcess
import Foundation

/// A member whose value is stored without effect.
package struct NoOpMember {
    /// The attribute that sets it in documents.
    package var key: String?
    /// The reason why the member has no effect, as the second half of a sentence.
    package var reason: String
}

/// The members that are stored without effect. The rows are those of the catalogue of members.
package enum NoOpMembers {
    /// Reports a member to the document that sets it; false if no document is being read, or if it is read as in an app.
    /// Nib loading replaces it.
    @MainActor package static var reportDocument: (_ name: String) -> Bool = { _ in false }

    /// Warns once on standard error that setting a member has no effect.
    package static func report(_ name: String) {
        guard let member = all[name] else { return }
        Notice.report(.once, "\(name) is stored without effect: \(member.reason)\(SupportName.suffix(name))")
    }
}

/// Called by the setter of a member that the catalogue calls kept: reports once that it has no effect, to the document that
/// sets it or on standard error.
///
/// - Parameter isSet: whether the value differs from that of a new object.
@MainActor package func reportNoOp(_ name: String, _ isSet: Bool) {
    if isSet, !NoOpMembers.reportDocument(name) { NoOpMembers.report(name) }
}
