import ArgumentParser
import Foundation

/// Parses the numbers in options. The error for an invalid value describes the valid range.
enum NumberOption {
    /// Parses a length in points.
    static func points(_ text: String) throws -> Double {
        guard let value = Double(text), (1...20_000).contains(value) else {
            throw expectedValueError("a number of points from 1 to 20000")
        }
        return value
    }

    /// Parses a number of rows.
    static func rows(_ text: String) throws -> Int { try integer(text, 1...1_000_000) }

    /// Parses the index of a row, which starts at 0.
    static func row(_ text: String) throws -> Int { try integer(text, 0...999_999) }

    /// Parses a number of threads.
    static func jobs(_ text: String) throws -> Int { try integer(text, 1...256) }

    private static func integer(_ text: String, _ range: ClosedRange<Int>) throws -> Int {
        guard let value = Int(text), range.contains(value) else {
            throw expectedValueError("a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    private static func expectedValueError(_ expected: String) -> ValidationError {
        ValidationError("expected \(expected)")
    }
}
