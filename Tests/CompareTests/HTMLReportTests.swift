import CellSimGraphics
import Foundation
import XCTest

@testable import CellSimCompare

/// The page in a real browser: everything a person can do with it.
final class HTMLReportTests: XCTestCase {
    /// Four cases: two that differ, one new, one equal; names that need escaping.
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

    func testAPersonClicksThroughIt() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(makeReport(folder))
        XCTAssertEqual(try browser.evaluate("[...document.querySelectorAll('#states button')].map(b => b.textContent).join()") as? String, "all 4,different 2,new 1,same 1")
        XCTAssertEqual(number(try browser.evaluate("document.querySelectorAll('#list button').length")), 2)
        XCTAssertEqual(number(try browser.evaluate("performance.getEntriesByType('resource').length")), 0)

        try browser.click("#states [data-state=all]")
        try browser.wait("document.querySelectorAll('#list button').length === 4")
        try browser.click("#list button:nth-child(2)")
        try browser.wait("document.querySelector('#about h2').textContent === 'Moved.png'")
        try browser.wait("document.querySelectorAll('#stage canvas').length === 3")
        XCTAssertEqual(try browser.evaluate("document.querySelector('#findings').textContent") as? String, "moved by 3, 0 · 36 px")

        try browser.click("#modes [data-mode=slider]")
        try browser.wait("document.querySelector('#stage .over')?.style.clipPath === 'inset(0px 0px 0px 50%)'")
        try browser.drag("#stage .sheet", from: (0.5, 0.5), to: (0.25, 0.5))
        XCTAssertEqual(number(try browser.evaluate("Number(document.querySelector('#share').value)")), 25, accuracy: 2)

        try browser.click("#modes [data-mode=onion]")
        try browser.wait("document.querySelector('#stage .over')?.style.opacity")
        XCTAssertEqual(number(try browser.evaluate("Number(document.querySelector('#stage .over').style.opacity)")), 0.25, accuracy: 0.02)

        try browser.click("#modes [data-mode=blink]")
        try browser.wait("document.querySelector('#stage figcaption').textContent === 'reference'")
        try browser.wait("document.querySelector('#stage figcaption').textContent === 'actual' && document.querySelector('#stage .over').style.opacity === '1'")
        try browser.wait("document.querySelector('#stage figcaption').textContent === 'reference'")
    }

    func testTheHeatMapShowsTheDifferingPixels() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(makeReport(folder))
        try browser.click("#list button:nth-child(2)")
        try browser.wait("document.querySelector('#about h2').textContent === 'Moved.png'")
        try browser.click("#modes [data-mode=heat]")
        try browser.wait("document.querySelectorAll('#stage canvas').length === 1")
        let pixel = "((x, y) => [...document.querySelector('#stage canvas').getContext('2d').getImageData(x, y, 1, 1).data].join())"
        // Columns 10 to 12 lost the colour, 18 to 20 gained it; between them nothing changed.
        for x in [10, 12, 18, 20] {
            let red = try browser.evaluate("Number(\(pixel)(\(x), 12).split(',')[0])")
            XCTAssertGreaterThan(number(red), 240, "column \(x)")
        }
        for x in [9, 13, 17, 21] {
            let tones = try browser.evaluate("new Set(\(pixel)(\(x), 12).split(',').slice(0, 3)).size")
            XCTAssertEqual(number(tones), 1, "column \(x) is grey")
        }
    }

    func testKeysDoWhatTheButtonsDo() throws {
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
            try browser.wait("document.querySelector('#modes [data-mode=\(mode)]').getAttribute('aria-pressed') === 'true'")
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
        try browser.press("f")
        try browser.wait("document.querySelector('#states [aria-pressed=true]').dataset.state === 'new' && \(name) === 'Unknown.png'")
        try browser.press("/")
        try browser.type("zzz")
        try browser.wait("document.querySelectorAll('#list button').length === 0")
        XCTAssertEqual(try browser.evaluate("document.querySelector('#stage').textContent") as? String, "No case matches.")
    }

    func testLightAndDark() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        try browser.open(makeReport(folder))
        let paper = "getComputedStyle(document.body).backgroundColor"
        try browser.prefer(scheme: "dark")
        XCTAssertEqual(try browser.evaluate(paper) as? String, "rgb(22, 22, 24)")
        try browser.press("t")
        XCTAssertEqual(try browser.evaluate(paper) as? String, "rgb(246, 246, 248)")
        try browser.prefer(scheme: "light")
        XCTAssertEqual(try browser.evaluate(paper) as? String, "rgb(246, 246, 248)")
        try browser.click("#theme")
        XCTAssertEqual(try browser.evaluate(paper) as? String, "rgb(22, 22, 24)")
    }

    func testThousandsOfCases() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let reference = try folder.write(PictureSketch(20, 20).bitmap, "a.png")
        let actual = try folder.write(PictureSketch(20, 20, 0xFF0000).bitmap, "b.png")
        let pair = ComparisonPlan.Pair(name: "b", reference: reference, actual: actual)
        let one = FileComparer(rule: ComparisonRule()).compare(pair, differencePath: nil)
        let cases = (0..<5000).map { index in
            var copy = one
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

    func testThePageLoadsNothingFromElsewhere() throws {
        let folder = try TemporaryFolder()
        let page = try String(contentsOf: makeReport(folder), encoding: .utf8)
        XCTAssertFalse(page.contains("http:") || page.contains("https:"))
        XCTAssertFalse(page.contains("src=") || page.contains("<link") || page.contains("@import"))
        XCTAssertFalse(page.contains("<∕script><b>"), "names are written escaped")
    }
}
