import Foundation
import Synchronization
import XCTest

/// What the deprecated global variables hold.
enum Globals {
    private static let stored = Mutex<SnapshotTestingConfiguration>(SnapshotTestingConfiguration())

    static var record: SnapshotTestingConfiguration.Record? {
        get { stored.withLock { $0.record } }
        set { stored.withLock { $0.record = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { stored.withLock { $0.diffTool } }
        set { stored.withLock { $0.diffTool = newValue } }
    }
}

/// Whether every snapshot is recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var isRecording: Bool {
    get {
        let record =
            SnapshotTestingConfiguration.current?.record ?? Globals.record ?? SnapshotEnvironment.current.record
        return record == .all
    }
    set { Globals.record = newValue ? .all : .missing }
}

/// Whether every snapshot is recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var record: Bool {
    get { Globals.record == .all }
    set { Globals.record = newValue ? .all : .missing }
}

/// How failures name their files.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the diff tool.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.current?.diffTool ?? Globals.diffTool ?? .default }
    set { Globals.diffTool = newValue }
}

/// An older name of the class that tests with snapshots inherit from: any will do.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase
