import Foundation
import FoundationNetworking

/// Strategies that compare URL requests as text.
extension Snapshotting where Value == URLRequest, Format == String {
    /// A strategy that compares the method, the URL, the headers sorted by name, and the body.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// Returns a strategy that compares the method, the URL, the headers sorted by name, and the body.
    /// - Parameter pretty: Whether to indent JSON bodies and sort their keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let method =
                "\(request.httpMethod ?? "GET") \(request.url?.sortedByQueryItemName?.absoluteString ?? "(null)")"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
            var lines = [method] + headers
            if let body = request.httpBody { lines += ["", text(body, pretty: pretty)] }
            return lines.joined(separator: "\n")
        }
    }

    /// A strategy that compares the request as a curl command line.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var parts = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": parts.append("--head")
            case let method: parts.append("--request \(method)")
            }
            for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key })
            where name != "Cookie" {
                parts.append("--header \"\(name): \(quoted(value))\"")
            }
            if let body = request.httpBody, !body.isEmpty {
                let data = quoted(String(decoding: body, as: UTF8.self), ["\\", "\""])
                parts.append("--data \"\(data)\"")
            }
            if let cookie = request.value(forHTTPHeaderField: "Cookie") {
                parts.append("--cookie \"\(quoted(cookie))\"")
            }
            parts.append("\"\(request.url?.sortedByQueryItemName?.absoluteString ?? "")\"")
            return parts.joined(separator: " \\\n\t")
        }
    }

    /// Returns text for a quoted shell argument, with a backslash before each of the characters to escape.
    private static func quoted(_ text: String, _ escapedScalars: Set<Unicode.Scalar> = ["\""]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if escapedScalars.contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    /// Returns the body as text.
    private static func text(_ body: Data, pretty: Bool) -> String {
        let bodyText = String(decoding: body, as: UTF8.self)
        guard pretty else { return bodyText }
        do {
            let object = try JSONSerialization.jsonObject(with: body)
            let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
            return String(decoding: data, as: UTF8.self)
        } catch {
            return bodyText
        }
    }
}

extension URL {
    /// The URL with its query items sorted by name.
    fileprivate var sortedByQueryItemName: URL? {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return self }
        guard let items = parts.queryItems else { return self }
        parts.queryItems = items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
        return parts.url
    }
}
