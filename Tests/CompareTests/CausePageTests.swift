import CellSimExplanation
import CellSimGraphics
import Foundation
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests how the report page groups pictures that differ for the same reason.
final class CausePageTests: XCTestCase {
    private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

    /// Writes a page of cases with alternating causes, and of one case without a cause.
    private func makePage(
        _ folder: TemporaryFolder, cases count: Int, causes: Int, origin: ReportOrigin = .init()
    ) throws -> URL {
        try folder.write(PictureSketch(120, 40).bitmap, "old.png")
        try folder.write(PictureSketch(120, 40).with { $0.fill(10, 10, 40, 12, 0xD02F27) }, "new.png")
        let pair = ComparisonPlan.Pair(name: "", reference: folder.path("old.png"), actual: folder.path("new.png"))
        let compared = FileComparer(rule: ComparisonRule()).compare(pair, differencePath: nil)
        var cases = (0..<count).map { index in
            var reportCase = compared
            reportCase.name = "Cells/\(index % 7)/Row\(index)"
            var explanation = Explanation()
            var cause = Explanation.Cause("label\(index % causes): font 17 → 16", file: "Row.xib", objects: ["A"])
            cause.line = 10 + index % causes
            if index % causes == 0 {
                cause.blame = Explanation.Blame(commit: "1a2b3c4d5e", author: "Ann <b>", date: "2026-11-20")
            }
            explanation.causes = [cause]
            reportCase.explanation = explanation
            return reportCase
        }
        var ungrouped = compared
        ungrouped.name = "Plain"
        cases += [ungrouped, ReportCase(name: "Same", state: .same), ReportCase(name: "New", state: .new)]
        var reporter = Reporter(form: .html, path: folder.path("report.html"))
        reporter.origin = origin
        try reporter.write(Report(cases: cases))
        return folder.url.appendingPathComponent("report.html")
    }

    func testPicturesAreGroupedByCause() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(try makePage(folder, cases: 10, causes: 3))
        func texts(_ selector: String) throws -> String? {
            try browser.evaluate("[...document.querySelectorAll(\"\(selector)\")].map(e => e.textContent).join('|')")
                as? String
        }
        XCTAssertEqual(
            try texts("#list .cause > summary .change"),
            "label0: font 17 → 16|label1: font 17 → 16|label2: font 17 → 16")
        XCTAssertEqual(try texts("#list .cause > summary .where"), "Row.xib:10|Row.xib:11|Row.xib:12")
        XCTAssertEqual(try texts("#list .cause > summary .share"), "4|3|3")
        XCTAssertEqual(
            try texts("#list .name"), "Plain|New", "only pictures without a cause have rows while causes are closed")
        XCTAssertEqual(try texts("#about .command code"), "cellsim accept --cause 1")
        XCTAssertEqual(try texts("#about .changes .blame"), "1a2b3c4d5e, Ann <b>, 2026-11-20")
        try browser.wait("document.querySelectorAll('#stage .card canvas').length === 4")

        // Keys navigate between causes, and between the pictures of an open cause.
        let name = "document.querySelector('#about h2').textContent"
        try browser.press("j")
        try browser.wait("location.hash === '#cause=2' && \(name) === '3 pictures'")
        XCTAssertEqual(try texts("#about .command code"), "cellsim accept --cause 2")
        try browser.press("o")
        try browser.wait("document.querySelectorAll('#list .cause[open] button').length === 3")
        try browser.press("j")
        try browser.wait("\(name) === 'Cells/1/Row1' && document.querySelectorAll('#stage canvas').length === 3")
        XCTAssertEqual(try texts("#about .headline a[href='#cause=2']"), "cause 2, 3 pictures")
        try browser.press("o")
        try browser.wait("location.hash === '#cause=2' && !document.querySelector('#list .cause[open]')")
        for _ in 0..<2 { try browser.press("j") }
        try browser.wait("\(name) === 'Plain'")
        // A picture in the grid can be opened by its URL.
        _ = try browser.evaluate("location.hash = '#cause=3'")
        try browser.wait(
            "document.querySelector('#about .state').textContent === 'cause 3' "
                + "&& document.querySelectorAll('#stage .card canvas').length === 3")
        try browser.click("#stage .card:last-child")
        try browser.wait("\(name) === 'Cells/1/Row8'")
        try browser.press("/")
        try browser.type("xib:11")
        try browser.wait("document.querySelectorAll('#list .cause').length === 1")
    }

    func testHeaderShowsOrigin() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let origin = ReportOrigin(
            project: "A <b>project", branch: "feature/x", commit: "1a2b3c4d5e", date: "2026-11-20")
        try browser.open(try makePage(folder, cases: 4, causes: 2, origin: origin))
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('#title').textContent") as? String, "A <b>project")
        XCTAssertEqual(
            try browser.evaluate("[...document.querySelector('#run').children].map(e => e.textContent).join('|')")
                as? String, "feature/x|1a2b3c4d5e|2026-11-20|different|1 same|5 changed|1 new|0 missing")
    }

    func testGridFillsWidth() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(try makePage(folder, cases: 40, causes: 2))
        try browser.press("g")
        try browser.wait("document.querySelectorAll('#stage .card').length === 42")
        let rightGap =
            "(() => { const cards = [...document.querySelectorAll('#stage .card')].map(c => c.getBoundingClientRect()); const grid = document.querySelector('.grid').getBoundingClientRect(); return grid.right - Math.max(...cards.map(c => c.right)); })()"
        let width = "document.querySelector('#stage .card').getBoundingClientRect().width"
        XCTAssertEqual(number(try browser.evaluate(rightGap)), 0, accuracy: 1)
        let before = number(try browser.evaluate(width))
        try browser.drag("#size", from: (0.2, 0.5), to: (0.6, 0.5))
        try browser.wait("\(width) > \(before) * 1.5")
        XCTAssertEqual(number(try browser.evaluate(rightGap)), 0, accuracy: 1)
        XCTAssertEqual(
            try browser.evaluate("[...document.querySelectorAll('#stage canvas')].every(c => c.ariaLabel.length > 0)")
                as? Bool, true)
    }

    /// 1,000 differences with 12 causes: pictures that are not visible must not be loaded.
    func testManyDifferencesOpenQuickly() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let page = try makePage(folder, cases: 1_000, causes: 12)
        try browser.open(page)
        for (width, height) in [(1_440, 900), (820, 1_100), (390, 800)] {
            for scheme in ["light", "dark"] {
                try browser.resize(width: width, height: height)
                try browser.prefer(scheme: scheme)
                try browser.wait("document.querySelectorAll('#stage .card canvas').length > 1")
                let time = number(
                    try browser.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))
                print("report page, \(width) px, \(scheme): \(Int(time)) ms")
                XCTAssertLessThan(time, 5_000, "the page loads too slowly (0.2 s on an idle machine)")
                XCTAssertLessThanOrEqual(
                    number(try browser.evaluate("document.documentElement.scrollWidth")), Double(width))
                XCTAssertLessThan(number(try browser.evaluate("document.querySelectorAll('*').length")), 4_000)
            }
        }
    }
}
