import CellSimGraphics
import CellSimImageCodecs
import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// A temporary folder for references and artifacts, with environment variables that a test can choose.
final class SnapshotFolder {
    let url: URL
    var references: String { url.appendingPathComponent("references").path }
    private var values: [String: String] = [:]
    /// The reason why pictures cannot be recorded, which simulates a missing library.
    var imageProhibitionReason: String?

    /// Creates the folder.
    /// - Parameter parent: the parent folder, for processes that are killed and cannot remove it.
    init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        url = parent.appendingPathComponent("snapshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        values["SNAPSHOT_ARTIFACTS"] = url.appendingPathComponent("artifacts").path
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Sets an environment variable.
    func set(_ name: String, _ value: String) { values[name] = value }

    /// Verifies a snapshot like an assertion in the test `testName`.
    func verify<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, testName: String = "testCell()"
    ) -> String? {
        let valueResult = Result { try value() }
        func run() -> String? {
            verifySnapshot(
                of: try valueResult.get(), as: strategy, named: name, record: record, snapshotDirectory: references,
                timeout: timeout, testName: testName)
        }
        var environment = SnapshotEnvironment(values)
        if let reason = imageProhibitionReason { environment.imageRecordingDisabledReason = { reason } }
        return SnapshotEnvironment.$current.withValue(environment, operation: run)
    }

    /// Runs a closure with the folder's environment.
    func withEnvironment<Result>(_ body: () throws -> Result) rethrows -> Result {
        try SnapshotEnvironment.$current.withValue(SnapshotEnvironment(values), operation: body)
    }

    func reference(_ name: String) -> URL { URL(fileURLWithPath: references).appendingPathComponent(name) }
    func artifact(_ name: String) -> URL {
        url.appendingPathComponent("artifacts/SnapshotFolder").appendingPathComponent(name)
    }

    func write(_ data: Data, _ name: String) throws {
        let file = reference(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// The names of the files in the references folder.
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: references).sorted() }
    }
}

/// Returns an image of one colour.
func plainImage(_ width: Int, _ height: Int, _ color: UInt32, scale: CGFloat = 1) -> UIImage {
    image(width, height, scale: scale) { _, _ in color }
}

/// Returns an image whose pixel colours (BGRA) a function of column and row computes.
func image(_ width: Int, _ height: Int, scale: CGFloat = 1, color: (Int, Int) -> UInt32) -> UIImage {
    var bitmap = Bitmap(width: width, height: height)
    unsafe bitmap.withUnsafeMutableBytes { bytes in
        for index in 0..<width * height {
            unsafe bytes.storeBytes(
                of: color(index % width, index / width), toByteOffset: index * 4, as: UInt32.self)
        }
    }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
}
