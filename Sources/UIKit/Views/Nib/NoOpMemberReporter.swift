import CellSimInterfaceBuilder
import Foundation

/// Tracks the document that is being loaded, for notes about its members that are stored without effect.
@MainActor enum NoOpMemberReporter {
    /// The instantiation in progress.
    private static var session: NibSession?
    /// The element whose object is being created or changed.
    private static var element: IBElement?

    /// Reports the member for the document that sets it, once per document.
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

    /// Runs a closure that creates or changes an element's object.
    static func withElement<Result>(_ element: IBElement, _ body: () throws -> Result) rethrows -> Result {
        let outerElement = self.element
        self.element = element
        defer { self.element = outerElement }
        return try body()
    }
}
