import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// A member that keeps what it is set to, and nothing else happens.
struct KeptMember {
    /// The attribute that sets it in documents.
    var key: String?
    /// Why nothing happens, as the second half of a sentence.
    var reason: String
}

/// What is stored without effect. The rows are those of the catalogue of members.
enum KeptMembers {
    /// The instantiation that is under way.
    @MainActor static var session: NibSession?
    /// The element whose object is being made or set.
    @MainActor static var element: IBElement?

    /// Says once on the standard error that setting a member changes nothing.
    static func tell(_ name: String) {
        guard let member = all[name] else { return }
        Notice.tell(.once, "\(name) is stored without effect: \(member.reason)\(SupportName.suffix(name))")
    }

    /// Notes it in the document that sets the member, once a document; false where no document is being read, or one that
    /// is read as an app reads it.
    @MainActor fileprivate static func tellDocument(_ name: String) -> Bool {
        guard let session else { return false }
        guard session.reads != nil, let element else { return session.options.policy != .library }
        if let member = all[name], session.toldMembers.insert(name).inserted {
            session.report(
                .note, at: element, key: member.key ?? name.split(separator: ".").last.map(String.init),
                message: "is stored without effect: \(member.reason)", supports: name)
        }
        return true
    }

    /// Runs `body` as the instantiation of a document.
    @MainActor static func during<Result>(_ session: NibSession, _ body: () throws -> Result) rethrows -> Result {
        let outer = (self.session, element)
        (self.session, element) = (session, nil)
        defer { (self.session, element) = outer }
        return try body()
    }

    /// Runs `body`, which makes or sets an element's object.
    @MainActor static func during<Result>(_ element: IBElement, _ body: () throws -> Result) rethrows -> Result {
        let outer = self.element
        self.element = element
        defer { self.element = outer }
        return try body()
    }
}

/// To be called by the setter of a member that the catalogue calls kept: says once that it has no effect, to the document
/// that sets it or on the standard error.
///
/// - Parameter isSet: whether the value is another than a new object has.
@MainActor func noteKept(_ name: String, _ isSet: Bool) {
    if isSet, !KeptMembers.tellDocument(name) { KeptMembers.tell(name) }
}
