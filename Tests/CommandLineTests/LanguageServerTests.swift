import CellSimEditors
import Foundation
import XCTest

@testable import cellsim

/// Tests `cellsim lsp` between an editor and a language server that a script simulates.
@preconcurrency @MainActor
final class LanguageServerTests: XCTestCase {
    /// Returns the program with a toolchain whose language server is a shell script.
    private func program(server: String) throws -> CommandLine {
        let cellsim = try CommandLine()
        for (name, text) in [
            ("toolchain/usr/bin/sourcekit-lsp", server), ("toolchain/usr/bin/swiftc", "exit 1"),
            ("toolchain/usr/bin/swift", "exit 1"), ("library/cellsim-swiftc", "exit 1"), ("library/libCellSim.so", ""),
            ("library/modules/CellSimCPNG.modulemap", ""), ("toolchain/usr/lib/swift/none", ""),
        ] {
            try cellsim.write("#!/bin/sh\n\(text)\n", to: name)
            let path = cellsim.folder.appendingPathComponent(name).path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        let folder = cellsim.folder.path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        cellsim.environment = [
            "PATH": "\(folder)/toolchain/usr/bin:\(path)", "CELLSIM_LIBRARY": folder + "/library",
            "XDG_CACHE_HOME": folder + "/cache",
        ]
        return cellsim
    }

    private func framed(_ messages: String...) -> Data {
        Data(messages.flatMap { MessageReader.framed(Array($0.utf8)) })
    }

    private func messages(_ outcome: CommandLine.Outcome) throws -> [String] {
        var reader = MessageReader()
        reader.append([UInt8](outcome.output)[...])
        var result: [String] = []
        while let message = try reader.next() { result.append(String(decoding: message, as: UTF8.self)) }
        try reader.finish()
        return result
    }

    private let initialize = #"{"id":1,"method":"initialize","params":{"rootUri":null}}"#

    func testMessagesPassInBothDirections() throws {
        let cellsim = try program(server: "exec cat")
        cellsim.input = framed(
            initialize, "{broken", #"{"id":2,"method":"x","params":{"text":"é"}}"#, #"{"method":"exit"}"#)
        let outcome = try cellsim.run("lsp")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(
            try messages(outcome).sorted(),
            [
                initialize, #"{"id":2,"method":"x","params":{"text":"é"}}"#,
                #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"invalid JSON: a key is missing before 'b' at byte 1"}}"#,
                #"{"method":"exit"}"#,
            ].sorted())
    }

    func testServerReceivesLibraryAndArguments() throws {
        let cellsim = try program(server: #"printf '%s\n' "$@" "$SWIFT_EXEC" >arguments; exec cat"#)
        cellsim.input = framed(initialize)
        XCTAssertEqual(try cellsim.run("lsp", "--scratch-path", "x y").code, 0)
        let lines = String(decoding: try cellsim.read("arguments"), as: UTF8.self).split(separator: "\n").map(
            String.init)
        let modules = cellsim.folder.path + "/library/modules"
        XCTAssertEqual(
            Array(lines.prefix(8)),
            ["-I", modules, "-Xcc", "-fmodule-map-file=\(modules)/CellSimCPNG.modulemap"].flatMap {
                ["-Xswiftc", $0]
            })
        XCTAssertEqual(lines[9], "-module-cache-path")
        XCTAssertTrue(lines[11].hasSuffix("/module-cache"), lines[11])
        XCTAssertTrue(lines[15].hasSuffix("/overlay.json"), lines[15])
        XCTAssertEqual(Array(lines[16...17]), ["--scratch-path", "x y"])
        XCTAssertTrue(lines[18].hasSuffix("/usr/bin/swiftc"), lines[18])
        let overlay = try JSONReader.read(Array(try Data(contentsOf: URL(fileURLWithPath: lines[15]))))
        XCTAssertEqual(overlay["roots"], .array([]))
    }

    func testServerExitIsReported() throws {
        let cellsim = try program(server: "head -c 10 >/dev/null; exit 3")
        try framed(initialize).write(to: cellsim.folder.appendingPathComponent("input"))
        let outcome = try cellsim.shell(
            "{ cat input; sleep 3; } | $cellsim lsp 2>errors >output; exit ${PIPESTATUS[1]}")
        XCTAssertEqual(outcome.code, 1, outcome.text)
        let output = String(decoding: try cellsim.read("output"), as: UTF8.self)
        XCTAssertTrue(output.contains("window/showMessage"), output)
        XCTAssertTrue(output.contains("sourcekit-lsp ended with status 3"), output)
    }

    func testConflictingCompilerFlagsAreReported() throws {
        let cellsim = try program(server: "exec cat")
        try cellsim.write(
            #"{"swiftPM": {"swiftCompilerFlags": ["-DMINE", "-I", "a b"]}}"#, to: ".sourcekit-lsp/config.json")
        let initialize = #"{"id":1,"method":"initialize","params":{"rootUri":"file://\#(cellsim.folder.path)"}}"#
        cellsim.input = framed(initialize)
        let outcome = try cellsim.run("lsp")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let notification = try XCTUnwrap(try messages(outcome).first { $0.contains("window/showMessage") })
        XCTAssertTrue(
            notification.contains("start 'cellsim lsp -Xswiftc -DMINE -Xswiftc -I -Xswiftc 'a b''"), notification)
    }

    func testInvalidMessageStreamIsRejected() throws {
        let cellsim = try program(server: "exec cat")
        for (input, reason) in [
            (Data("hello\r\n\r\n".utf8), "a header has no valid Content-Length: 'hello'"),
            (Data("Content-Length: 99999999999\r\n\r\n".utf8), "a message has 99999999999 bytes"),
            (Data(repeating: 0x41, count: 10_000), "a header has more than 8192 bytes"),
            (framed(initialize) + Data("Content-Length: 5\r\n\r\n{".utf8), "the stream ends within a message"),
        ] {
            cellsim.input = input
            let outcome = try cellsim.run("lsp")
            XCTAssertEqual(outcome.code, 3, outcome.errors)
            XCTAssertTrue(outcome.errors.contains("standard input: error: " + reason), outcome.errors)
        }
    }

    func testRequestsBeforeInitializeAreAnsweredWithAnError() throws {
        let cellsim = try program(server: "exec cat")
        cellsim.input = framed(#"{"id":"a","method":"shutdown"}"#, #"{"method":"exit"}"#)
        let outcome = try cellsim.run("lsp")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(
            try messages(outcome),
            [#"{"jsonrpc":"2.0","id":"a","error":{"code":-32002,"message":"the server is not initialized"}}"#])
    }

    func testUnadaptableSourcesPassUnchanged() throws {
        let cellsim = try program(server: "exec cat")
        try cellsim.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        let uri = "file://\(cellsim.folder.path)/Sources/A/A.swift"
        let openNotification =
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","languageId":"swift","version":1,"text":"import UIKit"}}}"#
        cellsim.input = framed(initialize, openNotification)
        let outcome = try cellsim.run("lsp")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(try messages(outcome), [initialize, openNotification])
        XCTAssertTrue(
            outcome.errors.contains("Package.swift: error: the manifest cannot be read"), outcome.errors)
    }

    // MARK: Packages

    func testModulesFollowManifest() throws {
        let cellsim = try CommandLine()
        for path in [
            "Sources/A-b/One.swift", "Sources/A-b/Skipped/Two.swift", "Sources/A-b/.build/Three.swift",
            "Sources/A-b/note.txt", "Tests/ATests/Test.swift", "Code/Tool/main.swift", "Code/Tool/Other.swift",
        ] {
            try cellsim.write("", to: path)
        }
        let manifest = """
            {"toolsVersion": {"_version": "5.9.0"}, "swiftLanguageVersions": null, "targets": [
              {"name": "ATests", "type": "test", "dependencies": [{"byName": ["A-b", null]}]},
              {"name": "Tool", "type": "executable", "path": "Code/Tool", "sources": ["main.swift"],
               "dependencies": [{"target": ["A-b", null]}]},
              {"name": "A-b", "type": "regular", "exclude": ["Skipped"], "dependencies": [],
               "settings": [{"tool": "swift", "kind": {"define": {"_0": "EXTRA"}}}, {"tool": "c", "kind": {}}]},
              {"name": "Missing", "type": "regular"}, {"name": "Binary", "type": "binary"}, {}, 7]}
            """
        let root = cellsim.folder.path
        let package = PackageModules(root: root, manifest: try JSONReader.read(Array(manifest.utf8)))
        XCTAssertEqual(package.languageMode, "5")
        XCTAssertEqual(package.modules.map(\.name), ["A_b", "ATests", "Tool"])
        XCTAssertEqual(package.modules.map(\.isProgram), [false, false, true])
        XCTAssertEqual(package.modules[0].definitions, ["SWIFT_PACKAGE", "DEBUG", "EXTRA"])
        XCTAssertEqual(
            package.modules.map { module in
                PackageModules.sources(of: module).map { String($0.dropFirst(root.count + 1)) }
            }, [["Sources/A-b/One.swift"], ["Tests/ATests/Test.swift"], ["Code/Tool/main.swift"]])
        XCTAssertEqual(PackageModules.root(around: root + "/Sources/A-b/One.swift"), nil)
        try cellsim.write("", to: "Package.swift")
        XCTAssertEqual(PackageModules.root(around: root + "/Sources/A-b/One.swift"), root)
    }
}
