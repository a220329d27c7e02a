import Foundation
import SwiftAdapter

/// Reads the compiler's output for package managers: JSON chunks after their lengths, or plain text.
enum CompilerStream {
    private enum Part {
        case message([String: Any])
        case text(String)
    }

    private static func parts(_ data: Data) -> [Part] {
        var result: [Part] = []
        var remaining = data[...]
        while let end = remaining.firstIndex(of: 0x0A) {
            let line = remaining[remaining.startIndex..<end]
            remaining = remaining[(end + 1)...]
            if let count = Int(String(decoding: line, as: UTF8.self)), count > 0, count <= remaining.count,
                let object = try? JSONSerialization.jsonObject(with: Data(remaining.prefix(count))) as? [String: Any]
            {
                result.append(.message(object))
                remaining = remaining.dropFirst(count)
                if remaining.first == 0x0A { remaining = remaining.dropFirst() }
            } else {
                result.append(.text(String(decoding: line, as: UTF8.self) + "\n"))
            }
        }
        return remaining.isEmpty ? result : result + [.text(String(decoding: remaining, as: UTF8.self))]
    }

    /// Returns only the diagnostics.
    static func messages(_ data: Data) -> String {
        parts(data).map { part in
            switch part {
            case .message(let object): (object["output"] as? String ?? "") + "\n"
            case .text(let text): text
            }
        }.joined()
    }

    /// Returns the same stream without the identifiers of diagnostics.
    static func withoutIdentifiers(_ data: Data) throws -> Data {
        var result = Data()
        for part in parts(data) {
            switch part {
            case .text(let text): result += Data(withoutIdentifiers(text).utf8)
            case .message(var object):
                if let output = object["output"] as? String { object["output"] = withoutIdentifiers(output) }
                let json = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
                result += Data("\(json.count)\n".utf8) + json + Data("\n".utf8)
            }
        }
        return result
    }

    private static func withoutIdentifiers(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            [": error: ", ": note: ", ": warning: ", ": remark: "].contains { line.contains($0) }
                ? CompilerError.splitIdentifier(String(line)).message : String(line)
        }.joined(separator: "\n")
    }
}
