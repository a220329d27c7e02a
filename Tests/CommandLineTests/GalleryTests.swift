import Foundation
import TestFixtures
import XCTest

/// Tests `cellsim gallery`: writes a folder with a page and opens it in a real browser.
final class GalleryTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private static let page = "document.querySelectorAll('.card, figure').length > 0"

    private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

    /// Returns a document with a view of 100 × 50 points and a label.
    private func document(_ text: String, _ attributes: String = "") -> String {
        let escapedText = text.replacing("<", with: "&lt;")
        return Fixture.text("Card.xib").replacing("TEXT", with: escapedText).replacing("MORE", with: attributes)
    }

    private func write() throws {
        try cellsim.write(document("One"), to: "App/Cells/One.xib")
        try cellsim.write(document("Two", "frobnicates=\"YES\""), to: "App/Cells/Two.xib")
        try cellsim.write(document("Three"), to: "App/Three.xib")
    }

    private func url(_ hash: String = "") throws -> URL {
        try XCTUnwrap(URL(string: cellsim.folder.appendingPathComponent("out/index.html").absoluteString + hash))
    }

    func testGalleryFolder() throws {
        try write()
        let outcome = try cellsim.run(
            "gallery", "App", "-o", "out", "--device", "iPhone SE", "--device", "375x667", "--style", "dark",
            "--text-size", "L", "--text-size", "AX1")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(outcome.errors, "12 pictures of 3 documents in out/index.html\n")
        let object = try JSONSerialization.jsonObject(with: cellsim.read("out/gallery.json")) as? [String: Any]
        XCTAssertEqual(
            object?["columns"] as? [String],
            ["iPhone SE · dark · L", "iPhone SE · dark · AX1", "375x667 · dark · L", "375x667 · dark · AX1"])
        let rows = try XCTUnwrap(object?["rows"] as? [[String: Any]])
        XCTAssertEqual(rows.map { $0["name"] as? String }, ["Cells/One", "Cells/Two", "Three"])
        XCTAssertEqual(rows.map { ($0["findings"] as? [Any])?.count }, [0, 1, 0])
        for cell in rows.flatMap({ $0["cells"] as? [[String: Any]] ?? [] }) {
            let picture = try cellsim.read("out/\(try XCTUnwrap(cell["picture"] as? String))")
            XCTAssertEqual(CommandLine.size(picture), [cell["width"] as? Int, cell["height"] as? Int])
        }
        XCTAssertEqual((rows[0]["cells"] as? [[String: Any]])?[1]["name"] as? String, "Cells/One/iPhone-SE-dark-AX1")
        let page = String(decoding: try cellsim.read("out/index.html"), as: UTF8.self)
        XCTAssertFalse(page.contains("http:") || page.contains("https:") || page.contains("<style"))
        // A second run writes identical bytes.
        let secondOutcome = try cellsim.run(
            "gallery", "App", "-o", "again", "--device", "iPhone SE", "--device", "375x667", "--style", "dark",
            "--text-size", "L", "--text-size", "AX1", "--jobs", "1")
        XCTAssertEqual(secondOutcome.code, 0)
        XCTAssertEqual(try cellsim.shell("diff -r out again && echo same").text, "same\n")
    }

    func testOnlyEarlierGalleryIsReplaced() throws {
        try write()
        XCTAssertEqual(try cellsim.run("gallery", "App", "-o", "out").code, 0)
        try cellsim.write("mine", to: "out/pictures/mine.png")
        XCTAssertEqual(try cellsim.run("gallery", "App/Three.xib", "-o", "out").code, 0)
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: cellsim.folder.appendingPathComponent("out/pictures").path)
        XCTAssertEqual(pictures.count, 3, "expected two new pictures and the user's own file: \(pictures)")
        try cellsim.write("<html>", to: "site/index.html")
        let rejected = try cellsim.run("gallery", "App", "-o", "site")
        XCTAssertEqual(rejected.code, 2)
        XCTAssertTrue(rejected.errors.contains("site/index.html is not a gallery's page"), rejected.errors)
    }

    func testUndrawableDocumentsShowError() throws {
        try write()
        try cellsim.write("<document", to: "App/Broken.xib")
        let outcome = try cellsim.run("gallery", "App", "-o", "out", "--style", "light")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.hasSuffix("3 pictures of 4 documents in out/index.html\n"), outcome.errors)
        let browser = try BrowserSession()
        try browser.open(url("#/Broken"), until: Self.page)
        let caption = try browser.evaluate("document.querySelector('figure').textContent") as? String ?? ""
        XCTAssertTrue(caption.contains("Broken.xib:1: error: "), caption)
    }

    func testConfigurationCases() throws {
        try write()
        try cellsim.write(
            """
            cases:
              - document: App/Cells
                variants: {style: [light, dark]}
              - {name: wide, document: App/Three.xib, width: 300}
            """, to: "cellsim.yml")
        let outcome = try cellsim.run("gallery", "-o", "out")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let object = try JSONSerialization.jsonObject(with: cellsim.read("out/gallery.json")) as? [String: Any]
        XCTAssertEqual(object?["columns"] as? [String], ["light", "dark", "light · 300 wide"])
        let rows = try XCTUnwrap(object?["rows"] as? [[String: Any]])
        XCTAssertEqual(rows.map { $0["name"] as? String }, ["App/Cells/One", "App/Cells/Two", "App/Three"])
        XCTAssertEqual((rows[0]["cells"] as? [Any])?.map { $0 is NSNull }, [false, false, true])
        XCTAssertEqual(try cellsim.run("gallery", "cellsim.yml", "-o", "out", "--style", "dark").code, 2)
        // The nearest configuration above the folder is used, unless it is excluded.
        let nestedOutcome = try cellsim.runList(["gallery", "-o", "below"], at: "App/Cells")
        XCTAssertEqual(nestedOutcome.code, 0, nestedOutcome.errors)
        XCTAssertTrue(
            nestedOutcome.errors.contains("5 pictures of 3 documents in below/index.html"), nestedOutcome.errors)
        let file = try cellsim.read("App/Cells/below/gallery.json")
        let page = try JSONSerialization.jsonObject(with: file) as? [String: Any]
        let names = (page?["rows"] as? [[String: Any]])?.map { $0["name"] as? String }
        XCTAssertEqual(names, rows.map { $0["name"] as? String })
        let singleFolderOutcome = try cellsim.runList(["gallery", "--no-config", "-o", "alone"], at: "App/Cells")
        XCTAssertTrue(
            singleFolderOutcome.errors.contains("4 pictures of 2 documents in alone/index.html"),
            singleFolderOutcome.errors)
    }

    func testReuseVerdictIsShown() throws {
        let outcome = try cellsim.run("gallery", cellsim.xib, "-o", "out", "--style", "light")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let object = try JSONSerialization.jsonObject(with: cellsim.read("out/gallery.json")) as? [String: Any]
        let reuse = (object?["rows"] as? [[String: Any]])?.first?["reuse"] as? [String: Any]
        XCTAssertTrue(["safe", "leaks"].contains(reuse?["verdict"] as? String), "\(reuse ?? [:])")
        XCTAssertTrue((reuse?["words"] as? String)?.contains(" pairs of 8 of ") == true, "\(reuse ?? [:])")
    }

    func testNoReuseResultWithoutRecords() throws {
        try cellsim.write(Fixture.text("row.xib"), to: "Row.xib")
        XCTAssertEqual(try cellsim.run("gallery", "Row.xib", "-o", "out").code, 0)
        let object = try JSONSerialization.jsonObject(with: cellsim.read("out/gallery.json")) as? [String: Any]
        let row = try XCTUnwrap((object?["rows"] as? [[String: Any]])?.first)
        XCTAssertNil(row["reuse"])
    }

    func testChangesVerdictIsShown() throws {
        try cellsim.write(Fixture.text("stale-font.xib"), to: "Stale.xib")
        try cellsim.write(Fixture.text("row.xib"), to: "Row.xib")
        XCTAssertEqual(try cellsim.run("gallery", "Row.xib", "Stale.xib", "-o", "out").code, 0)
        let object = try JSONSerialization.jsonObject(with: cellsim.read("out/gallery.json")) as? [String: Any]
        let rows = try XCTUnwrap(object?["rows"] as? [[String: Any]])
        let changes = rows.map { $0["changes"] as? [String: Any] }
        XCTAssertEqual(changes.map { $0?["verdict"] as? String }, ["safe", "leaks"], "\(changes)")
        XCTAssertEqual(
            changes.map { $0?["words"] as? String }, ["no leaks in 13 changes", "1 leak in 2 of 13 changes"])
        let leaks = try XCTUnwrap(changes[1]?["leaks"] as? [String])
        XCTAssertTrue(leaks[0].contains("'font' of title is"), leaks[0])
    }

    func testPageCanBeBrowsed() throws {
        try write()
        XCTAssertEqual(try cellsim.run("gallery", "App", "-o", "out").code, 0)
        let browser = try BrowserSession()
        try browser.open(url(), until: Self.page)
        XCTAssertEqual(try browser.evaluate("document.querySelectorAll('.card').length") as? Double, 3)
        XCTAssertEqual(
            try browser.evaluate(
                "[...document.querySelectorAll('#tree summary, #tree a .name')].map(n => n.textContent).join()")
                as? String, "Three,Cells,One,Two")
        try browser.wait("[...document.querySelectorAll('.thumb')].every(i => i.complete && i.naturalWidth === 200)")
        try browser.wait(
            """
            [...document.querySelectorAll('#tree a .tiny img')]
              .filter(i => i.complete && i.naturalWidth && i.width === 36).length === 3
            """
        )
        let names =
            try browser.evaluate("[...document.querySelectorAll('main img')].map(i => i.alt).sort().join('|')")
            as? String
        XCTAssertEqual(
            names, "Cells/One, dark|Cells/One, light|Cells/Two, dark|Cells/Two, light|Three, dark|Three, light")

        // The search also covers findings.
        try browser.press("/")
        try browser.type("frobnicates")
        try browser.wait("document.querySelectorAll('.card').length === 1")
        try browser.press("Escape")
        try browser.click(".card h2 a")
        try browser.wait("location.hash === '#/Cells/Two' && document.querySelectorAll('main .sheet').length === 2")
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('.findings li').textContent.includes('[unread]')") as? Bool,
            true)
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('#tree a[aria-current=page]').textContent") as? String, "Two1")

        // Hovering shows frames and constraints.
        try browser.wait("document.querySelector('.sheet img').complete")
        try browser.point(at: ".sheet", 0.2, 0.3)
        try browser.wait("document.querySelector('#object').dataset.object === 'lab-el-001'")
        let object = try browser.evaluate("document.querySelector('#object').textContent") as? String ?? ""
        XCTAssertTrue(object.contains("x 10 y 10"), object)
        XCTAssertTrue(
            object.contains("'con-le-001': UILabel(lab-el-001).leading == UIView(roo-vi-001).leading + 10"), object)
        XCTAssertEqual(try browser.evaluate("document.querySelector('.frame').style.left") as? String, "10px")
        try browser.press("b")
        try browser.wait("!document.querySelector('.frame')")

        // Compares two columns next to each other, and zooms.
        try browser.press("c")
        try browser.wait("location.hash === '#/Cells/Two?0,1' && document.querySelector('.row.pair')")
        for _ in 0..<2 { try browser.press("+") }
        try browser.wait("document.querySelector('.sheet img').width === 200")
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('.sheet img').classList.contains('enlarged')") as? Bool, false)
        try browser.press("+")
        try browser.wait("getComputedStyle(document.querySelector('.sheet img')).imageRendering === 'pixelated'")
        try browser.press("Escape")
        try browser.wait("document.querySelectorAll('.card').length === 1")
    }

    func testKeyboardNavigation() throws {
        try write()
        XCTAssertEqual(try cellsim.run("gallery", "App", "-o", "out").code, 0)
        let browser = try BrowserSession()
        try browser.open(url("#/Cells/One?1,0"), until: Self.page)
        XCTAssertEqual(
            try browser.evaluate(
                "[...document.querySelectorAll('select')].map(s => s.selectedOptions[0].textContent).join()")
                as? String, "dark,light")
        try browser.press("j")
        try browser.wait("document.querySelector('main h2').textContent === 'Cells/Two'")
        try browser.click(".objects summary")
        try browser.wait("document.querySelectorAll('.objects button').length === 2")
        _ = try browser.evaluate("document.querySelectorAll('.objects button')[1].focus()")
        try browser.wait("document.querySelector('#object').dataset.object === 'lab-el-001'")
        try browser.press("f")
        try browser.wait("document.querySelector('#states [aria-pressed=true]').dataset.state === 'warnings'")
        for selector in ["button", "select", "input", "img", "nav", "main a"] {
            let unnamedCount =
                "[...document.querySelectorAll('\(selector)')].filter(e => !(e.ariaLabel || e.getAttribute('alt') !== null || e.textContent.trim())).length"
            XCTAssertEqual(number(try browser.evaluate(unnamedCount)), 0, selector)
        }
    }

    func testDarkModeAndPhoneWidth() throws {
        try write()
        XCTAssertEqual(try cellsim.run("gallery", "App", "-o", "out").code, 0)
        let browser = try BrowserSession()
        try browser.open(url(), until: Self.page)
        try browser.prefer(scheme: "dark", until: Self.page)
        let backgroundColor = "getComputedStyle(document.body).backgroundColor"
        XCTAssertEqual(try browser.evaluate(backgroundColor) as? String, "rgb(22, 22, 24)")
        try browser.press("t")
        XCTAssertEqual(try browser.evaluate(backgroundColor) as? String, "rgb(246, 246, 248)")
        try browser.resize(width: 390, height: 844)
        for hash in ["#/", "#/Cells/Two", "#/Cells/Two?0,1"] {
            _ = try browser.evaluate("location.hash = '\(hash)'")
            try browser.wait("document.documentElement.clientWidth === 390")
            XCTAssertEqual(try browser.evaluate("document.documentElement.scrollWidth <= 390") as? Bool, true, hash)
        }
    }

    /// File names are shown as plain text.
    func testHostileNames() throws {
        let name = "App/<img src=x onerror='window.taken=1'>.xib"
        try cellsim.write(document("</script><script>window.taken=2</script>"), to: name)
        XCTAssertEqual(try cellsim.run("gallery", "App", "-o", "out").code, 0)
        let browser = try BrowserSession()
        try browser.open(url(), until: Self.page)
        try browser.click(".card h2 a")
        try browser.wait("document.querySelectorAll('main .sheet').length === 2")
        try browser.point(at: ".sheet", 0.2, 0.3)
        try browser.wait("document.querySelector('#object').textContent.includes('</script>')")
        XCTAssertEqual(try browser.evaluate("typeof window.taken") as? String, "undefined")
        XCTAssertEqual(try browser.evaluate("document.querySelectorAll('img[onerror]').length") as? Double, 0)
        _ = try browser.evaluate(
            "document.body.insertAdjacentHTML('beforeend', '<img src=y onerror=\"window.taken=3\">')")
        _ = try browser.evaluate("new Promise((done) => setTimeout(done, 100))")
        XCTAssertEqual(try browser.evaluate("typeof window.taken") as? String, "undefined")
    }

    func testLargeGalleryOpensQuickly() throws {
        for index in 0..<500 { try cellsim.write(document("\(index)"), to: "App/F\(index / 50)/N\(index).xib") }
        XCTAssertEqual(try cellsim.run("gallery", "App", "-o", "out").code, 0)
        let browser = try BrowserSession()
        try browser.open(url(), until: Self.page)
        let time = number(try browser.evaluate("performance.getEntriesByType('navigation')[0].domComplete"))
        XCTAssertLessThan(time, 10_000, "the page loads too slowly (1 s on an idle machine)")
        print("500 documents: \(time) ms until the page is complete")
        XCTAssertLessThan(
            number(try browser.evaluate("[...document.images].filter(i => i.complete && i.naturalWidth).length")), 300,
            "lazy")
    }
}
