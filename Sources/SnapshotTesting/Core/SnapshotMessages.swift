import Foundation

/// The failure messages. Existing tools search for these texts, so don't change them.
enum SnapshotMessages {
    static func timeout(_ seconds: TimeInterval) -> String {
        """
        Exceeded timeout of \(seconds) seconds waiting for snapshot.

        This can happen when an asynchronous snapshot, for example of a network response, takes long, or when its \
        callback is never called. A longer 'timeout' gives it more time.
        """
    }

    static let noSnapshot = "Couldn't snapshot value"

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

    /// Returns the message for a mismatch. It ends with the strategy's reason, because test suites search for it.
    /// - Parameter explanation: The changes that explain the difference, one per line.
    static func mismatch(
        name: String?, isRecorded: Bool, tool: String, explanation: [String], reason: String
    ) -> String {
        var first = name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
        if isRecorded { first += " A new snapshot was automatically recorded." }
        let changes = explanation.isEmpty ? [] : [explanation.joined(separator: "\n")]
        let parts = [first, tool] + changes + [reason.trimmingCharacters(in: .whitespacesAndNewlines)]
        return parts.joined(separator: "\n\n")
    }

    /// Returns the line with the URL of the difference picture, because XCTest on Linux has no attachments.
    static func difference(_ picture: URL) -> String { "Difference: \"\(picture.absoluteString)\"" }

    /// Returns the message for a thrown error.
    static func description(for error: any Error) -> String {
        if let text = (error as? any LocalizedError)?.errorDescription { return text }
        if type(of: error) is NSError.Type { return error.localizedDescription }
        return String(describing: error)
    }
}
