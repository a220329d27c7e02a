import CellSimGraphics
import CellSimText
import Foundation
import XCTest

/// Tests the rules of Unicode Standard Annexes 14 and 9 with handwritten cases, in layouts like a label's.
final class UnicodeRuleTests: XCTestCase {
    private struct Case {
        var line: Int
        var rule: String
        var fields: [String]
    }

    /// Returns the cases of a fixture, in which `\u{…}` is replaced by its character.
    private func cases(_ name: String) throws -> [Case] {
        let url = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "txt"))
        let text = try String(contentsOf: url, encoding: .utf8)
        return text.components(separatedBy: "\n").enumerated().compactMap { number, line in
            guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
            let fields = line.components(separatedBy: "\t")
            return Case(line: number + 1, rule: fields[0], fields: fields.dropFirst().map(Self.unescaped))
        }
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "\\u{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            result += rest[..<start.lowerBound]
            let scalar = UInt32(rest[start.upperBound..<end], radix: 16).flatMap(Unicode.Scalar.init)
            result.unicodeScalars.append(scalar ?? "\u{FFFD}")
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func styled(_ text: String, _ base: TextDirection? = nil) -> StyledText {
        var style = ParagraphStyle()
        (style.baseDirection, style.lineBreakMode) = (base, .wordWrap)
        let run = TextRun(text: text, font: TextFont(pointSize: 20), color: .black, kernsPairs: false)
        return StyledText(runs: [run], paragraph: style)
    }

    // MARK: Line breaking

    func testLineBreakRules() throws {
        let cases = try cases("line-breaks")
        XCTAssertGreaterThanOrEqual(cases.count, 300)
        for testCase in cases {
            let marked = try XCTUnwrap(testCase.fields.first)
            if marked.unicodeScalars.contains("‖") {
                checkLines(marked, testCase)
            } else {
                checkLocations(marked, testCase)
            }
        }
    }

    /// Checks mandatory line breaks.
    private func checkLines(_ marked: String, _ testCase: Case) {
        let pieces = marked.unicodeScalars.split(separator: "‖", omittingEmptySubsequences: false)
            .map { String(String.UnicodeScalarView($0)).replacingOccurrences(of: "÷", with: "") }
        let text = pieces.joined()
        let units = Array(text.utf16)
        let lines = TextLayout(styled(text), scale: 1).lines.map { String(decoding: units[$0.range], as: UTF16.self) }
        let ends = CharacterSet(charactersIn: "\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}")
        XCTAssertEqual(lines, pieces.map { $0.trimmingCharacters(in: ends) }, "line \(testCase.line), \(testCase.rule)")
    }

    /// Checks break opportunities: at each position, the width just fits the preceding text, so the line must end at the last
    /// marked position. The prefix, a letter and a zero width space, gives every text a break opportunity at its start (LB8).
    private func checkLocations(_ marked: String, _ testCase: Case) {
        let leadingText = "x\u{200B}"
        var locations: [Int] = [leadingText.utf16.count]
        var text = leadingText
        for scalar in marked.unicodeScalars {
            if scalar == "÷" { locations.append(text.utf16.count) } else { text.unicodeScalars.append(scalar) }
        }
        let units = Array(text.utf16)
        let wholeLayout = TextLayout(styled(text), scale: 1)
        let geometry = wholeLayout.geometry(of: wholeLayout.lines[0], width: .infinity)
        let widths = units.indices.map { unit in
            geometry.spans(of: unit..<unit + 1).reduce(0) { $0 + $1.right - $1.left }
        }
        let hyphen = TextLayout(styled("-"), scale: 1).lines[0].width
        func width(upTo end: Int) -> CGFloat {
            var last = end
            while last > 0, [0x20, 0x09, 0x2003, 0x2009, 0x3000, 0x200B].contains(units[last - 1]) { last -= 1 }
            return widths[..<last].reduce(0, +) + (units[end - 1] == 0xAD ? hyphen : 0)
        }
        let requiredWidths = locations.map(width)
        let all = width(upTo: units.count)
        for end in 1...units.count {
            let available = width(upTo: end)
            guard available >= requiredWidths[0], available < all - 0.01 else { continue }
            let expected = zip(locations, requiredWidths).filter { $1 <= available + 0.001 }.map(\.0).max() ?? 0
            let actualEnd = TextLayout(styled(text), width: available, scale: 1).lines[0].range.upperBound
            let line = String(decoding: units[..<actualEnd], as: UTF16.self).unicodeScalars.dropFirst(2)
            XCTAssertEqual(
                actualEnd, expected,
                "line \(testCase.line), \(testCase.rule): '\(String(String.UnicodeScalarView(line)))' of '\(marked)'")
            if actualEnd != expected { return }
        }
    }

    // MARK: Directions

    private static let names: [String: String] = [
        "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}",
        "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}", "LRM": "\u{200E}",
        "RLM": "\u{200F}", "ALM": "\u{61C}", "LS": "\u{2028}", "PS": "\u{2029}", "LF": "\n", "CR": "\r",
        "VT": "\u{B}", "FF": "\u{C}", "NEL": "\u{85}", "TAB": "\t", "A3": "\u{663}", "A4": "\u{664}",
        "PEXT": "\u{6F3}", "HEB": "\u{5B0}",
    ]

    /// Returns the characters of a case: A to M become Hebrew letters, N to Z Arabic ones, and names in braces
    /// special characters.
    private static func scalars(_ text: String) -> [Unicode.Scalar] {
        let arabic: [UInt32] = [
            0x627, 0x628, 0x62A, 0x62C, 0x62D, 0x62E, 0x62F, 0x631, 0x632, 0x633, 0x634, 0x635, 0x637,
        ]
        var plain = text
        for (name, value) in names { plain = plain.replacingOccurrences(of: "{\(name)}", with: value) }
        return plain.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x41...0x4D: Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar
            case 0x4E...0x5A: Unicode.Scalar(arabic[Int(scalar.value) - 0x4E]) ?? scalar
            default: scalar
            }
        }
    }

    func testBidirectionalOrder() throws {
        let cases = try cases("bidi")
        XCTAssertGreaterThanOrEqual(cases.count, 150)
        for one in cases {
            let base: TextDirection? = one.fields[0] == "L" ? .leftToRight : one.fields[0] == "R" ? .rightToLeft : nil
            let text = String(String.UnicodeScalarView(Self.scalars(one.fields[1])))
            let expected = one.fields[2].components(separatedBy: "‖").map { Self.scalars($0) }
            let layout = TextLayout(styled(text, base), scale: 1)
            XCTAssertEqual(layout.lines.count, expected.count, "line \(one.line)")
            for (line, expectedScalars) in zip(layout.lines, expected) {
                check(line, of: layout, text, expectedScalars, one)
            }
        }
    }

    /// Checks the order of a line's characters, and the glyphs of those with a mirror image.
    private func check(
        _ line: TextLayout.Line, of layout: TextLayout, _ text: String, _ expected: [Unicode.Scalar], _ testCase: Case
    ) {
        let geometry = layout.geometry(of: line, width: .infinity)
        var visibleScalars: [(x: CGFloat, end: CGFloat, scalar: Unicode.Scalar)] = []
        var location = 0
        for scalar in text.unicodeScalars {
            let units = location..<location + String(scalar).utf16.count
            location = units.upperBound
            guard line.range.contains(units.lowerBound) else { continue }
            let spans = geometry.spans(of: units)
            guard let left = spans.map(\.left).min(), let right = spans.map(\.right).max(), right > left + 0.01 else {
                continue
            }
            visibleScalars.append((left, right, scalar))
        }
        visibleScalars.sort { $0.x < $1.x }
        let actualText = String(String.UnicodeScalarView(visibleScalars.map(\.scalar)))
        let expectedText = String(String.UnicodeScalarView(expected))
        let message = "line \(testCase.line), \(testCase.rule) \(testCase.fields)"
        guard visibleScalars.count == expected.count else {
            return XCTFail("\(message): '\(actualText)' for '\(expectedText)'")
        }
        let placed = layout.runs(of: line).flatMap { run in
            run.run.glyphs.map { (x: geometry.x + run.x + $0.x, id: $0.id) }
        }
        for (sign, scalar) in zip(visibleScalars, expected) {
            guard sign.scalar.properties.isBidiMirrored else {
                XCTAssertEqual(sign.scalar, scalar, "\(message): '\(actualText)' for '\(expectedText)'")
                continue
            }
            let actualGlyphs = placed.filter { $0.x >= sign.x - 0.5 && $0.x < sign.end - 0.5 }.map(\.id)
            let expectedGlyphs = glyphs(of: scalar)
            XCTAssertEqual(actualGlyphs, expectedGlyphs, "\(message): wrong glyphs for the sign at \(sign.x)")
        }
    }

    /// Returns the glyphs of a single character in left-to-right text.
    private func glyphs(of scalar: Unicode.Scalar) -> [UInt32] {
        let layout = TextLayout(styled(String(scalar), .leftToRight), scale: 1)
        return layout.runs(of: layout.lines[0]).flatMap(\.run.glyphs).map(\.id)
    }
}
