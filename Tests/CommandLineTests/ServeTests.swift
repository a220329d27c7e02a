import Foundation
import TestFixtures
import XCTest

/// Tests `cellsim serve` with a real browser.
final class ServeTests: XCTestCase {
    private var cellsim: CommandLine!
    private var server: Process?

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() {
        server?.terminate()
        server?.waitUntilExit()
        (cellsim, server) = (nil, nil)
    }

    private static let page = "document.querySelectorAll('.card, figure').length > 0"

    private func document(_ text: String) -> String {
        Fixture.text("Card.xib").replacing("TEXT", with: text).replacing("MORE", with: "")
    }

    private func url(_ name: String) -> URL { cellsim.folder.appendingPathComponent(name) }

    /// Starts the server and returns its URL.
    private func serve(_ arguments: String...) throws -> URL {
        let output = Pipe()
        server = try cellsim.start(["serve"] + arguments, output: output)
        var text = Data()
        while !text.contains(0x0A) {
            let chunk = output.fileHandleForReading.availableData
            if chunk.isEmpty { break }
            text += chunk
        }
        let line = String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines)
        XCTAssertTrue(line.hasPrefix("http://127.0.0.1:"), line)
        return try XCTUnwrap(URL(string: line))
    }

    /// Sends a request with curl, and returns the status and the body.
    private func sendRequest(_ arguments: String...) throws -> (status: String, body: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
        process.arguments = ["-s", "--max-time", "20", "--path-as-is", "-w", "\n%{http_code}"] + arguments
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return (String(lines.last ?? ""), lines.dropLast().joined(separator: "\n"))
    }

    /// Opens the page, changes a document, waits for the new picture and accepts it: the reference is written.
    func testChangeIsShownAndAccepted() throws {
        try cellsim.write(document("Before"), to: "App/Card.xib")
        try cellsim.write("cases:\n  - {document: App, variants: {style: [light, dark]}}\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0, "the first run records the references")
        let reference = "Snapshots/Card/light.png"
        let before = try cellsim.read(reference)
        let browser = try BrowserSession()
        try browser.open(try serve("cellsim.yml"), until: Self.page)
        try browser.wait("[...document.querySelectorAll('.card .badge.same')].length === 2")
        XCTAssertEqual(try browser.evaluate("document.querySelectorAll('.accept').length") as? Double, 0)

        try browser.click(".card h2 a")
        try browser.wait("document.querySelectorAll('main .sheet').length === 2")
        let start = Date()
        try cellsim.write(document("After"), to: "App/Card.xib")
        try browser.wait("document.querySelectorAll('figure figure .sheet').length === 6")
        print("serve: \(Int(Date().timeIntervalSince(start) * 1000)) ms from save to picture")
        try browser.wait(
            "[...document.querySelectorAll('.sheet canvas')].every(c => c.getBoundingClientRect().width === 100)")
        XCTAssertEqual(
            try browser.evaluate(
                "[...document.querySelectorAll('figure figure figcaption')].map(c => c.textContent.split(' ')[0]).join()"
            )
                as? String, "before,after,difference,before,after,difference")
        XCTAssertEqual(
            try browser.evaluate("[...document.querySelectorAll('#states button')].map(b => b.textContent).join()")
                as? String, "all 1,different 1")
        XCTAssertEqual(try cellsim.read(reference), before, "the server does not change a reference on its own")

        // Accepts one column.
        try browser.click("figure[data-column='0'] .accept")
        try browser.wait("document.querySelector('#said').textContent === 'Accepted App/Card.'")
        try browser.wait("document.querySelector('figure[data-column=\\\"0\\\"] .badge').textContent === 'same'")
        let after = try cellsim.read(reference)
        XCTAssertNotEqual(after, before)
        XCTAssertEqual(CommandLine.size(after), [200, 100])
        // Accepts the other column with the keyboard.
        try browser.press("a")
        try browser.wait("document.querySelectorAll('main .badge.same').length === 2")
        XCTAssertEqual(
            try cellsim.run("snapshot", "--record", "never").code, 0, "the accepted pictures match those of 'snapshot'")
    }

    func testNewDocumentsAndErrorsAppear() throws {
        try cellsim.write(document("One"), to: "App/One.xib")
        let browser = try BrowserSession()
        try browser.open(try serve("App", "--style", "light"), until: Self.page)
        try browser.wait("document.querySelectorAll('.card .thumb').length === 1")
        try cellsim.write(document("Two"), to: "App/More/Two.xib")
        try browser.wait("document.querySelectorAll('.card .thumb').length === 2")
        try cellsim.write("<document", to: "App/One.xib")
        try browser.wait("document.querySelector('.card .failed')?.textContent.includes('One.xib:1: error: ')")
        try cellsim.write(document("One").replacing("<view ", with: "<view frobnicates=\"YES\" "), to: "App/One.xib")
        try browser.wait("document.querySelectorAll('.card .thumb').length === 2")
        try browser.wait("[...document.querySelectorAll('.card .badge')].some(b => b.textContent === '1 finding')")
    }

    /// The last picture stays visible while its document is invalid.
    func testPictureStaysWhileDocumentIsInvalid() throws {
        try cellsim.write(document("One"), to: "App/One.xib")
        let browser = try BrowserSession()
        try browser.open(try serve("App", "--style", "light"), until: Self.page)
        try browser.wait("document.querySelectorAll('.card .thumb').length === 1")
        try cellsim.write("<document", to: "App/One.xib")
        try browser.wait("document.querySelector('.card .failed')?.textContent.includes('One.xib:1: error: ')")
        try browser.wait("document.querySelector('.card .thumb.old')?.naturalWidth === 200")
        try browser.click(".card h2 a")
        try browser.wait("document.querySelector('main .old .sheet img')?.naturalWidth === 200")
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('figure .failed').textContent.includes('error: ')") as? Bool,
            true)
        try cellsim.write(document("Two"), to: "App/One.xib")
        try browser.wait("document.querySelector('main .sheet') && !document.querySelector('.old')")
    }

    /// A difference is shown as in reports, with its cause. All pictures with the same cause are accepted at once.
    func testCausesAreShownAndAcceptedTogether() throws {
        try cellsim.write(document("Text"), to: "App/One.xib")
        try cellsim.write(document("Text"), to: "App/Two.xib")
        try cellsim.write("cases: [{document: App, variants: {style: [light, dark]}}]\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        let browser = try BrowserSession()
        try browser.open(try serve(), until: Self.page)
        try browser.wait("document.querySelectorAll('.card .badge.same').length === 4")
        for name in ["One", "Two"] {
            let smaller = document("Text").replacing("pointSize=\"17\"", with: "pointSize=\"15\"")
            try cellsim.write(smaller, to: "App/\(name).xib")
        }
        try browser.wait("document.querySelectorAll('.card .badge.different').length === 4")
        try browser.wait("document.querySelectorAll('#causes li').length === 2")
        XCTAssertEqual(
            try browser.evaluate("document.querySelector('#causes .accept').textContent") as? String, "Accept all 2")
        try browser.click(".card h2 a")
        try browser.wait("document.querySelectorAll('figure .changes li').length === 2")
        try browser.wait("document.querySelectorAll('main canvas').length === 6")
        XCTAssertEqual(
            try browser.evaluate(
                "[...document.querySelectorAll('main canvas')].every(c => c.ariaLabel.includes('One'))")
                as? Bool, true)
        XCTAssertNotEqual(try browser.evaluate("document.querySelectorAll('.box').length") as? Double, 0)
        try browser.press("2")
        try browser.wait("document.querySelector('.over').style.clipPath === 'inset(0px 0px 0px 50%)'")
        try browser.press("ArrowRight")
        try browser.wait("document.querySelector('.over').style.clipPath === 'inset(0px 0px 0px 55%)'")
        try browser.press("5")
        try browser.wait("document.querySelectorAll('main canvas').length === 2")
        try browser.press("x")
        try browser.wait("document.querySelectorAll('.box').length === 0")
        try browser.click("figcaption .accept.all")
        try browser.wait("document.querySelectorAll('main .badge.same').length === 2")
        let output = try cellsim.run("snapshot", "--record", "never").output
        let text = String(decoding: output, as: UTF8.self)
        XCTAssertTrue(text.contains("2 same, 2 different"), text)
    }

    /// The cases follow the configuration, and pictures whose size differs from their references keep their own size.
    func testConfigurationAndImagesAreWatched() throws {
        try cellsim.write(document("One"), to: "App/One.xib")
        try cellsim.write(document("Two"), to: "App/Two.xib")
        try cellsim.write("cases:\n  - {document: App/One.xib}\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        let browser = try BrowserSession()
        try browser.open(try serve(), until: Self.page)
        try browser.wait("document.querySelectorAll('.card .badge.same').length === 1")
        try cellsim.write("cases:\n  - {document: [App/One.xib, App/Two.xib]}\n", to: "cellsim.yml")
        try browser.wait("document.querySelectorAll('.card').length === 2")
        // A mistake in the configuration leaves the page unchanged.
        try cellsim.write("cases: 1\n", to: "cellsim.yml")
        try cellsim.write(document("One").replacing("height=\"50\"", with: "height=\"60\""), to: "App/One.xib")
        try browser.wait("document.querySelector('.card .badge.different, .card .badge.new')")
        XCTAssertEqual(try browser.evaluate("document.querySelectorAll('.card').length") as? Double, 2)
        try cellsim.write("cases:\n  - {document: App/One.xib}\n", to: "cellsim.yml")
        try browser.wait("document.querySelectorAll('.card .badge.different').length === 1")
        // Without a click, because the card may be replaced meanwhile to add lint findings.
        _ = try browser.evaluate("location.hash = '#/App/One'")
        try browser.wait(
            "[...document.querySelectorAll('.sheet canvas')].map(c => c.getBoundingClientRect().height).join() === '50,60,60'"
        )
        let version = "document.querySelector('nav a img').src.split('v=')[1]"
        let before = try browser.evaluate(version) as? String ?? ""
        try cellsim.write("not a picture", to: "App/Icon.png")
        try browser.wait("\(version) !== '\(before)'")
    }

    /// A document that crashes the program is reported. The page stays open and reconnects to the restarted program.
    func testCrashingDocumentKeepsPage() throws {
        try cellsim.write(document("One"), to: "App/One.xib")
        try cellsim.write(document("Two"), to: "App/Two.xib")
        // The second document crashes at once, and the first one when it is saved.
        cellsim.environment["CELLSIM_FAULT"] = "1:trap,1048577:trap"
        let browser = try BrowserSession()
        try browser.open(try serve("App", "--style", "light"), until: Self.page)
        try browser.wait("document.querySelectorAll('.card .thumb').length === 1")
        try browser.wait(
            "document.querySelector('.card .failed').textContent.includes('cellsim crashed on this document')")
        try browser.wait("document.querySelector('#said').textContent === 'Watching for changes.'")
        let taller = document("One").replacing("height=\"50\"", with: "height=\"60\"")
        try cellsim.write(taller, to: "App/One.xib")
        try browser.wait("document.querySelector('.card .thumb').naturalHeight === 120")
        XCTAssertEqual(server?.isRunning, true)
    }

    func testOtherSitesAndPathsAreRejected() throws {
        try cellsim.write(document("One"), to: "App/One.xib")
        try cellsim.write("secret", to: "secret.png")
        let address = try serve("App").absoluteString
        let host = address.split(separator: "/")[1], token = address.split(separator: "/")[2]
        XCTAssertEqual(try sendRequest(address).status, "200")
        XCTAssertEqual(try sendRequest("http://\(host)/").status, "403")
        XCTAssertEqual(try sendRequest("http://\(host)/gallery.js").status, "403")
        XCTAssertEqual(try sendRequest("http://\(host)/\(token.dropLast())/").status, "403")
        XCTAssertEqual(try sendRequest(address, "-H", "Host: evil.example").status, "421")
        XCTAssertEqual(try sendRequest(address, "-H", "Origin: http://evil.example").status, "403")
        for path in [
            "../secret.png", "pictures/../../secret.png", "pictures/%2e%2e%2f%2e%2e/secret.png", "pictures/secret.png",
            "frames/../index.html", "reference/secret.png", "%00", "pictures//etc/passwd",
        ] {
            let response = try sendRequest(address + path)
            XCTAssertTrue(["400", "403", "404"].contains(response.status), "\(path): \(response)")
            XCTAssertFalse(response.body.contains("secret\n"), path)
        }
        let large = String(repeating: "x", count: 70_000)
        XCTAssertEqual(
            try sendRequest(
                address + "accept", "-H", "Origin: http://\(host)", "-H", "Content-Type: application/json", "-d", large
            ).status, "413")
        XCTAssertEqual(
            try sendRequest(address + "accept", "-d", "{}").status, "403",
            "the server rejects a request without an origin")
        let request = "{\"id\":\"00000000000000000000000000000000\",\"columns\":[0],\"contents\":[\"\"]}"
        XCTAssertEqual(
            try sendRequest(
                address + "accept", "-H", "Origin: http://\(host)", "-H", "Content-Type: application/json", "-d",
                request
            )
            .status, "404")
        XCTAssertEqual(
            try sendRequest(
                address + "accept", "-H", "Origin: http://\(host)", "-H", "Content-Type: application/json", "-d", "{"
            )
            .status, "400")
        XCTAssertEqual(try sendRequest(address, "-X", "DELETE", "-H", "Origin: http://\(host)").status, "405")
    }

    /// Nothing is written through a link that leads out of the references folder.
    func testReferencesAreWrittenOnlyInTheirFolder() throws {
        try cellsim.write(document("One"), to: "App/One.xib")
        try cellsim.write("x", to: "Elsewhere/kept.txt")
        try FileManager.default.createDirectory(at: url("Snapshots"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: url("Snapshots/One"), withDestinationURL: url("Elsewhere"))
        let browser = try BrowserSession()
        try browser.open(try serve("App", "--references", "Snapshots"), until: Self.page)
        try browser.wait("document.querySelectorAll('.card .badge.new').length === 2")
        try browser.click(".card h2 a")
        try browser.wait("document.querySelector('figure .accept') !== null")
        try browser.click("figure .accept")
        try browser.wait("document.querySelector('#said').textContent.startsWith('Not accepted: ')")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: url("Elsewhere").path), ["kept.txt"])
    }

    func testAcceptIsDisabledWhereRecordingIsForbidden() throws {
        try cellsim.write(document("One"), to: "App/One.xib")
        try FileManager.default.createDirectory(at: url("Snapshots"), withIntermediateDirectories: true)
        cellsim.environment["CI"] = "true"
        let browser = try BrowserSession()
        try browser.open(try serve("App", "--references", "Snapshots"), until: Self.page)
        try browser.wait("document.querySelectorAll('.card .badge.new').length === 2")
        try browser.click(".card h2 a")
        try browser.wait("document.querySelectorAll('main .sheet').length === 2")
        XCTAssertEqual(try browser.evaluate("document.querySelectorAll('.accept').length") as? Double, 0)
    }

    func testInvalidArguments() throws {
        XCTAssertEqual(try cellsim.run("serve", "none").code, 3)
        XCTAssertEqual(try cellsim.run("serve", "--references", "none").code, 2)
        try cellsim.write(document("One"), to: "One.xib")
        XCTAssertEqual(try cellsim.run("serve", "-").code, 3)
        let port = try XCTUnwrap(try serve("One.xib").port)
        let outcome = try cellsim.run("serve", "One.xib", "--port", "\(port)")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.contains("cannot listen on 127.0.0.1:\(port): "), outcome.errors)
    }
}
