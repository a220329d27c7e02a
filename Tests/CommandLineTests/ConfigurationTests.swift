import Foundation
import TestFixtures
import XCTest

/// Tests that the reader, the JSON schema and the reference page of `cellsim.yml` have the same keys.
final class ConfigurationTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func schema() throws -> [String: Any] {
        let outcome = try CommandLine().run("schema")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        return try XCTUnwrap(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    }

    /// Returns the keys of the schema's mappings: `file` and its definitions.
    private func keys() throws -> [String: [String]] {
        let schema = try schema()
        var result = ["file": try names(schema)]
        for (name, value) in try XCTUnwrap(schema["definitions"] as? [String: [String: Any]]) where name != "device" {
            result[name] = try names(value)
        }
        return result
    }

    private func names(_ mapping: [String: Any]) throws -> [String] {
        XCTAssertEqual(mapping["additionalProperties"] as? Bool, false)
        return try XCTUnwrap(mapping["properties"] as? [String: Any]).keys.sorted()
    }

    /// Returns a configuration in which a mapping contains an entry.
    private func text(_ location: String, _ entry: String) -> String {
        switch location {
        case "file": "{\(entry)\(entry.hasPrefix("cases:") ? "" : ", cases: [{document: Elements.xib}]")}"
        case "cases": "cases: [{\(entry)\(entry.hasPrefix("document:") ? "" : ", document: Elements.xib")}]"
        default: "cases: [{document: Elements.xib, \(location): {\(entry)}}]"
        }
    }

    private func project() throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try FileManager.default.copyItem(atPath: cellsim.xib, toPath: cellsim.folder.path + "/Elements.xib")
        return cellsim
    }

    func testRepositoryFilesMatchProgramOutput() throws {
        for (arguments, file) in [
            (["schema"], "docs/cellsim.schema.json"), (["schema", "--format", "markdown"], "docs/cellsim.yml.md"),
        ] {
            let outcome = try CommandLine().runList(arguments)
            let expected = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            XCTAssertEqual(String(decoding: outcome.output, as: UTF8.self), expected, "run `make schema`")
        }
    }

    /// The reader must reject a wrong value for each key of the schema.
    func testReaderChecksEveryKeyOfSchema() throws {
        let cellsim = try project()
        let keys = try keys()
        XCTAssertEqual(Set(keys.keys), ["file", "cases", "variants", "comparison"])
        for (location, names) in keys {
            XCTAssertGreaterThan(names.count, 4, location)
            for name in names {
                try cellsim.write(text(location, "\(name): [{wrong: value}]"), to: "cellsim.yml")
                let outcome = try cellsim.run("snapshot")
                XCTAssertEqual(outcome.code, 3, "\(location) \(name)")
                let isNamed = outcome.errors.contains("'\(name)' ") || outcome.errors.contains("no key 'wrong'")
                XCTAssertTrue(outcome.errors.hasPrefix("cellsim.yml:1: error: ") && isNamed, outcome.errors)
            }
        }
    }

    /// The schema must contain each key of the reader, which lists its keys in an error message.
    func testSchemaHasEveryKeyOfReader() throws {
        let cellsim = try project()
        for (location, names) in try keys() {
            try cellsim.write(text(location, "wrong: value"), to: "cellsim.yml")
            let errors = try cellsim.run("snapshot").errors
            let keyList = try XCTUnwrap(errors.split(separator: "available: ").last).trimmingCharacters(in: .newlines)
            XCTAssertEqual(keyList.components(separatedBy: ", ").sorted(), names, location)
        }
    }

    func testPageHasEveryKeyAndDevice() throws {
        let page = String(
            decoding: try CommandLine().run("schema", "--format", "markdown").output, as: UTF8.self)
        for name in try keys().values.joined() { assertContains(page, "| `\(name)` |", name) }
        let devices = try JSONSerialization.jsonObject(with: CommandLine().run("devices", "--json").output)
        let list = try XCTUnwrap((devices as? [String: Any])?["devices"] as? [[String: Any]])
        for device in list {
            let identifier = try XCTUnwrap(device["identifier"] as? String)
            assertContains(page, "| `\(identifier)` |", identifier)
        }
    }

    func testMisplacedKeyIsReported() throws {
        let cellsim = try project()
        for (location, entry, message) in [
            ("file", "style: dark", "the file has no key 'style'; "),
            ("file", "style: dark", "'style' is a key of a case and of 'variants'\n"),
            ("cases", "precision: 1", "; 'precision' is a key of 'comparison'\n"),
            ("cases", "text-sise: L", "; did you mean 'text-size'?\n"),
            ("variants", "styles: [light]", "; did you mean 'style'?\n"),
            ("cases", "object: a, scene: b", "'object' is another name for 'scene'; use one of them"),
        ] {
            try cellsim.write(text(location, entry), to: "cellsim.yml")
            let outcome = try cellsim.run("snapshot")
            XCTAssertEqual(outcome.code, 3)
            XCTAssertTrue(outcome.errors.contains(message), outcome.errors)
        }
    }

    func testReaderAcceptsSchemaValues() throws {
        let cellsim = try project()
        let definitions = try XCTUnwrap(schema()["definitions"] as? [String: [String: Any]])
        for location in ["cases", "comparison"] {
            let properties = try XCTUnwrap(definitions[location]?["properties"] as? [String: [String: Any]])
            for (name, property) in properties {
                for value in property["enum"] as? [Any] ?? [] {
                    try cellsim.write(text(location, "\(name): \(value)"), to: "cellsim.yml")
                    let outcome = try cellsim.run("snapshot")
                    XCTAssertEqual(outcome.code < 3, true, "\(name): \(value): \(outcome.errors)")
                }
            }
        }
        let alternatives = try XCTUnwrap(definitions["device"]?["anyOf"] as? [[String: Any]])
        let names = try XCTUnwrap(alternatives[0]["enum"] as? [String])
        XCTAssertGreaterThan(names.count, 46)
        try cellsim.write(
            text("variants", "device: [\(names.joined(separator: ", "))]"), to: "cellsim.yml")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
    }

    func testObjectKeyMatchesRenderOption() throws {
        let cellsim = try project()
        try cellsim.write(
            Fixture.text("an-object-is-named-as-in-render.xib"), to: "Two.xib")
        try cellsim.write("cases: [{document: Two.xib, object: Second}]\n", to: "cellsim.yml")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(CommandLine.size(try cellsim.read("Snapshots/Two/Second.png")), [60, 80])
        XCTAssertEqual(try cellsim.run("render", "Two.xib", "--object", "Second").code, 0)
        // References are stored in compressed form, so their bytes differ.
        XCTAssertEqual(try cellsim.run("compare", "Snapshots/Two/Second.png", "Two-Second.png").code, 0)
    }

    func testDevicesAreListed() throws {
        let outcome = try CommandLine().run("devices")
        XCTAssertEqual(outcome.code, 0)
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.count, 27)
        XCTAssertEqual(
            lines.first { $0.hasPrefix("retina6_12 ") }?.split(separator: "  ").map {
                $0.trimmingCharacters(in: .whitespaces)
            },
            [
                "retina6_12", "393x852", "3", "1179x2556", "59 top, 34 bottom",
                "iPhone 15, iPhone 16, iPhone 15 Pro, iPhone 14 Pro",
            ])
        let landscape = String(
            decoding: try CommandLine().run("devices", "--orientation", "landscape").output, as: UTF8.self)
        XCTAssertTrue(landscape.contains("852x393"), landscape)
        XCTAssertTrue(landscape.contains("59 left, 21 bottom, 59 right"), landscape)
        let json = try JSONSerialization.jsonObject(with: CommandLine().run("devices", "--json").output)
        let devices = try XCTUnwrap((json as? [String: Any])?["devices"] as? [[String: Any]])
        XCTAssertEqual(devices.count, 26)
        let first = try XCTUnwrap(devices.first { $0["identifier"] as? String == "retina5_9" })
        let portrait = try XCTUnwrap(first["portrait"] as? [String: Any])
        XCTAssertEqual(portrait["safeArea"] as? [String: Int], ["top": 44, "left": 0, "bottom": 34, "right": 0])
    }
}
