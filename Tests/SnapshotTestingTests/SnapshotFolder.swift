import CellSimGraphics
import CellSimImageCodecs
import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// References and artifacts in a folder of their own, under an environment of the test's choice.
final class SnapshotFolder {
    let url: URL
    var references: String { url.appendingPathComponent("references").path }
    private var values: [String: String] = [:]
    /// Why pictures must not be recorded, as if a library were missing.
    var reasonAgainstPictures: String?

    /// - Parameter parent: the folder to make it in, for processes that are killed and cannot take it away.
    init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        url = parent.appendingPathComponent("snapshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        values["SNAPSHOT_ARTIFACTS"] = url.appendingPathComponent("artifacts").path
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Adds to the environment.
    func set(_ name: String, _ value: String) { values[name] = value }

    /// Verifies a snapshot as an assertion of `testName` would.
    func verify<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, testName: String = "testCell()"
    ) -> String? {
        let taken = Result { try value() }
        func run() -> String? {
            verifySnapshot(
                of: try taken.get(), as: strategy, named: name, record: record, snapshotDirectory: references,
                timeout: timeout, testName: testName)
        }
        var environment = SnapshotEnvironment(values)
        if let reason = reasonAgainstPictures { environment.reasonAgainstPictures = { reason } }
        return SnapshotEnvironment.$current.withValue(environment, operation: run)
    }

    /// Runs something under the folder's environment.
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

    /// The names below the folder of references.
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: references).sorted() }
    }
}

/// Pictures of one colour.
func plainImage(_ width: Int, _ height: Int, _ color: UInt32, scale: CGFloat = 1) -> UIImage {
    image(width, height, scale: scale) { _, _ in color }
}

/// An image whose pixels have the colours (BGRA) that a function of column and row gives.
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
