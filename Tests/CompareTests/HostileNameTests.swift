import Foundation
import FoundationXML
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests that untrusted names, messages and paths cannot inject code or commands into reports.
final class HostileNameTests: XCTestCase {
    private let hostile =
        "\u{600}</script><script>window.taken = 1</script>\u{600}<img src=x onerror=window.taken=2>"
        + "\r\n::error::taken\n::error::taken\u{1B}[2J\u{9B}2J\u{202E}\"'`${1}\u{301}]]>&lt;##[error]taken\u{2028}"

    private var report: Report {
        var unreadableCase = ReportCase(name: "Cells/\(hostile)", state: .unreadable)
        (unreadableCase.message, unreadableCase.file, unreadableCase.line) = ("first\n\(hostile)", hostile, 3)
        (unreadableCase.reference, unreadableCase.actual, unreadableCase.difference) = (
            "r/\(hostile)", "a/\(hostile)", "d/\(hostile)"
        )
        unreadableCase.boxes = [.init(x: 1, y: 2, width: 3, height: 4, differentPixels: 5, kind: hostile)]
        var sameCase = ReportCase(name: hostile, state: .same)
        sameCase.message = hostile
        return Report(cases: [unreadableCase, sameCase])
    }

    private func text(_ format: Reporter.Format) throws -> String {
        try report.text(format)
    }

    func testReportsContainNoCommands() throws {
        for format in Reporter.Format.allCases {
            let text = try text(format)
            for scalar in text.unicodeScalars where scalar != "\n" {
                let isCommand =
                    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                    || (0x2028...0x202E).contains(scalar.value)
                XCTAssertFalse(isCommand, "\(format) has U+\(String(scalar.value, radix: 16))")
            }
            XCTAssertFalse(text.contains("##["), "\(format)")
            let lines = text.unicodeScalars.split(separator: "\n").map {
                String($0).trimmingCharacters(in: .whitespaces)
            }
            let commands = lines.filter { $0.hasPrefix("::") }
            XCTAssertEqual(commands.count, format == .github ? 2 : 0, "\(format): \(commands)")
        }
    }

    func testGitHubCommandsAreDelimited() throws {
        let lines = try text(.github).unicodeScalars.split(separator: "\n").map { String($0) }
        XCTAssertEqual(lines.count, 2)
        // `file`, `line` and `title`, then the message, with no other colons and commas.
        let header = lines[0].utf8.prefix(lines[0].utf8.count).split(separator: UInt8(ascii: ":"), maxSplits: 2)[0]
        let properties = try XCTUnwrap(String(header)?.dropFirst("error ".count).split(separator: ","))
        XCTAssertEqual(properties.count, 3)
        XCTAssertEqual(properties.map { $0.prefix(5) }, ["file=", "line=", "title"])
    }

    func testXMLIsWellFormed() throws {
        let reader = XMLReader()
        let parser = XMLParser(data: Data(try text(.junit).utf8))
        parser.delegate = reader
        XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
        XCTAssertEqual(reader.elements.filter { $0 == "testcase" }.count, 2)
        XCTAssertEqual(Set(reader.elements), ["testsuites", "testsuite", "testcase", "error", "system-out"])
        XCTAssertTrue(reader.names.allSatisfy { $0.contains("</script>") || $0.contains("script>") }, "\(reader.names)")
    }

    func testJSONRoundTrip() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data(try text(.json).utf8), "report.json")
        XCTAssertEqual(try Report(path: path), report)
    }

    func testPageContainsNoInjectedMarkup() throws {
        let page = Array(try text(.html).utf8)
        func count(_ substring: String) -> Int {
            let bytes = Array(substring.utf8)
            return page.indices.filter { page[$0...].starts(with: bytes) }.count
        }
        XCTAssertEqual(count("<script"), 3, "only the header, the data and the program are scripts")
        XCTAssertEqual(count("</script"), 3)
        XCTAssertEqual(count("<img"), 0)
        XCTAssertEqual(count("taken = 1"), 9, "the text is in two names, two messages, four paths and a kind")
    }

    func testPageRunsNoInjectedScripts() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let page = folder.path("report.html")
        try Reporter(form: .html, path: page).write(report)
        try browser.open(URL(fileURLWithPath: page))
        XCTAssertEqual(try browser.evaluate("typeof window.taken") as? String, "undefined")
        XCTAssertEqual(try browser.evaluate("document.querySelectorAll('img').length") as? Double, 0)
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('#about h2').textContent") as? String, report.cases[0].name)
        // Scripts that are added in any other way do not run.
        _ = try browser.evaluate(
            "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.taken = 3' }))"
        )
        _ = try browser.evaluate(
            "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.taken = 4\">')")
        _ = try browser.evaluate("new Promise((done) => setTimeout(done, 200))")
        XCTAssertEqual(try browser.evaluate("typeof window.taken") as? String, "undefined")
    }

    private final class XMLReader: NSObject, XMLParserDelegate {
        var elements: [String] = [], names: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.append(name)
            if name == "testcase" { names.append(attributes["name"] ?? "") }
        }
    }
}
