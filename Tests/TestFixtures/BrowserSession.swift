import Foundation

/// A headless Chromium with one page, driven through its debugging pipe: real clicks and keys.
public final class BrowserSession {
    /// What did not work.
    public struct Failure: Error, CustomStringConvertible { public var description: String }

    private let process = Process()
    private let input = Pipe(), output = Pipe()
    private let folder: URL
    private var buffer = Data()
    private var number = 0
    private var session: String?
    private let watchdog: DispatchSourceTimer

    /// Starts Debian's Chromium. A machine without it cannot pass the test.
    public init(width: Int = 1280, height: Int = 800) throws {
        let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first(
            where: FileManager.default.isExecutableFile)
        guard let program else { throw Failure(description: "chromium is not installed: run 'make test-deps'") }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", program, "--headless=new", "--no-sandbox",
            "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe",
            "--hide-scrollbars", "--force-device-scale-factor=1", "--window-size=\(width),\(height)",
            "--user-data-dir=\(folder.path)", "about:blank",
        ]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let child = process.processIdentifier
        watchdog = DispatchSource.makeTimerSource()
        watchdog.schedule(deadline: .now() + 120)
        watchdog.setEventHandler { kill(child, SIGKILL) }
        watchdog.resume()
    }

    deinit {
        watchdog.cancel()
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Loads a page from disk and waits until its program has drawn the first case.
    /// - Parameter condition: what is true once the page is there.
    public func open(_ url: URL, until condition: String = BrowserSession.report) throws {
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
        let attached = try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        try send("Page.enable")
        try send("Page.navigate", ["url": url.absoluteString])
        try wait("document.readyState === 'complete' && \(condition)")
    }

    /// Whether a report's page shows a case.
    public static let report = "document.querySelector('#stage')?.children.length > 0"

    /// Moves the pointer to a place in an element, given as shares of its size.
    public func point(at selector: String, _ across: Double, _ down: Double) throws {
        let (x, y) = try point(in: selector, across, down)
        try mouse("mouseMoved", x, y)
    }

    /// The value of an expression in the page.
    public func evaluate(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let problem = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits until an expression is true.
    public func wait(_ expression: String) throws {
        for _ in 0..<400 {
            // What the expression looks at may not be there yet.
            let guarded = "(() => { try { return !!(\(expression)) } catch (error) { return false } })()"
            if try evaluate(guarded) as? Bool == true { return }
            Thread.sleep(forTimeInterval: 0.025)
        }
        throw Failure(description: "never came true: \(expression)")
    }

    /// Clicks in the middle of the first element that a selector finds.
    public func click(_ selector: String) throws {
        let (x, y) = try point(in: selector, 0.5, 0.5)
        try mouse("mousePressed", x, y)
        try mouse("mouseReleased", x, y)
    }

    /// Drags within an element, from and to places given as shares of its size.
    public func drag(_ selector: String, from start: (Double, Double), to end: (Double, Double)) throws {
        let (x, y) = try point(in: selector, start.0, start.1), (u, v) = try point(in: selector, end.0, end.1)
        try mouse("mousePressed", x, y)
        try mouse("mouseMoved", u, v)
        try mouse("mouseReleased", u, v)
    }

    /// Presses a key.
    public func press(_ key: String) throws {
        var event: [String: Any] = ["type": "keyDown", "key": key]
        if key.count == 1 { event["text"] = key }
        try send("Input.dispatchKeyEvent", event)
        try send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
    }

    /// Types into the element that has the focus.
    public func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

    /// Gives the page another size, as a phone has it.
    public func resize(width: Int, height: Int) throws {
        let size: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": true]
        try send("Emulation.setDeviceMetricsOverride", size)
    }

    /// Prefers a light or dark page, and loads it again.
    public func prefer(scheme: String, until condition: String = BrowserSession.report) throws {
        try send(
            "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
        try send("Page.reload")
        try wait("document.readyState === 'complete' && \(condition)")
    }

    /// The page as a PNG.
    public func screenshot() throws -> Data {
        let text = try send("Page.captureScreenshot")["data"] as? String ?? ""
        return Data(base64Encoded: text) ?? Data()
    }

    private func point(in selector: String, _ across: Double, _ down: Double) throws -> (Double, Double) {
        let frame = try evaluate(
            "(() => { const e = document.querySelector(\(quoted(selector))); e.scrollIntoView({block:'nearest'});"
                + " const r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; })()")
        guard let frame = frame as? [Any] else { throw Failure(description: "no element \(selector)") }
        let sides = frame.map { ($0 as? NSNumber)?.doubleValue ?? 0 }
        return (sides[0] + sides[2] * across, sides[1] + sides[3] * down)
    }

    private func mouse(_ type: String, _ x: Double, _ y: Double) throws {
        try send(
            "Input.dispatchMouseEvent",
            ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1, "pointerType": "mouse"])
    }

    private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "\\'") + "'" }

    @discardableResult private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        var data = try JSONSerialization.data(withJSONObject: message)
        data.append(0)
        try input.fileHandleForWriting.write(contentsOf: data)
        while true {
            let answer = try next()
            guard (answer["id"] as? NSNumber)?.intValue == number else { continue }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func next() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "the browser went away") }
            buffer.append(data)
        }
    }
}
