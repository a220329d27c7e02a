import CellSimEscaping
import Foundation

/// A locator that finds the line of a value in JSON text by its coding path.
enum JSONLineLocator {
    /// Returns the line of the value, or of its closest existing ancestor in the path. Line numbers start at 1.
    static func line(of path: [any CodingKey], in data: Data) -> Int {
        var scanner = JSONScanner([UInt8](data), replacesInvalidText: true)
        for key in path {
            let start = scanner
            guard (try? enter(key, &scanner)) == true else {
                scanner = start
                break
            }
        }
        _ = scanner.peek()
        return scanner.line
    }

    /// Moves the scanner to the value for a key or index. Returns false if there is no such value.
    private static func enter(_ key: any CodingKey, _ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> Bool {
        let isObject = scanner.skip(UInt8(ascii: "{"))
        guard isObject || scanner.skip(UInt8(ascii: "[")) else { return false }
        var index = 0
        repeat {
            if isObject {
                guard scanner.peek() == UInt8(ascii: "\"") else { return false }
                let name = try scanner.string()
                try scanner.expect(UInt8(ascii: ":"))
                if name == key.stringValue { return true }
            } else {
                guard scanner.peek() != UInt8(ascii: "]") else { return false }
                if index == key.intValue { return true }
            }
            try scanner.skipValue()
            index += 1
        } while scanner.skip(UInt8(ascii: ","))
        return false
    }
}
