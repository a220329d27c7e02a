import Foundation

/// The messages of failures. Existing tools search for these texts.
enum SnapshotMessages {
    static func timeout(_ seconds: TimeInterval) -> String {
        """
        Exceeded timeout of \(seconds) seconds waiting for snapshot.

        This can happen when an asynchronous snapshot, for example of a network response, takes long, or when its \
        callback is never called. A longer 'timeout' gives it more time.
        """
    }

    static let nothingTaken = "Couldn't snapshot value"

    static func recorded(_ reference: URL, testName: String) -> String {
        """
        Record mode is on. Automatically recorded snapshot: …

        open "\(reference.absoluteString)"

        Turn record mode off and re-run "\(testName)" to assert against the newly-recorded snapshot
        """
    }

    static func recordedMissing(_ reference: URL, testName: String) -> String {
        """
        No reference was found on disk. Automatically recorded snapshot: …

        open "\(reference.absoluteString)"

        Re-run "\(testName)" to assert against the newly-recorded snapshot.
        """
    }

    static let missing =
        "No reference was found on disk. New snapshot was not recorded because recording is disabled"

    /// The words end with the strategy's reason, which suites look for there.
    /// - Parameter explanation: the changes that explain the difference, a line each.
    static func mismatch(
        name: String?, isRecorded: Bool, tool: String, explanation: [String], reason: String
    ) -> String {
        var first = name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
        if isRecorded { first += " A new snapshot was automatically recorded." }
        let changes = explanation.isEmpty ? [] : [explanation.joined(separator: "\n")]
        let parts = [first, tool] + changes + [reason.trimmingCharacters(in: .whitespacesAndNewlines)]
        return parts.joined(separator: "\n\n")
    }

    /// Replaces the attachment, which XCTest on Linux lacks.
    static func difference(_ picture: URL) -> String { "Difference: \"\(picture.absoluteString)\"" }

    /// The words of an error that was thrown.
    static func words(for error: any Error) -> String {
        if let text = (error as? any LocalizedError)?.errorDescription { return text }
        if type(of: error) is NSError.Type { return error.localizedDescription }
        return String(describing: error)
    }
}
