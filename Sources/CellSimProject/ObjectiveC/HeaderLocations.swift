import Foundation

/// Finds the header and line of a declaration by its name.
struct HeaderLocations {
    /// The position of a declaration in a header.
    struct Location: Hashable {
        var path: String
        var line: Int
    }

    private var containers: [String: (copy: String, index: Int)] = [:]
    private let copies: HeaderCopies

    init(_ copies: HeaderCopies) {
        self.copies = copies
        for name in copies.order {
            for (index, line) in (copies.copies[name]?.lines ?? []).enumerated() where line.contains("@") {
                guard let match = line.firstMatch(of: /@(?:interface|protocol)\s+(\w+)\s*([(:<]?)/),
                    !line.contains(/@protocol\s+[\w\s,]+;/)
                else { continue }
                if containers[String(match.1)] == nil || match.2 != "(" { containers[String(match.1)] = (name, index) }
            }
        }
    }

    /// Returns the header and line of a declaration.
    /// - Parameter name: the name, in the format of `HeaderEntity.foreignName`.
    func location(of name: String) -> Location {
        var (type, member) = ("", name)
        if let match = name.firstMatch(of: /^[-+]\[(\w+) (\w+)/) { (type, member) = (String(match.1), String(match.2)) }
        if let match = name.firstMatch(of: /^(\w+)\.(\w+)$/) { (type, member) = (String(match.1), String(match.2)) }
        if let (copy, start) = containers[type] ?? containers[member], let header = copies.copies[copy] {
            let line = header.lines[start...].firstIndex { Self.contains($0, member) } ?? start
            return Location(path: header.path, line: line + 1)
        }
        for copy in copies.order {
            guard let header = copies.copies[copy] else { continue }
            if let line = header.lines.firstIndex(where: { Self.contains($0, member) }) {
                return Location(path: header.path, line: line + 1)
            }
        }
        return Location(path: copies.order.first.flatMap { copies.copies[$0]?.path } ?? "", line: 1)
    }

    /// Returns whether a line contains a whole word.
    private static func contains(_ line: String, _ word: String) -> Bool {
        line.ranges(of: word).contains { range in
            let before = range.lowerBound == line.startIndex ? " " : line[line.index(before: range.lowerBound)]
            let after = range.upperBound == line.endIndex ? " " : line[range.upperBound]
            return ![before, after].contains { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }
}
