import CellSimInterfaceBuilder
import Foundation

/// The document that is being read, for notes about members which are stored without effect.
@MainActor enum NoOpMemberNotes {
    /// The instantiation that is under way.
    private static var session: NibSession?
    /// The element whose object is being created or changed.
    private static var element: IBElement?

    /// Notes it in the document that sets the member, once a document.
    private static func reportDocument(_ name: String) -> Bool {
        guard let session else { return false }
        guard session.reads != nil, let element else { return session.options.policy != .library }
        if let member = NoOpMembers.all[name], session.reportedMembers.insert(name).inserted {
            session.report(
                .note, at: element, key: member.key ?? name.split(separator: ".").last.map(String.init),
                message: "is stored without effect: \(member.reason)", supports: name)
        }
        return true
    }

    /// Runs `body` as the instantiation of a document.
    static func during<Result>(_ session: NibSession, _ body: () throws -> Result) rethrows -> Result {
        let outer = (self.session, element)
        (self.session, element) = (session, nil)
        NoOpMembers.reportDocument = reportDocument
        defer { (self.session, element) = outer }
        return try body()
    }

    /// Runs `body`, which makes or sets an element's object.
    static func during<Result>(_ element: IBElement, _ body: () throws -> Result) rethrows -> Result {
        let outer = self.element
        self.element = element
        defer { self.element = outer }
        return try body()
    }
}
