import CellSimCompare
import CellSimProcess
import Foundation

/// Sends requests to web services with curl. Secrets are passed on standard input, so that they don't appear in arguments or files.
struct WebClient {
    /// An HTTP response.
    struct Response {
        /// The HTTP status code, such as 200.
        var status: Int
        /// The body of the response.
        var body: [UInt8]
        /// The value of `Retry-After` in seconds, or nil if there is none.
        var retryAfter: Int?
    }

    /// The command or option that sends the requests, for messages.
    let user: String

    /// The delays before further attempts, in seconds.
    private static let retryDelays = [1, 2, 4]
    /// The maximum value of `Retry-After` that is respected, in seconds.
    private static let maximumRetryDelay = 60

    /// Sends a request. It is repeated if the status is 429 or 5xx, or if the connection fails.
    /// - Parameters:
    ///   - method: the HTTP method.
    ///   - url: a URL that `isAllowed(_:)` accepts.
    ///   - secrets: header fields with tokens, such as `Authorization: Bearer …`.
    ///   - headers: other header fields.
    ///   - body: the body, if any.
    ///   - followsRedirects: whether to follow up to five redirects. Secret fields other than `Authorization` are sent to the new location
    ///     too.
    ///   - maximum: the maximum size of the response's body in bytes.
    ///   - isRepeatable: whether the request can be repeated; false for requests that create data.
    /// - Throws: `InvalidInput` if the service can't be reached, or if the response is too large.
    func send(
        _ method: String, _ url: String, secrets: [String] = [], headers: [String] = [], body: [UInt8]? = nil,
        followsRedirects: Bool = false, maximum: Int = 32 << 20, isRepeatable: Bool = true
    ) throws -> Response {
        for pause in isRepeatable ? WebClient.retryDelays : [] {
            var wait = pause
            do {
                let response = try sendOnce(method, url, secrets, headers, body, followsRedirects, maximum)
                guard WebClient.isTemporary(response) else { return response }
                wait = min(max(response.retryAfter ?? pause, pause), WebClient.maximumRetryDelay)
                logMessage("\(url): note: the service answers \(response.status); trying again in \(wait) s")
            } catch let problem as ConnectionError where problem.isTemporary {
                logMessage("\(problem); trying again in \(wait) s")
            } catch let problem as ConnectionError {
                throw InvalidInput(problem)
            }
            sleep(UInt32(wait))
        }
        do {
            return try sendOnce(method, url, secrets, headers, body, followsRedirects, maximum)
        } catch let problem as ConnectionError {
            throw InvalidInput(problem)
        }
    }

    /// Returns whether another attempt may succeed.
    static func isTemporary(_ response: Response) -> Bool {
        response.status == 429 || (500...599).contains(response.status)
            || (response.status == 403 && response.retryAfter != nil)
    }

    /// Returns whether a token may be sent to a URL. The URL must use HTTPS, or refer to localhost.
    static func isAllowed(_ url: String) -> Bool {
        guard PictureLinks.isWebURL(url), let parts = URLComponents(string: url), let host = parts.host,
            parts.user == nil, parts.password == nil
        else { return false }
        return parts.scheme == "https" || (parts.scheme == "http" && ["127.0.0.1", "localhost"].contains(host))
    }

    /// An error because of which there is no response.
    private struct ConnectionError: Error, CustomStringConvertible {
        var description: String
        var isTemporary: Bool
    }

    /// Sends a request without repeating it.
    private func sendOnce(
        _ method: String, _ url: String, _ secrets: [String], _ headers: [String], _ body: [UInt8]?,
        _ followsRedirects: Bool, _ maximum: Int
    ) throws -> Response {
        guard WebClient.isAllowed(url) else {
            throw InvalidInput("\(url): error: not an https:// URL; correct it")
        }
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        var lines = [
            ("url", url), ("request", method), ("user-agent", "cellsim"), ("connect-timeout", "30"),
            ("max-time", "600"),
            // Redirects from HTTPS must use HTTPS.
            ("proto", url.hasPrefix("https://") ? "=https" : "=http,https"),
            ("proto-redir", url.hasPrefix("https://") ? "=https" : "=http,https"),
            ("write-out", "%{stderr}\ncellsim %{http_code} %header{retry-after}\n"),
        ]
        if let body {
            try AtomicFile.write(body, to: folder.path + "/body")
            lines.append(("data-binary", "@" + folder.path + "/body"))
        }
        for header in headers + secrets { lines.append(("header", header)) }
        var text = followsRedirects ? "location\nmax-redirs = 5\n" : ""
        text += "silent\nshow-error\ngloboff\n"
        for (name, value) in lines { text += "\(name) = \(try WebClient.quoted(value))\n" }
        let output = try ExternalProgram.run(
            "curl", ["-q", "--config", "-"], ["LC_ALL": "C"], input: .secret(text), maximum: maximum, for: user)
        if output.isTooLong {
            throw InvalidInput("\(url): error: the response is larger than \(maximum >> 20) MiB")
        }
        let errors = output.errors.split(separator: "\n").map(String.init)
        let statusLine = errors.last { $0.hasPrefix("cellsim ") }?.split(separator: " ") ?? []
        guard output.code == 0, statusLine.count >= 2, let status = Int(statusLine[1]) else {
            let reason = errors.first { $0.hasPrefix("curl: ") } ?? "curl failed with exit status \(output.code)"
            // The exit codes of curl for failed name lookups, refused connections, time-outs and connections that ended early.
            let isTemporary = [6, 7, 18, 28, 35, 52, 55, 56, 92].contains(output.code)
            throw ConnectionError(description: "\(url): error: \(reason)", isTemporary: isTemporary)
        }
        return Response(status: status, body: output.bytes, retryAfter: statusLine.count > 2 ? Int(statusLine[2]) : nil)
    }

    /// Returns a value as a quoted string in curl's configuration format.
    /// - Throws: `InvalidInput` for control characters, which could begin another line of the configuration.
    private static func quoted(_ value: String) throws -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\" + String(scalar)
            case "\n": text += "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                throw InvalidInput("cellsim: error: a URL, a token or a path contains control characters; correct it")
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
