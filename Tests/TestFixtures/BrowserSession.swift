import Foundation

/// Controls a page in headless Chromium through its debugging pipe, with real mouse and key events.
public final class BrowserSession {
    /// An error with a description of the failed step.
    public struct Failure: Error, CustomStringConvertible { public var description: String }

    private let process = Process()
    private let input = Pipe(), output = Pipe()
    private let folder: URL
    private var buffer = Data()
    private var number = 0
    private var session: String?
    private let watchdog: DispatchSourceTimer

    /// Starts Debian's Chromium. The test fails if it is not installed.
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

    /// Loads a page from disk and waits until a condition is true.
    /// - Parameter condition: a JavaScript expression that is true when the page is ready.
    public func open(_ url: URL, until condition: String = BrowserSession.report) throws {
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
        let attached = try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        try send("Page.enable")
        try send("Page.navigate", ["url": url.absoluteString])
        try wait("document.readyState === 'complete' && \(condition)")
    }

    /// An expression that is true when a report page shows a case.
    public static let report = "document.querySelector('#stage')?.children.length > 0"

    /// Moves the pointer to a position in an element, given as fractions of its size.
    public func point(at selector: String, _ across: Double, _ down: Double) throws {
        let (x, y) = try point(in: selector, across, down)
        try mouse("mouseMoved", x, y)
    }

    /// Returns the value of a JavaScript expression.
    public func evaluate(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let problem = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits until an expression is true.
    public func wait(_ expression: String) throws {
        for _ in 0..<400 {
            // Elements in the expression may not exist yet.
            let guarded = "(() => { try { return !!(\(expression)) } catch (error) { return false } })()"
            if try evaluate(guarded) as? Bool == true { return }
            Thread.sleep(forTimeInterval: 0.025)
        }
        throw Failure(description: "never came true: \(expression)")
    }

    /// Clicks the centre of the first element that matches a selector.
    public func click(_ selector: String) throws {
        let (x, y) = try point(in: selector, 0.5, 0.5)
        try mouse("mousePressed", x, y)
        try mouse("mouseReleased", x, y)
    }

    /// Drags within an element. The positions are fractions of its size.
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

    /// Types text into the focused element.
    public func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

    /// Resizes the page, for example to a phone's size.
    public func resize(width: Int, height: Int) throws {
        let size: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": true]
        try send("Emulation.setDeviceMetricsOverride", size)
    }

    /// Sets the preferred colour scheme, and reloads the page.
    public func prefer(scheme: String, until condition: String = BrowserSession.report) throws {
        try send(
            "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
        try send("Page.reload")
        try wait("document.readyState === 'complete' && \(condition)")
    }

    /// Returns a screenshot of the page as a PNG.
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
