import Foundation
import XCTest

@testable import CellSimProject

/// Translates the headers in a folder to Swift, with the programs of the toolchain.
struct ObjectiveCTranslation {
    let text: String
    let notes: [String]

    /// Translates headers.
    /// - Parameters:
    ///   - header: the text of the bridging header.
    ///   - files: the texts of other files of the app, by name.
    ///   - provided: the modules that can be imported.
    init(_ header: String, files: [String: String] = [:], provided: Set<String> = ["UIKit"]) throws {
        let folder = try TemporaryProject(files.merging(["Bridge.h": header]) { $1 })
        var target = AppProject.Target(name: "App", kind: .application, referringFile: folder.path)
        target.settings.add([("SWIFT_OBJC_BRIDGING_HEADER", "Bridge.h"), ("SRCROOT", folder.path)])
        for name in files.keys.sorted() {
            let file = AppProject.File(path: folder.path + "/" + name, referringFile: folder.path, line: nil)
            if name.hasSuffix(".swift") { target.sources.append(file) }
            if name.hasSuffix(".m") { target.otherLanguageSources.append(file) }
        }
        let project = AppProject(path: folder.path, root: folder.path, name: "App")
        let translator = ObjectiveCTranslator(target, in: project, appleTypes: Self.appleTypes, provided: provided)
        let toolchain = try Self.toolchain()
        let tools = ObjectiveCTranslator.Tools(
            clang: { try Self.output(of: toolchain + "/bin/clang", $0) },
            declarations: {
                try SourceKit.declarations(
                    ofModule: $0, arguments: $1, library: SourceKit.library(in: toolchain))
            })
        let translation = try translator.translate(in: folder.path + "/.build/headers", tools)
        text = translation.text
        notes = translation.notes.map { $0.replacing(folder.path + "/", with: "") }
        XCTAssertEqual(try translator.translate(in: folder.path + "/.build/headers", tools).text, text)
    }

    /// The lines of the translation. `…` replaces the statement that reports a call.
    var lines: Set<String> {
        Set(
            text.split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
                    .replacing(#/CellSimPruned\.(\w+)\(\d+, "[^"]*", file: "[^"]*"\)/#) {
                        $0.1 == "function" ? "trap" : "…"
                    }
            })
    }

    private static let appleTypes = [
        AppleType(.class, "UIView"), AppleType(.class, "UILabel", base: "UIView"),
        AppleType(.class, "UIViewController"),
        AppleType(.class, "UIColor"), AppleType(.class, "UITableView"),
        AppleType(.class, "UITableViewCell", base: "UIView"),
        AppleType(.struct, "UIControl.State", isRaw: true), AppleType(.enum, "UITableViewCell.CellStyle", isRaw: true),
        AppleType(.protocol, "UITableViewDelegate"), AppleType(.protocol, "UITableViewDataSource"),
    ]

    private static func toolchain() throws -> String {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
            let usr = path.deletingLastPathComponent().deletingLastPathComponent().path
            if FileManager.default.fileExists(atPath: usr + "/lib/libsourcekitdInProc.so") { return usr }
        }
        throw XCTSkip("no toolchain with SourceKit on PATH")
    }

    private static func output(of program: String, _ arguments: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
