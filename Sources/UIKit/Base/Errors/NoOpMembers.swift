import CellSimProcess
import Foundation

/// A member whose value is stored without effect.
package struct NoOpMember {
    /// The attribute that sets the member in documents.
    package var key: String?
    /// The reason why the member has no effect, as the second half of a sentence.
    package var reason: String
}

/// Reports members that are stored without effect. The list comes from the catalogue of members.
package enum NoOpMembers {
    /// Reports a member to the document that sets it. Returns false if no document is being loaded, or if it is loaded
    /// as in an app. Nib loading replaces this closure.
    @MainActor package static var reportToDocument: (_ name: String) -> Bool = { _ in false }

    /// Warns once on standard error that setting a member has no effect.
    package static func report(_ name: String) {
        guard let member = all[name] else { return }
        Notice.report(.once, "\(name) is stored without effect: \(member.reason)\(SupportName.suffix(name))")
    }
}

/// Reports once that a member has no effect, to the document that sets it or on standard error. Called by setters of
/// members that the catalogue lists as stored without effect.
///
/// - Parameters:
///   - name: The name of the member.
///   - isSet: Whether the value differs from a new object's value.
@MainActor package func reportNoOp(_ name: String, _ isSet: Bool) {
    if isSet, !NoOpMembers.reportToDocument(name) { NoOpMembers.report(name) }
}
