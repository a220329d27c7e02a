import Foundation

/// One comparison of a value with its reference.
struct SnapshotCheck {
    var name: String?
    var testName: String
    var place: SnapshotLocation
    /// What may be done about the reference; `never` when recording is forbidden.
    var record: SnapshotTestingConfiguration.Record
    /// Why recording, which was asked for, is forbidden.
    var prohibition: String?
    var diffTool: SnapshotTestingConfiguration.DiffTool
    var source: SourceSpot

    /// - Returns: what is wrong; nil when all matches.
    func run<Value, Format>(
        _ value: Value, _ strategy: Snapshotting<Value, Format>, timeout: TimeInterval
    ) throws -> String? {
        let result = SnapshotWaiter.wait(for: strategy.snapshot(value), timeout: timeout)
        guard case .value(let new) = result else {
            return result.isTimeout ? SnapshotMessages.timeout(timeout) : SnapshotMessages.nothingTaken
        }
        let store = ReferenceFile(url: place.reference)
        if record == .all {
            try store.write(strategy.diffing.toData(new))
            return SnapshotMessages.recorded(place.reference, testName: testName)
        }
        guard try store.exists else {
            guard record != .never else { return withProhibition(SnapshotMessages.missing) }
            try store.write(strategy.diffing.toData(new))
            return SnapshotMessages.recordedMissing(place.reference, testName: testName)
        }
        return try compare(new, with: store, strategy.diffing)
    }

    private func compare<Format>(_ new: Format, with store: ReferenceFile, _ diffing: Diffing<Format>) throws -> String? {
        let reference = diffing.fromData(try store.read())
        if let old = reference as? any EmptyFormat, let new = new as? any EmptyFormat, old.isEmpty, new.isEmpty { return nil }
        guard let (reason, attachments) = diffing.diff(reference, new) else { return nil }
        let data = diffing.toData(new)
        try FailureFiles(place: place).write(data, attachments, source)
        if record == .failed { try store.write(data) }
        let tool = diffTool(currentFilePath: place.reference.path, failedFilePath: place.failure.path)
        return withProhibition(
            SnapshotMessages.mismatch(name: name, isRecorded: record == .failed, tool: tool, reason: reason))
    }

    private func withProhibition(_ message: String) -> String {
        prohibition.map { "\(message)\n\n\($0)" } ?? message
    }
}

/// A format whose values may hold nothing, as a picture of no size.
protocol EmptyFormat { var isEmpty: Bool { get } }

/// Waits for a snapshot that may come later.
enum SnapshotWaiter {
    enum Outcome<Format> {
        case value(Format)
        case timeout

        var isTimeout: Bool { if case .timeout = self { true } else { false } }
    }

    /// The run loop turns while the main thread waits; other threads sleep.
    static func wait<Format>(for snapshot: Async<Format>, timeout: TimeInterval) -> Outcome<Format> {
        let box = Box<Format>()
        snapshot.run { box.put($0) }
        let deadline = Date(timeIntervalSinceNow: timeout)
        while true {
            if let value = box.value { return .value(value) }
            guard Date() < deadline else { return .timeout }
            if Thread.isMainThread {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
            }
            Thread.sleep(forTimeInterval: 0.001)
        }
    }

    /// Guarded by its lock: the callback may come on any thread.
    private final class Box<Format>: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: Format?

        var value: Format? { lock.withLock { stored } }
        func put(_ value: Format) { lock.withLock { stored = stored ?? value } }
    }
}
