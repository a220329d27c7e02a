import CellSimInterfaceBuilder
import Foundation

/// Reports members without effect that a document sets, with their line in the document.
@MainActor enum NoOpMemberReporter {
    /// The session of the current instantiation.
    private static var session: NibSession?
    /// The element whose object is currently being created or changed.
    private static var element: IBElement?

    /// Reports a member without effect, once per document. Returns false if no document is being loaded.
    private static func reportInDocument(_ name: String) -> Bool {
        guard let session else { return false }
        guard session.readTracker != nil, let element else { return session.options.policy != .library }
        if let member = NoOpMembers.all[name], session.reportedMembers.insert(name).inserted {
            session.report(
                .note, at: element, key: member.key ?? name.split(separator: ".").last.map(String.init),
                message: "is stored without effect: \(member.reason)", supports: name)
        }
        return true
    }

    /// Runs a closure that instantiates a document.
    static func withSession<Result>(_ session: NibSession, _ body: () throws -> Result) rethrows -> Result {
        let outerState = (self.session, element)
        (self.session, element) = (session, nil)
        NoOpMembers.reportToDocument = reportInDocument
        defer { (self.session, element) = outerState }
        return try body()
    }

    /// Runs a closure that creates or changes the object of an element.
    static func withElement<Result>(_ element: IBElement, _ body: () throws -> Result) rethrows -> Result {
        let outerElement = self.element
        self.element = element
        defer { self.element = outerElement }
        return try body()
    }
}
