import Foundation
import Synchronization
import XCTest

/// Stores the values of the deprecated global variables.
enum DeprecatedGlobals {
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

/// A Boolean value that indicates whether every snapshot is recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var isRecording: Bool {
    get {
        let environment = SnapshotEnvironment.current
        let record =
            environment.overridingRecord ?? SnapshotTestingConfiguration.current?.record ?? DeprecatedGlobals.record
            ?? environment.record
        return record == .all
    }
    set { DeprecatedGlobals.record = newValue ? .all : .missing }
}

/// A Boolean value that indicates whether every snapshot is recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var record: Bool {
    get { (SnapshotEnvironment.current.overridingRecord ?? DeprecatedGlobals.record) == .all }
    set { DeprecatedGlobals.record = newValue ? .all : .missing }
}

/// The diff tool for failure messages.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the diff tool.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.current?.diffTool ?? DeprecatedGlobals.diffTool ?? .default }
    set { DeprecatedGlobals.diffTool = newValue }
}

/// An older name of `XCTestCase`. Snapshot tests can inherit from any test case class.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

/// The current diff tool for assertions.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.resolved(record: nil, environment: .current).diffTool }
    set { DeprecatedGlobals.diffTool = newValue }
}

/// The current record mode for assertions.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
    get { SnapshotTestingConfiguration.resolved(record: nil, environment: .current).record }
    set { DeprecatedGlobals.record = newValue }
}

/// The record mode of assertions for which no scope, trait or argument sets one.
@_spi(Internals) public var __record: SnapshotTestingConfiguration.Record {
    get {
        let environment = SnapshotEnvironment.current
        return environment.overridingRecord ?? DeprecatedGlobals.record ?? environment.record ?? .missing
    }
    set { DeprecatedGlobals.record = newValue }
}

/// The diff tool of failures for which no scope or trait sets one.
@_spi(Internals) public var __diffTool: SnapshotTestingConfiguration.DiffTool {
    get { DeprecatedGlobals.diffTool ?? .default }
    set { DeprecatedGlobals.diffTool = newValue }
}
