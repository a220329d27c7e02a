import CellSimProcess
import Foundation

/// The values of Objective-C and C constants: literals in macros and definitions, and values that the compiler evaluates.
struct ConstantValues {
    private(set) var values: [String: String] = [:]

    /// Finds the literals in headers and sources.
    /// - Parameters:
    ///   - copies: the headers.
    ///   - sources: the paths of the target's sources in Objective-C and C.
    init(_ copies: HeaderCopies, sources: [String]) {
        for name in copies.order {
            let text = (copies.copies[name]?.lines ?? []).joined(separator: "\n")
            for match in text.matches(of: /^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(.+)$/.anchorsMatchLineEndings()) {
                if let value = Self.literal(String(match.2)) { values[String(match.1)] = value }
            }
            for match in text.matches(of: /NS_ERROR_ENUM\s*\(\s*(\w+)\s*,\s*(\w+)\s*\)/) {
                values[String(match.2) + ".domain"] = String(match.1)
            }
            read(text)
        }
        for source in sources where source.hasSuffix(".m") || source.hasSuffix(".mm") || source.hasSuffix(".c") {
            guard let bytes = try? FileReader.read(source, maximum: 4_000_000) else { continue }
            read(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Reads definitions such as `NSString *const RowChanged = @"changed";`.
    private mutating func read(_ text: String) {
        for match in text.matches(of: /\bconst\s+(\w+)\s*=\s*([^;\n]+);/) {
            if let value = Self.literal(String(match.2)) { values[String(match.1)] = value }
        }
        for match in text.matches(of: /\bconst\s+\w+\s+(\w+)\s*=\s*([^;\n]+);/) {
            if let value = Self.literal(String(match.2)) { values[String(match.1)] = value }
        }
    }

    /// Returns a C literal as a Swift literal, or nil for other expressions.
    static func literal(_ text: String) -> String? {
        var text = text.replacing(/\/\*.*?\*\//, with: "").replacing(/\s\/\/.*$/, with: "").trimmingSpaces
        while text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()).trimmingSpaces }
        if let match = text.wholeMatch(of: /@?"((?:[^"\\]|\\["\\nt])*)"/) { return "\"\(match.1)\"" }
        if let match = text.wholeMatch(of: /(-?(?:0[xX][0-9a-fA-F]+|[1-9][0-9]*|0))[uUlL]*/) { return String(match.1) }
        if let match = text.wholeMatch(of: /(-?[0-9]+\.[0-9]*)[fF]?|(-?\.[0-9]+)[fF]?/) {
            let number = String(match.1 ?? match.2 ?? "0")
            return (number.hasPrefix(".") ? "0" : "") + number + (number.hasSuffix(".") ? "0" : "")
        }
        if ["YES", "true", "TRUE"].contains(text) { return "true" }
        if ["NO", "false", "FALSE"].contains(text) { return "false" }
        return nil
    }

    /// Returns the names of numeric constants whose values aren't literals, so that the compiler must evaluate them.
    func namesToEvaluate(_ interface: HeaderInterface) -> [String] {
        func names(_ entities: [HeaderEntity]) -> [String] {
            entities.filter(\.isOwn).flatMap { entity -> [String] in
                let inner = names(entity.members ?? [])
                guard ["var.global", "var.static"].contains(entity.kind), values[entity.foreignName] == nil,
                    let usr = entity.usr, usr.contains("macro") || usr.contains("@E"),
                    !interface.text(of: entity).contains(": String")
                else { return inner }
                return [entity.foreignName] + inner
            }
        }
        var seen: Set<String> = []
        return names(interface.entities).filter { seen.insert($0).inserted }
    }

    /// Adds the values that the compiler evaluated. The variables in the output are numbered like the names.
    /// - Parameters:
    ///   - names: the names of the constants.
    ///   - code: LLVM's text output, such as `@cellsim_3 = global i64 8`.
    mutating func add(_ names: [String], _ code: String) {
        for line in code.split(separator: "\n") where line.hasPrefix("@cellsim_") {
            guard let match = line.firstMatch(of: /^@cellsim_(\d+) = .*?(i64|double) (\S+?),/),
                let index = Int(match.1),
                names.indices.contains(index)
            else { continue }
            var value = match.3 == "zeroinitializer" ? "0" : String(match.3)
            if match.2 == "double" {
                let bits = value.hasPrefix("0x") ? UInt64(value.dropFirst(2), radix: 16) : nil
                guard let number = bits.map(Double.init(bitPattern:)) ?? Double(value), number.isFinite else {
                    continue
                }
                value = number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
            }
            values[names[index]] = value
        }
    }
}
