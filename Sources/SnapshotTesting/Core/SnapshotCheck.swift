import CellSimCompare
import CellSimProcess
import Foundation
import UIKit

/// Performs one snapshot assertion: compares a value with its reference, and records it if required.
struct SnapshotCheck {
    var name: String?
    var testName: String
    var location: SnapshotLocation
    /// The effective recording mode; `never` if recording is disabled.
    var record: SnapshotTestingConfiguration.Record
    /// The requested recording mode, even if recording is disabled.
    var requestedMode: SnapshotTestingConfiguration.Record
    /// The reason why requested recording is disabled.
    var recordingDisabledReason: String?
    /// Returns the reason why a picture must not be recorded. Called after drawing.
    var imageRecordingDisabledReason: @Sendable () -> String?
    var diffTool: SnapshotTestingConfiguration.DiffTool
    var source: AssertionLocation
    /// The storage for the outcome, if any.
    var results: SnapshotResults?

    /// Performs the assertion.
    /// - Returns: A description of the failure; nil if the value matches.
    func run<Value, Format>(
        _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>, timeout: TimeInterval
    ) -> String? {
        do {
            return try evaluate(value(), strategy, timeout: timeout)
        } catch {
            return finish(.unreadable, SnapshotMessages.description(for: error))
        }
    }

    private func evaluate<Value, Format>(
        _ value: Value, _ strategy: Snapshotting<Value, Format>, timeout: TimeInterval
    ) throws -> String? {
        let result = SnapshotWaiter.wait(for: strategy.snapshot(value), timeout: timeout)
        guard case .value(let new) = result else {
            return finish(
                .unreadable, result.isTimeout ? SnapshotMessages.timeout(timeout) : SnapshotMessages.noSnapshot)
        }
        var check = self
        if new is UIImage, record != .never, let reason = imageRecordingDisabledReason() {
            (check.record, check.recordingDisabledReason) = (.never, reason)
        }
        do {
            return try check.verify(new, strategy.diffing)
        } catch {
            return finish(.unreadable, check.referenceErrorMessage(error, new, strategy.diffing))
        }
    }

    private func verify<Format>(_ new: Format, _ diffing: Diffing<Format>) throws -> String? {
        let store = ReferenceFile(url: location.reference)
        if record == .all {
            try store.write(diffing.toData(new))
            return finish(.recorded, SnapshotMessages.recorded(location.reference, testName: testName))
        }
        guard try store.exists else {
            guard record == .never else {
                try store.write(diffing.toData(new))
                return finish(.recorded, SnapshotMessages.recordedMissing(location.reference, testName: testName))
            }
            // The file allows users to accept the snapshot after a run in which recording was disabled.
            if results != nil { _ = try FailureFileWriter(location: location).write(diffing.toData(new), [], nil) }
            return finish(.new, appendingDisabledReason(SnapshotMessages.missing), text: new as? String)
        }
        return try compare(new, with: store, diffing)
    }

    private func compare<Format>(_ new: Format, with store: ReferenceFile, _ diffing: Diffing<Format>) throws -> String?
    {
        let stored = try store.read()
        let reference = diffing.fromData(stored)
        if let old = reference as? any EmptyFormat, let new = new as? any EmptyFormat, old.isEmpty, new.isEmpty {
            return finish(.same, nil)
        }
        guard let (difference, attachments) = diffing.diff(reference, new) else { return finish(.same, nil) }
        let decodingError = new is UIImage ? store.decodingError(stored) : nil
        let reason = decodingError.map { "\(difference)\n\($0)" } ?? difference
        let data = diffing.toData(new)
        let picture = try FailureFileWriter(location: location).write(data, attachments, source)
        let pictureDifference = attachments.lazy.compactMap(\.difference).first
        var result = makeReportCase(.different, reason, pictureDifference)
        result.explain(pictureDifference, reference: [UInt8](stored), actual: [UInt8](data))
        var mismatchText = SnapshotMessages.mismatch(
            name: name, isRecorded: record == .failed, tool: diffToolMessage, explanation: result.explanationLines,
            reason: reason)
        if let picture {
            let location = SnapshotMessages.difference(picture)
            if decodingError == nil { SnapshotCheck.log(location) } else { mismatchText += "\n\n" + location }
        }
        let message = requestedMode == .missing ? mismatchText : appendingDisabledReason(mismatchText)
        guard record == .failed else {
            results?.record(result)
            return message
        }
        try store.write(data)
        return finish(.recorded, message)
    }

    /// Logs a message with the paths of files, because XCTest on Linux can't attach them to the failure.
    private static func log(_ message: String) { Notice.report(.each, message) }

    private var diffToolMessage: String {
        diffTool(currentFilePath: location.reference.path, failedFilePath: location.failure.path)
    }

    /// Returns the message for a reference that can't be read or written. Saves the new snapshot with the other
    /// failures.
    private func referenceErrorMessage<Format>(_ problem: any Error, _ new: Format, _ diffing: Diffing<Format>)
        -> String
    {
        let attachments =
            (new as? UIImage).map { ImageComparator.attachments(reference: UIImage(), new: $0, nil) } ?? []
        var parts = [SnapshotMessages.description(for: problem), diffToolMessage]
        if !attachments.isEmpty {
            parts.append(SnapshotMessages.difference(location.failureCompanion("difference", pathExtension: "png")))
        }
        do {
            _ = try FailureFileWriter(location: location).write(diffing.toData(new), attachments, source)
        } catch {
            parts.append("The new snapshot could not be saved: \(SnapshotMessages.description(for: error))")
        }
        let message = parts.joined(separator: "\n\n")
        return requestedMode == .missing ? message : appendingDisabledReason(message)
    }

    private func appendingDisabledReason(_ message: String) -> String {
        recordingDisabledReason.map { "\(message)\n\n\($0)" } ?? message
    }

    /// Stores the outcome for reports.
    /// - Parameter text: The new snapshot if it is text and wasn't compared.
    /// - Returns: The message.
    private func finish(_ state: ReportCase.State, _ message: String?, text: String? = nil) -> String? {
        guard let results else { return message }
        var reportCase = makeReportCase(state, message, nil)
        reportCase.text = text.map { String($0.prefix(SnapshotCheck.maximumTextLength)) }
        results.record(reportCase)
        return message
    }

    /// The maximum number of characters of a new text snapshot in reports.
    private static let maximumTextLength = 20_000

    private func makeReportCase(_ state: ReportCase.State, _ message: String?, _ difference: PictureDifference?)
        -> ReportCase
    {
        let module = source.fileID.description.split(separator: "/").first.map { $0 + "/" } ?? ""
        let file = location.reference.deletingPathExtension().lastPathComponent
        var reportCase = ReportCase(name: "\(module)\(location.testFileName)/\(file)", state: state)
        (reportCase.reference, reportCase.file, reportCase.line) = (
            location.reference.path, source.filePath.description, Int(source.line)
        )
        reportCase.root = location.root?.path
        switch state {
        case .different:
            let picture = location.failureCompanion("difference", pathExtension: "png")
            reportCase.addFailurePictures(actual: location.failure, picture: picture, difference)
            if reportCase.differentPixels == 0 { reportCase.message = message }
        case .new:
            (reportCase.actual, reportCase.message) = (location.failure.path, message)
        case .unreadable: reportCase.message = message
        case .same, .recorded, .missing: break
        }
        return reportCase
    }
}

extension ReportCase {
    /// Adds the pictures of a failure and the result of their comparison.
    /// - Parameter picture: The URL of the difference picture.
    package mutating func addFailurePictures(actual: URL, picture: URL, _ difference: PictureDifference?) {
        self.actual = actual.path
        guard let difference, actual.pathExtension == "png" else { return }
        apply(difference.comparison, findings: difference.findings)
        // A test's precision may be stricter than the rule of this comparison.
        state = .different
        if FileManager.default.fileExists(atPath: picture.path) { self.difference = picture.path }
    }

    /// Explains a difference with the view trees stored in both files, and adds the file and line of each XIB object.
    package mutating func explain(_ difference: PictureDifference?, reference: [UInt8], actual: [UInt8]) {
        guard let difference else { return }
        explain(reference: reference, actual: actual, difference.findings)
        let folder = root.map { URL(fileURLWithPath: $0) }
        explanation = explanation.map { SourceDocuments.addingLocations($0, root: folder) }
    }
}

/// A format whose values can be empty, such as an image with zero size.
protocol EmptyFormat { var isEmpty: Bool { get } }

/// Waits for a snapshot that may be created asynchronously.
enum SnapshotWaiter {
    enum Outcome<Format> {
        case value(Format)
        case timeout

        var isTimeout: Bool { if case .timeout = self { true } else { false } }
    }

    /// Waits for a snapshot. Runs the run loop on the main thread and sleeps on other threads.
    static func wait<Format>(for snapshot: Async<Format>, timeout: TimeInterval) -> Outcome<Format> {
        let box = Box<Format>()
        snapshot.run { box.store($0) }
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

    /// Stores the snapshot. The callback may run on any thread.
    private final class Box<Format>: @unchecked Sendable {
        // Unchecked: the lock guards the mutable state.
        private let lock = NSLock()
        private var stored: Format?

        var value: Format? { lock.withLock { stored } }
        func store(_ value: Format) { lock.withLock { stored = stored ?? value } }
    }
}
