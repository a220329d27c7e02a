import CellSimGraphics
import Foundation
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests the pictures, the search for cases and the size limit of the report page.
final class ReportPageTests: XCTestCase {
    private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

    private func cases(_ folder: TemporaryFolder, _ pictures: [(name: String, before: Bitmap, after: Bitmap)]) throws
        -> [ReportCase]
    {
        for picture in pictures {
            try folder.write(picture.before, "ref/\(picture.name).png")
            try folder.write(picture.after, "new/\(picture.name).png")
        }
        let plan = try ComparisonPlan(reference: folder.path("ref"), actual: folder.path("new"))
        return FileComparer(rule: ComparisonRule()).compare(plan.pairs) { _ in nil }
    }

    /// Alternating black and white lines of one pixel become grey when the picture is scaled down.
    func testPictureInterpolation() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        var striped = PictureSketch(240, 240)
        for y in stride(from: 0, to: 240, by: 2) { striped.fill(0, y, 240, 1, 0x000000) }
        let page = folder.url.appendingPathComponent("report.html")
        let reportCases = try cases(folder, [("a", PictureSketch(240, 240).bitmap, striped.bitmap)])
        try Reporter(form: .html, path: page.path).write(Report(cases: reportCases))
        try browser.open(page)
        let canvas = "document.querySelectorAll('#stage canvas')[1]"
        try browser.wait("\(canvas).width === 240")
        for _ in 0..<4 { try browser.press("-") }
        try browser.wait("Math.abs(\(canvas).getBoundingClientRect().width - 240 * 0.8 ** 4) < 1")
        // The pixels in the middle of a column. Without smoothing they are black or white.
        let spread =
            "(() => { const c = \(canvas), d = c.getContext('2d').getImageData(40, 20, 1, 60).data; const v = []; for (let i = 0; i < d.length; i += 4) v.push(d[i]); return Math.max(...v) - Math.min(...v); })()"
        XCTAssertLessThan(number(try browser.evaluate(spread)), 110)
        XCTAssertEqual(
            try browser.evaluate("getComputedStyle(\(canvas)).imageRendering") as? String, "auto")
        for _ in 0..<3 { try browser.press("-") }
        try browser.wait("Math.abs(\(canvas).getBoundingClientRect().width - 240 * 0.8 ** 7) < 1")
        let small = spread.replacingOccurrences(of: "40, 20, 1, 60", with: "20, 8, 1, 30")
        XCTAssertLessThan(number(try browser.evaluate(small)), 40)
        try browser.press("0")
        for _ in 0..<4 { try browser.press("+") }
        try browser.wait("\(canvas).getBoundingClientRect().width > 480")
        XCTAssertEqual(number(try browser.evaluate("\(canvas).width")), 240)
        XCTAssertEqual(try browser.evaluate("getComputedStyle(\(canvas)).imageRendering") as? String, "pixelated")
    }

    func testTreeListsFailuresFirst() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let (plain, red) = (PictureSketch(20, 20).bitmap, PictureSketch(20, 20, 0xFF0000).bitmap)
        let reportCases = try cases(
            folder,
            [
                ("a/fine", plain, plain), ("b/deep/bad", plain, red), ("b/fine", plain, plain), ("b/worse", plain, red),
                ("good", plain, plain),
            ])
        let page = folder.url.appendingPathComponent("report.html")
        try Reporter(form: .html, path: page.path).write(Report(cases: reportCases))
        try browser.open(page)
        let names = "[...document.querySelectorAll('#list .name, #list summary bdi')].map(n => n.textContent).join()"
        XCTAssertEqual(try browser.evaluate(names) as? String, "b,worse.png,deep,bad.png")
        try browser.click("#states [data-state=all]")
        XCTAssertEqual(
            try browser.evaluate(names) as? String, "good.png,b,worse.png,fine.png,deep,bad.png,a,fine.png")
        try browser.wait("document.querySelectorAll('#list .thumb canvas').length === 5")
        let labels = "[...document.querySelectorAll('#list button')].map(n => n.ariaLabel).join()"
        XCTAssertEqual(
            try browser.evaluate(labels) as? String,
            "good.png, same,b/worse.png, different,b/fine.png, same,b/deep/bad.png, different,a/fine.png, same")
        // A closed folder opens for the next case in it.
        try browser.click("#list details > summary")
        try browser.wait("!document.querySelector('#list details').open")
        try browser.press("k")
        try browser.press("j")
        try browser.wait("document.querySelector('#list details').open")
    }

    func testURLSelectsCase() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let (plain, red) = (PictureSketch(20, 20).bitmap, PictureSketch(20, 20, 0xFF0000).bitmap)
        let reportCases = try cases(folder, [("a", plain, red), ("x/ü 1", plain, plain)])
        let page = folder.url.appendingPathComponent("report.html")
        try Reporter(form: .html, path: page.path).write(Report(cases: reportCases))
        let name = "document.querySelector('#about h2').textContent"
        // An equal case, which the filter for failures hides.
        try browser.open(XCTUnwrap(URL(string: page.absoluteString + "#x%2F%C3%BC%201.png")))
        XCTAssertEqual(try browser.evaluate(name) as? String, "x/ü 1.png")
        try browser.press("k")
        try browser.wait("\(name) === 'a.png' && location.hash === '#a.png'")
        _ = try browser.evaluate("location.hash = '#x%2F%C3%BC%201.png'")
        try browser.wait("\(name) === 'x/ü 1.png'")
        _ = try browser.evaluate("location.hash = '#%E0%A4%A'")
        try browser.wait("document.querySelector('#said').textContent.includes('no case “%E0%A4%A”')")
        XCTAssertEqual(
            try browser.evaluate(name) as? String, "x/ü 1.png", "an unknown case in the address keeps the selection")
        _ = try browser.evaluate("location.hash = '#cause=1'")
        try browser.wait("document.querySelector('#said').textContent.includes('no cause 1 in this report')")
        try browser.press("k")
        try browser.wait("document.querySelector('#said').textContent === ''")
    }

    func testChangedWordsAreMarked() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        var reportCase = ReportCase(name: "text", state: .different)
        reportCase.message = "@@ −1,1 +1,1 @@\n−label one frame (10, 20) red\n+label one bounds (10, 25) red"
        let page = folder.url.appendingPathComponent("report.html")
        try Reporter(form: .html, path: page.path).write(Report(cases: [reportCase]))
        try browser.open(page)
        XCTAssertEqual(
            try browser.evaluate("[...document.querySelectorAll('.patch mark')].map(m => m.textContent).join()")
                as? String, "frame,20,bounds,25")
    }

    func testManyPicturesAreStoredInFolder() throws {
        let folder = try TemporaryFolder(), browser = try BrowserSession()
        let (plain, red) = (PictureSketch(60, 40).bitmap, PictureSketch(60, 40, 0xFF0000).bitmap)
        let reportCases = try cases(folder, [("a", plain, red), ("b", plain, plain), ("c", plain, red)])
        let page = folder.url.appendingPathComponent("out/my report.html")
        var reporter = Reporter(form: .html, path: page.path)
        reporter.pageLimit = 100
        try reporter.write(Report(cases: reportCases))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("out/my report.files"))
        XCTAssertEqual(pictures.count, 2, "the reporter stores each picture once")
        let text = try folder.text("out/my report.html")
        XCTAssertFalse(text.contains("text/plain"))
        try browser.open(page)
        try browser.wait("document.querySelectorAll('#stage canvas').length === 3")
        try browser.wait("document.querySelector('#stage canvas').width === 60")
        try browser.press("5")
        try browser.wait("document.querySelector('#stage figcaption').textContent === 'size of the differences'")
        XCTAssertEqual(number(try browser.evaluate("document.querySelectorAll('#stage canvas').length")), 1)

        // The pictures of an earlier page are removed; other files stay.
        try folder.write(Data("mine".utf8), "out/my report.files/notes.txt")
        try reporter.write(Report(cases: [reportCases[1]]))
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("out/my report.files")).count, 2)
        // A page below the limit embeds its pictures.
        reporter.pageLimit = HTMLReport.byteLimit
        try reporter.write(Report(cases: reportCases))
        XCTAssertTrue(try folder.text("out/my report.html").contains("text/plain"))
    }
}
