import CellSimGraphics
import Foundation
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests comparisons of files and folders, and the files that reporters write.
final class ReportTests: XCTestCase {
    private let plain = PictureSketch(20, 10)
    private var dotted: Bitmap { plain.with { $0.fill(3, 4, 2, 2, 0x000000) } }

    private func run(_ folder: TemporaryFolder, _ rule: ComparisonRule = ComparisonRule()) throws -> Report {
        let plan = try ComparisonPlan(reference: folder.path("ref"), actual: folder.path("new"))
        return Report(cases: FileComparer(rule: rule).compare(plan.pairs) { folder.path("diff/" + $0.name) })
    }

    private func sample() throws -> (TemporaryFolder, Report) {
        let folder = try TemporaryFolder()
        try folder.write(plain.bitmap, "ref/same.png")
        try folder.write(plain.bitmap, "new/same.png")
        try folder.write(plain.bitmap, "ref/sub/dot.png")
        try folder.write(dotted, "new/sub/dot.png")
        try folder.write(plain.bitmap, "ref/gone.png")
        try folder.write(plain.bitmap, "new/come.png")
        try folder.write(Data("oid".utf8), "ref/readme.txt")
        return (folder, try run(folder))
    }

    func testFoldersAreComparedByPath() throws {
        let (folder, report) = try sample()
        XCTAssertEqual(report.cases.map(\.name), ["come.png", "gone.png", "same.png", "sub/dot.png"])
        XCTAssertEqual(report.cases.map(\.state), [.new, .missing, .same, .different])
        XCTAssertEqual(report.verdict, "different")
        XCTAssertEqual(report.exitCode, 1)
        XCTAssertEqual(report.differentPixels, 4)
        XCTAssertEqual(report.cases[3].difference, folder.path("diff/sub/dot.png"))
        let difference = try PictureFile(path: folder.path("diff/sub/dot.png")).bitmap
        XCTAssertEqual(difference.pixel(x: 3, y: 4), 0xFFE6_1030)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path("diff/same.png")))
    }

    func testUnreadablePicturesAreReported() throws {
        let folder = try TemporaryFolder()
        let validFile = try pngBytes(plain.bitmap)
        try folder.write(Data(validFile.dropLast(20)), "ref/cut.png")
        try folder.write(
            Data("version https://git-lfs.github.com/spec/v1\noid sha256:00ff\nsize 3\n".utf8), "ref/lfs.png")
        try folder.write(Data("hello".utf8), "ref/text.png")
        try folder.write(Data(validFile), "ref/folder.png/inner.txt")
        for name in ["cut", "lfs", "text", "folder"] { try folder.write(plain.bitmap, "new/\(name).png") }
        let report = try run(folder)
        XCTAssertEqual(report.exitCode, 3)
        let messages = Dictionary(uniqueKeysWithValues: report.cases.map { ($0.name, $0.message ?? "") })
        XCTAssertTrue(
            messages["cut.png"]?.hasPrefix(folder.path("ref/cut.png") + ": error: damaged PNG file") == true,
            "\(messages)")
        XCTAssertEqual(
            messages["lfs.png"],
            folder.path("ref/lfs.png")
                + ": error: a Git LFS pointer (sha256:00ff), not the picture; fetch it with 'git lfs pull'")
        XCTAssertEqual(messages["text.png"], folder.path("ref/text.png") + ": error: not a PNG file")
        XCTAssertEqual(messages["folder.png"], folder.path("ref/folder.png") + ": error: a folder, not a picture")
        XCTAssertEqual(Set(report.cases.map(\.state)), [.unreadable])
    }

    private func pngBytes(_ bitmap: Bitmap) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        return try PictureFile.read(folder.write(bitmap, "a.png"))
    }

    func testFileAndFolderCannotBeCompared() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(plain.bitmap, "a.png")
        XCTAssertThrowsError(try ComparisonPlan(reference: file, actual: folder.url.path))
        XCTAssertThrowsError(try ComparisonPlan(reference: file, actual: folder.path("none.png"))) {
            XCTAssertEqual("\($0)", folder.path("none.png") + ": error: no such file or folder")
        }
    }

    func testJSONRoundTrip() throws {
        let (folder, report) = try sample()
        try Reporter(form: .json, path: folder.path("report.json")).write(report)
        let object = try JSONSerialization.jsonObject(with: Data(folder.text("report.json").utf8)) as? [String: Any]
        XCTAssertEqual(object?["schemaVersion"] as? Int, 1)
        XCTAssertEqual(object?["verdict"] as? String, "different")
        XCTAssertEqual(object?["differentPixels"] as? Int, 4)
        let cases = object?["cases"] as? [[String: Any]]
        let box = (cases?[3]["boxes"] as? [[String: Any]])?.first
        XCTAssertEqual(box?["kind"] as? String, "color")
        XCTAssertEqual([box?["x"], box?["y"], box?["width"], box?["height"]].map { $0 as? Int }, [3, 4, 2, 2])
        XCTAssertEqual(try Report(path: folder.path("report.json")), report)
    }

    func testSingleComparisonHasTopLevelBoxes() throws {
        let folder = try TemporaryFolder()
        let pair = ComparisonPlan.Pair(
            name: "a.png", reference: try folder.write(plain.bitmap, "a.png"), actual: try folder.write(dotted, "b.png")
        )
        let report = Report(cases: [FileComparer(rule: ComparisonRule()).compare(pair, differencePath: nil)])
        XCTAssertEqual(report.boxes?.count, 1)
        let text = String(decoding: try report.json(), as: UTF8.self)
        XCTAssertTrue(text.contains("\"boxes\" : [\n    {"), text)
    }

    func testTextFormat() throws {
        let (folder, report) = try sample()
        XCTAssertEqual(
            try report.text(.text),
            """
            PASS same.png
            NEW  come.png: \(folder.path("ref/come.png")): error: no such file
                reference  \(folder.path("ref/come.png"))
                actual     \(folder.path("new/come.png"))
            FAIL gone.png: \(folder.path("new/gone.png")): error: no such file
                reference  \(folder.path("ref/gone.png"))
                actual     \(folder.path("new/gone.png"))
            FAIL sub/dot.png: 4 of 200 pixels (2.00 %), largest difference 255
                colour at 3,4 2x2 (4 px)
                reference  \(folder.path("ref/sub/dot.png"))
                actual     \(folder.path("new/sub/dot.png"))
                difference \(folder.path("diff/sub/dot.png"))
            4 compared: 1 same, 1 different, 1 new, 1 missing

            """)
    }

    func testJUnitCountsAndEscapes() throws {
        var reportCase = ReportCase(name: "Cells/a<b>&\"c\".png", state: .different)
        reportCase.message = "5 < 6\u{1}\n& more"
        let text = try Report(cases: [reportCase, ReportCase(name: "fine.png", state: .same)]).text(.junit)
        assertContains(text, "<testsuite name=\"cellsim\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">")
        assertContains(text, "classname=\"Cells\" name=\"a&lt;b&gt;&amp;&quot;c&quot;.png\"")
        assertContains(text, "message=\"5 &lt; 6\\u{1}&#10;&amp; more\"")
        assertContains(text, "<testcase classname=\"cellsim\" name=\"fine.png\"/>")
    }

    func testGitHubAnnotatesTheLine() throws {
        var reportCase = ReportCase(name: "Cell", state: .different)
        (reportCase.file, reportCase.line, reportCase.message) = ("Tests/A,B:C.swift", 12, "50 %\nless")
        XCTAssertEqual(
            try Report(cases: [reportCase]).text(.github),
            """
            ::error file=Tests/A%2CB%3AC.swift,line=12,title=Snapshot Cell::50 %25%0Aless
            ::notice title=cellsim::1 compared: 1 different

            """)
    }

    func testReporterArguments() {
        XCTAssertEqual(Reporter("json"), Reporter(form: .json))
        XCTAssertEqual(Reporter("html=out/a=b.html"), Reporter(form: .html, path: "out/a=b.html"))
        XCTAssertNil(Reporter("html="))
        XCTAssertNil(Reporter("xml"))
    }

    func testShardsAreMergedAndMissingOnesReported() throws {
        func merged(_ parts: (index: Int, name: String)...) throws -> Report {
            var merger = ReportMerger()
            for (index, name) in parts {
                let cases = [ReportCase(name: name, state: .same)]
                try merger.add(Report(cases: cases, shard: .init(index: index, count: 3)), path: "\(index).json")
            }
            return try merger.merged().report()
        }
        let all = try merged((2, "b"), (3, "c"), (1, "a"))
        XCTAssertEqual(all.cases.map(\.name), ["a", "b", "c"])
        XCTAssertNil(all.shard)
        XCTAssertThrowsError(try merged((2, "b"))) {
            XCTAssertEqual("\($0)", "2.json: error: 3 shards expected; missing: 1, 3")
        }
        XCTAssertThrowsError(try merged((1, "a"), (1, "b"))) {
            XCTAssertEqual("\($0)", "1.json: error: 1.json is also shard 1")
        }
        XCTAssertThrowsError(try merged((1, "a"), (2, "a"))) {
            XCTAssertEqual("\($0)", "2.json: error: the case 'a' is also in 1.json")
        }
    }

    func testInvalidReportsAreRejected() throws {
        func rejectionMessage(_ change: (inout ReportCase) -> Void, shard: Report.Shard? = nil) throws -> String {
            let folder = try TemporaryFolder()
            var reportCase = ReportCase(name: "a", state: .different)
            change(&reportCase)
            let path = try folder.write(Data(Report(cases: [reportCase, reportCase], shard: shard).json()), "r.json")
            do {
                _ = try Report(path: path)
                return ""
            } catch { return String("\(error)".dropFirst(path.count)) }
        }
        XCTAssertEqual(try rejectionMessage { $0.differentPixels = 5 }, "")
        XCTAssertEqual(
            try rejectionMessage { $0.differentPixels = .max },
            ": error: the case 'a' has 9223372036854775807 as 'differentPixels'; expected 0 to 1099511627776")
        XCTAssertTrue(try rejectionMessage { $0.totalPixels = -1 }.contains("has -1 as 'totalPixels'"))
        XCTAssertTrue(try rejectionMessage { $0.line = .max }.contains("'line'"))
        XCTAssertTrue(try rejectionMessage { $0.largestDifference = 256 }.contains("'largestDifference'"))
        XCTAssertTrue(try rejectionMessage { $0.actualSize = .init(width: .max, height: 1) }.contains("'width'"))
        for box in [(Int.max, 1, 0), (1, Int.min, 0), (1, 1, Int.min)] {
            let box = ReportCase.Box(
                x: box.0, y: 0, width: box.1, height: 1, differentPixels: 1, kind: "moved", dx: box.2, dy: 0)
            XCTAssertNotEqual(try rejectionMessage { $0.boxes = [box] }, "")
        }
        for shard in [
            Report.Shard(index: 1, count: 1_000_000_000), .init(index: 0, count: 1), .init(index: 3, count: 2),
            .init(index: 1, count: .min),
        ] {
            XCTAssertTrue(try rejectionMessage({ _ in }, shard: shard).contains("there is no shard"), "\(shard)")
        }
        XCTAssertEqual(try rejectionMessage({ _ in }, shard: .init(index: 2, count: 100_000)), "")
        let folder = try TemporaryFolder()
        for text in [
            "{\"schemaVersion\":1e999}", "{\"schemaVersion\":NaN}", String(repeating: "[", count: 100_000),
            "<!DOCTYPE html>",
        ] {
            XCTAssertThrowsError(try Report(path: folder.write(Data(text.utf8), "odd.json")), text)
        }
    }

    func testOnlyFirstMissingShardsAreListed() throws {
        var merger = ReportMerger()
        try merger.add(Report(cases: [], shard: .init(index: 2, count: 100_000)), path: "p.json")
        XCTAssertThrowsError(try merger.merged()) {
            XCTAssertEqual(
                "\($0)",
                "p.json: error: 100000 shards expected; missing: 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21 and 99979 more"
            )
        }
    }

    /// A page about results of other machines shows only pictures from the results' folders and the project.
    func testPageShowsPicturesOfAllowedFolders() throws {
        let folder = try TemporaryFolder(), other = try TemporaryFolder()
        let inside = try folder.write(plain.bitmap, "in.png"), outside = try other.write(dotted, "out.png")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link.png"), withDestinationPath: outside)
        var one = ReportCase(name: "a", state: .different)
        func pictures(_ reference: String, _ actual: String, _ folders: [String]?) throws -> Int {
            (one.reference, one.actual) = (reference, actual)
            var reporter = Reporter(form: .html, path: folder.path("page.html"))
            reporter.folders = folders
            try reporter.write(Report(cases: [one]))
            return try folder.text("page.html").components(separatedBy: "type=\"text/plain\"").count - 1
        }
        func isAttached(_ actual: String, _ folders: [String]?) throws -> Bool {
            one.actual = actual
            var reporter = Reporter(form: .junit, path: folder.path("junit.xml"))
            reporter.folders = folders
            try reporter.write(Report(cases: [one]))
            return try folder.text("junit.xml").contains("ATTACHMENT")
        }
        XCTAssertTrue(try isAttached(outside, nil))
        XCTAssertFalse(try isAttached(outside, [folder.url.path]), "files outside the allowed folders are not attached")
        XCTAssertFalse(try isAttached(folder.path("link.png"), [folder.url.path]))
        XCTAssertTrue(try isAttached(inside, [folder.url.path]))
        XCTAssertEqual(try pictures(inside, outside, nil), 2)
        XCTAssertEqual(try pictures(inside, outside, [folder.url.path]), 1)
        XCTAssertEqual(try pictures(folder.path("link.png"), folder.path("../x/../out.png"), [folder.url.path]), 0)
        XCTAssertEqual(try pictures(inside, outside, [folder.url.path, other.url.path, "/nowhere"]), 2)
    }

    func testOtherReportVersionsAreRejected() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data("{\"schemaVersion\":9}".utf8), "r.json")
        XCTAssertThrowsError(try Report(path: path)) {
            XCTAssertEqual("\($0)", "\(path): error: report version 9 is not supported; this program reads version 1")
        }
        XCTAssertThrowsError(try Report(path: folder.write(Data("[]".utf8), "s.json")))
    }
}
