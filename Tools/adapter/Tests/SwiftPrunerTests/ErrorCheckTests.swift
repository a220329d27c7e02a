import Foundation
import SwiftAdapter
import XCTest

@testable import SwiftPruner

/// Tests the compiler queries with the real compiler, on modules that the test writes.
final class ErrorCheckTests: XCTestCase {
    private let folder = NSTemporaryDirectory() + "ErrorCheckTests-" + UUID().uuidString

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func compiler() throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { String($0) + "/swiftc" }
        return try XCTUnwrap(paths.first { FileManager.default.isExecutableFile(atPath: $0) })
    }

    private func write(_ text: String, to name: String) throws -> String {
        let path = folder + "/" + name
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    /// Creates a check of a module that imports C modules.
    /// - Parameter headers: the text of each C module's header, by the module's name.
    private func errorCheck(_ headers: [String: String]) throws -> ErrorCheck {
        var options: [String] = []
        for (name, text) in headers.sorted(by: { $0.key < $1.key }) {
            let header = try write(text, to: name + ".h")
            let map = try write("module \(name) { header \"\(header)\" export * }\n", to: name + ".modulemap")
            options += ["-Xcc", "-fmodule-map-file=" + map]
        }
        let source = try write("", to: "Row.swift")
        let arguments = CompilerArguments(
            options + ["-module-cache-path", folder + "/cache", "-module-name", "App", source])
        return try XCTUnwrap(
            ErrorCheck(
                compiler: compiler(), arguments: arguments, additions: [], sources: [source], folder: folder))
    }

    func testModulesWithUnreadableHeadersAreUnbuildable() throws {
        let check = try errorCheck([
            "Layout": "#import <Foundation/Foundation.h>\n", "Sheets": "@interface Sheet\n@end\n",
            "Sums": "int sum(int a, int b);\n",
        ])
        XCTAssertEqual(check.unbuildable(["Foundation", "Layout", "Sheets", "Sums"]), ["Layout", "Sheets"])
        XCTAssertEqual(check.unbuildable(["Sums"]), [])
        XCTAssertEqual(check.missing(["Layout", "Sums", "Tracking"]), ["Tracking"])
    }

    func testSwiftAndUnknownModulesAreNotUnbuildable() throws {
        let check = try errorCheck([:])
        XCTAssertEqual(check.unbuildable(["Foundation", "Tracking"]), [])
        XCTAssertEqual(check.unbuildable([]), [])
    }
}
