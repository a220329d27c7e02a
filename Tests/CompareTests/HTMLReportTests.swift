import CellSimGraphics
import Foundation
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests the report page in a real browser, with all user interactions.
final class HTMLReportTests: XCTestCase {
    /// Writes a report with four cases: two that differ, one new and one equal, with names that need escaping.
    private func makeReport(_ folder: TemporaryFolder) throws -> URL {
        let plain = PictureSketch(60, 40)
        let moved = plain.with { $0.fill(13, 10, 8, 6, 0x2C6CA6) }
        try folder.write(plain.with { $0.fill(10, 10, 8, 6, 0x2C6CA6) }, "ref/Moved.png")
        try folder.write(moved, "new/Moved.png")
        try folder.write(plain.bitmap, "ref/<∕script><b>&.png")
        try folder.write(plain.with { $0.fill(40, 20, 10, 10, 0xD0D0FF) }, "new/<∕script><b>&.png")
        try folder.write(plain.bitmap, "new/Unknown.png")
        try folder.write(plain.bitmap, "ref/deep/Equal.png")
        try folder.write(plain.bitmap, "new/deep/Equal.png")
        let plan = try ComparisonPlan(reference: folder.path("ref"), actual: folder.path("new"))
        let cases = FileComparer(rule: ComparisonRule()).compare(plan.pairs) { _ in nil }
        try Reporter(form: .html, path: folder.path("out/report.html")).write(Report(cases: cases))
        return folder.url.appendingPathComponent("out/report.html")
    }

    private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

    func testPageInteraction() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(makeReport(folder))
        XCTAssertEqual(
            try browser.evaluate("[...document.querySelectorAll('#states button')].map(b => b.textContent).join()")
                as? String, "failed 3,all 4,different 2,new 1,same 1")
        XCTAssertEqual(number(try browser.evaluate("document.querySelectorAll('#list button').length")), 3)
        XCTAssertEqual(number(try browser.evaluate("performance.getEntriesByType('resource').length")), 0)

        try browser.click("#states [data-state=all]")
        try browser.wait("document.querySelectorAll('#list button').length === 4")
        try browser.click("#list button:nth-child(2)")
        try browser.wait("document.querySelector('#about h2').textContent === 'Moved.png'")
        try browser.wait("document.querySelectorAll('#stage canvas').length === 3")
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('#findings').textContent") as? String, "moved by 3, 0 · 36 px")

        try browser.click("#modes [data-mode=slider]")
        try browser.wait("document.querySelector('#stage .over')?.style.clipPath === 'inset(0px 0px 0px 50%)'")
        try browser.drag("#stage .sheet", from: (0.5, 0.5), to: (0.25, 0.5))
        XCTAssertEqual(
            number(try browser.evaluate("Number(document.querySelector('#stage .fraction').value)")), 25, accuracy: 2)

        try browser.click("#modes [data-mode=onion]")
        try browser.wait("document.querySelector('#stage .over')?.style.opacity")
        XCTAssertEqual(
            number(try browser.evaluate("Number(document.querySelector('#stage .over').style.opacity)")), 0.25,
            accuracy: 0.02)

        try browser.click("#modes [data-mode=blink]")
        try browser.wait("document.querySelector('#stage figcaption').textContent === 'reference'")
        try browser.wait(
            "document.querySelector('#stage figcaption').textContent === 'actual' && document.querySelector('#stage .over').style.opacity === '1'"
        )
        try browser.wait("document.querySelector('#stage figcaption').textContent === 'reference'")
    }

    func testHeatMapShowsDifferingPixels() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(makeReport(folder))
        try browser.click("#list button:nth-child(2)")
        try browser.wait("document.querySelector('#about h2').textContent === 'Moved.png'")
        try browser.click("#modes [data-mode=heat]")
        try browser.wait("document.querySelectorAll('#stage canvas').length === 1")
        let pixel =
            "((x, y) => [...document.querySelector('#stage canvas').getContext('2d').getImageData(x, y, 1, 1).data].join())"
        // Columns 10 to 12 lost the colour and 18 to 20 gained it; the columns between are unchanged.
        for x in [10, 12, 18, 20] {
            let red = try browser.evaluate("Number(\(pixel)(\(x), 12).split(',')[0])")
            XCTAssertGreaterThan(number(red), 240, "column \(x)")
        }
        for x in [9, 13, 17, 21] {
            let distinctChannels = try browser.evaluate("new Set(\(pixel)(\(x), 12).split(',').slice(0, 3)).size")
            XCTAssertEqual(number(distinctChannels), 1, "column \(x) is grey")
        }
    }

    func testKeyboardShortcuts() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(makeReport(folder))
        let name = "document.querySelector('#about h2').textContent"
        XCTAssertEqual(try browser.evaluate(name) as? String, "<∕script><b>&.png")
        try browser.press("j")
        try browser.wait("\(name) === 'Moved.png'")
        try browser.press("ArrowUp")
        try browser.wait("\(name) === '<∕script><b>&.png'")
        try browser.press("ArrowDown")
        try browser.wait("\(name) === 'Moved.png'")
        for (key, mode) in [("2", "slider"), ("3", "onion"), ("4", "blink"), ("5", "heat"), ("1", "side")] {
            try browser.press(key)
            try browser.wait(
                "document.querySelector('#modes [data-mode=\(mode)]').getAttribute('aria-pressed') === 'true'")
        }
        try browser.wait("document.querySelector('#stage canvas').getBoundingClientRect().width === 60")
        try browser.press("+")
        try browser.wait("document.querySelector('#stage canvas').getBoundingClientRect().width === 75")
        try browser.press("0")
        try browser.wait("document.querySelector('#stage canvas').getBoundingClientRect().width === 60")
        try browser.press("n")
        try browser.wait("document.querySelectorAll('#stage .box.chosen').length === 3")
        try browser.press("b")
        try browser.wait("document.querySelectorAll('#stage .box').length === 0")
        for state in ["all", "different", "new"] {
            try browser.press("f")
            try browser.wait("document.querySelector('#states [aria-pressed=true]').dataset.state === '\(state)'")
        }
        try browser.wait(
            "document.querySelector('#states [aria-pressed=true]').dataset.state === 'new' && \(name) === 'Unknown.png'"
        )
        try browser.press("/")
        try browser.type("zzz")
        try browser.wait("document.querySelectorAll('#list button').length === 0")
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('#stage').textContent") as? String, "No case matches.")
    }

    /// All failures are visible when the page opens.
    func testPageOpensWithFailures() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let cases = ReportCase.State.allCases.map { ReportCase(name: $0.rawValue, state: $0) }
        let page = folder.url.appendingPathComponent("report.html")
        try Reporter(form: .html, path: page.path).write(Report(cases: cases))
        try browser.open(page)
        let names = "[...document.querySelectorAll('#list .name')].map(n => n.textContent).join()"
        XCTAssertEqual(try browser.evaluate(names) as? String, "different,new,missing,unreadable")
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('#states [aria-pressed=true]').textContent") as? String,
            "failed 4")
        try Reporter(form: .html, path: page.path).write(Report(cases: cases.filter(\.isGood)))
        try browser.open(page)
        XCTAssertEqual(try browser.evaluate(names) as? String, "same,recorded")
    }

    func testTextDifferences() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        var first = ReportCase(name: "text", state: .different)
        first.message =
            "Found it:\n@@ −3,3 +3,4 @@\n\u{2007}kept\n−the old line\n+the new line\n+<b>added</b>\n\u{2007}end"
        var second = ReportCase(name: "changed", state: .different)
        second.message = "@@ −1,1 +1,1 @@\n−frame (0, 0, 40, 20)\n+frame (0, 0, 44, 20)"
        var new = ReportCase(name: "new", state: .new)
        (new.message, new.text) = ("No reference", "first\nsecond")
        let page = folder.url.appendingPathComponent("report.html")
        try Reporter(form: .html, path: page.path).write(Report(cases: [first, second, new]))
        try browser.open(page)
        let rows =
            "[...document.querySelectorAll('.patch > div')].map(r => r.className + '|' + [...r.children].map(c => c.textContent).join('|')).join(';')"
        XCTAssertEqual(
            try browser.evaluate(rows) as? String,
            "head||||@@ −3,3 +3,4 @@;same|3|3||kept;removed|4||−|the old line;added||4|+|the new line;added||5|+|<b>added</b>;same|5|6||end"
        )
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('#about .words').textContent") as? String, "Found it:")
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('main').innerText.includes('This case has no picture')")
                as? Bool,
            false)
        let colors =
            "new Set(['removed', 'added', 'same'].map(k => getComputedStyle(document.querySelector('.patch .' + k)).backgroundColor)).size"
        XCTAssertEqual(number(try browser.evaluate(colors)), 3)
        try browser.press("j")
        try browser.wait("[...document.querySelectorAll('.patch mark')].map(m => m.textContent).join() === '40,44'")
        try browser.press("j")
        try browser.wait("\(rows) === 'head||||@@ new text @@;added||1|+|first;added||2|+|second'")
    }

    /// On a phone, pictures are stacked at full width, and nothing extends beyond the edge.
    func testPicturesAreReadableOnAPhone() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let wide = PictureSketch(750, 300)
        try folder.write(wide.bitmap, "ref/a.png")
        try folder.write(wide.with { $0.fill(13, 10, 80, 60, 0x2C6CA6) }, "new/a.png")
        let plan = try ComparisonPlan(reference: folder.path("ref"), actual: folder.path("new"))
        let cases = FileComparer(rule: ComparisonRule()).compare(plan.pairs) { _ in nil }
        let page = folder.url.appendingPathComponent("report.html")
        try Reporter(form: .html, path: page.path).write(Report(cases: cases))
        try browser.open(page)
        try browser.resize(width: 390, height: 844)
        try browser.wait(
            "document.documentElement.clientWidth === 390 && document.querySelectorAll('#stage canvas').length === 3")
        try browser.wait(
            "[...document.querySelectorAll('#stage canvas')].every(c => c.getBoundingClientRect().width >= 350)")
        XCTAssertEqual(try browser.evaluate("document.documentElement.scrollWidth <= 390") as? Bool, true)
        XCTAssertEqual(
            try browser.evaluate("getComputedStyle(document.querySelector('.row')).flexDirection") as? String, "column")
    }

    func testLightAndDark() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(makeReport(folder))
        let backgroundColor = "getComputedStyle(document.body).backgroundColor"
        try browser.prefer(scheme: "dark")
        XCTAssertEqual(try browser.evaluate(backgroundColor) as? String, "rgb(22, 22, 24)")
        try browser.press("t")
        XCTAssertEqual(try browser.evaluate(backgroundColor) as? String, "rgb(246, 246, 248)")
        try browser.prefer(scheme: "light")
        XCTAssertEqual(try browser.evaluate(backgroundColor) as? String, "rgb(246, 246, 248)")
        try browser.click("#theme")
        XCTAssertEqual(try browser.evaluate(backgroundColor) as? String, "rgb(22, 22, 24)")
    }

    func testThousandsOfCases() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let reference = try folder.write(PictureSketch(20, 20).bitmap, "a.png")
        let actual = try folder.write(PictureSketch(20, 20, 0xFF0000).bitmap, "b.png")
        let pair = ComparisonPlan.Pair(name: "b", reference: reference, actual: actual)
        let template = FileComparer(rule: ComparisonRule()).compare(pair, differencePath: nil)
        let cases = (0..<5000).map { index in
            var copy = template
            copy.name = "Group\(index / 100)/case \(index)"
            return copy
        }
        try Reporter(form: .html, path: folder.path("report.html")).write(Report(cases: cases))
        try browser.open(folder.url.appendingPathComponent("report.html"))
        XCTAssertEqual(number(try browser.evaluate("document.querySelectorAll('#list button').length")), 5000)
        try browser.click("#search")
        try browser.type("case 4999")
        try browser.wait("document.querySelectorAll('#list button').length === 1")
        try browser.wait("document.querySelector('#about h2').textContent === 'Group49/case 4999'")
        try browser.wait("document.querySelectorAll('#stage canvas').length === 3")
    }

    func testPageIsSelfContained() throws {
        let folder = try TemporaryFolder()
        let page = try String(contentsOf: makeReport(folder), encoding: .utf8)
        XCTAssertFalse(page.contains("http:") || page.contains("https:"))
        XCTAssertFalse(page.contains("src=") || page.contains("<link") || page.contains("@import"))
        assertLacks(page, "<∕script><b>", "the page escapes names")
    }
}
