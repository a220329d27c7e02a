import SwiftAdapter

/// Maps the lines of a text to line numbers of the user's file, according to the adapter's line directives.
struct SourceLines {
    /// The offset of the start of each line.
    private var starts: [Int] = [0]
    /// The compiler's line number of each line.
    private var numbers: [Int] = [1]
    private var locations: [Int: Int] = [:]

    private static let directiveStart = Array("#sourceLocation(file: ".utf8)
    private static let lineKeyword = Array(", line: ".utf8)

    init(_ text: [UInt8]) {
        var number = 1
        var isDirective = text.starts(with: Self.directiveStart)
        for index in text.indices where text[index] == 0x0A {
            number = isDirective ? Self.number(in: text[starts[starts.count - 1]..<index]) ?? number + 1 : number + 1
            starts.append(index + 1)
            numbers.append(number)
            isDirective = text[(index + 1)...].starts(with: Self.directiveStart)
        }
        // If several lines have the same number, the last one is the user's.
        for (location, number) in numbers.enumerated() { locations[number] = location }
    }

    private static func number(in line: ArraySlice<UInt8>) -> Int? {
        var remaining = line
        var digits: ArraySlice<UInt8>?
        while let found = remaining.firstRange(of: lineKeyword) {
            remaining = remaining[found.upperBound...]
            digits = remaining.prefix { (48...57).contains($0) }
        }
        return digits.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }

    /// Returns the offset at which a line of the user's file starts.
    func start(ofLine line: Int) -> Int? { locations[line].map { starts[$0] } }

    /// Returns the line number in the user's file, counted from 1, of a byte.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return numbers[low]
    }
}
