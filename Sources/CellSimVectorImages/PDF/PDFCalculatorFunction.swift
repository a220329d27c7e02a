import Foundation

/// Evaluates PostScript calculator functions (PDF 32000-1:2008, 7.10.5).
struct PDFCalculatorFunction {
    private indirect enum Step {
        case push(CGFloat)
        case operatorName(String)
        case conditional([Step], otherwise: [Step])
    }

    private let steps: [Step]
    let domain, range: [CGFloat]

    init?(_ bytes: [UInt8], domain: [CGFloat], range: [CGFloat]) {
        var tokens = PDFTokenizer(bytes)
        guard case .keyword("{") = tokens.next() else { return nil }
        var count = 0
        guard let steps = Self.parseBlock(&tokens, 0, &count), range.count >= 2 else { return nil }
        (self.steps, self.domain, self.range) = (steps, domain, range)
    }

    private static func parseBlock(_ tokens: inout PDFTokenizer, _ depth: Int, _ count: inout Int) -> [Step]? {
        var steps: [Step] = []
        var blocks: [[Step]] = []
        while let token = tokens.next() {
            count += 1
            guard depth < 32, count < 10_000 else { return nil }
            switch token {
            case .number(let value): steps.append(.push(value))
            case .boolean(let value): steps.append(.push(value ? 1 : 0))
            case .keyword("{"):
                guard let inner = parseBlock(&tokens, depth + 1, &count) else { return nil }
                blocks.append(inner)
            case .keyword("}"): return steps
            case .keyword("if"):
                guard let then = blocks.popLast() else { return nil }
                steps.append(.conditional(then, otherwise: []))
            case .keyword("ifelse"):
                guard let other = blocks.popLast(), let then = blocks.popLast() else { return nil }
                steps.append(.conditional(then, otherwise: other))
            case .keyword(let word): steps.append(.operatorName(word))
            default: return nil
            }
        }
        return nil
    }

    /// Returns the results, or zeros if they can't be computed.
    func values(_ inputs: [CGFloat]) -> [CGFloat] {
        var stack = inputs.enumerated().map { index, value in
            index * 2 + 1 < domain.count ? min(max(value, domain[index * 2]), domain[index * 2 + 1]) : value
        }
        let outputs = range.count / 2
        guard Self.run(steps, &stack), stack.count >= outputs else { return [CGFloat](repeating: 0, count: outputs) }
        return stack.suffix(outputs).enumerated().map { index, value in
            value.isFinite ? min(max(value, range[index * 2]), range[index * 2 + 1]) : range[index * 2]
        }
    }

    private static func run(_ steps: [Step], _ stack: inout [CGFloat]) -> Bool {
        for step in steps {
            switch step {
            case .push(let value): stack.append(value)
            case .conditional(let then, let otherwise):
                guard let test = stack.popLast(), run(test != 0 ? then : otherwise, &stack) else { return false }
            case .operatorName(let word):
                guard perform(word, &stack) else { return false }
            }
            if stack.count > 100 { return false }
        }
        return true
    }

    private static func perform(_ operatorName: String, _ stack: inout [CGFloat]) -> Bool {
        if let function = unary[operatorName] {
            guard let x = stack.popLast() else { return false }
            stack.append(function(x))
            return true
        }
        if let function = binary[operatorName] {
            guard let b = stack.popLast(), let a = stack.popLast() else { return false }
            stack.append(function(a, b))
            return true
        }
        return performStackOperator(operatorName, &stack)
    }

    private static func performStackOperator(_ operatorName: String, _ stack: inout [CGFloat]) -> Bool {
        switch operatorName {
        case "pop": return stack.popLast() != nil
        case "dup":
            guard let last = stack.last else { return false }
            stack.append(last)
        case "exch":
            guard stack.count >= 2 else { return false }
            stack.swapAt(stack.count - 1, stack.count - 2)
        case "copy":
            guard let n = popCount(&stack), n <= stack.count else { return false }
            stack += stack.suffix(n)
        case "index":
            guard let n = popCount(&stack), n < stack.count else { return false }
            stack.append(stack[stack.count - 1 - n])
        case "roll":
            guard let j = stack.popLast().map(clampedInteger), let count = popCount(&stack), count <= stack.count else {
                return false
            }
            guard count > 0 else { return true }
            let shift = ((j % count) + count) % count
            let part = Array(stack.suffix(count))
            stack.replaceSubrange((stack.count - count)..., with: part.suffix(shift) + part.prefix(count - shift))
        default: return false
        }
        return true
    }

    /// Pops the operand count of a stack operator; nil if it is missing, negative or infinite.
    private static func popCount(_ stack: inout [CGFloat]) -> Int? {
        stack.popLast().flatMap { $0 >= 0 && $0.isFinite ? clampedInteger($0) : nil }
    }

    private static func clampedInteger(_ value: CGFloat) -> Int { value.isFinite ? Int(min(max(value, -1e9), 1e9)) : 0 }

    private static let unary: [String: @Sendable (CGFloat) -> CGFloat] = [
        "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
        "round": { ($0 + 0.5).rounded(.down) }, "truncate": { $0.rounded(.towardZero) },
        "cvi": { $0.rounded(.towardZero) },
        "cvr": { $0 }, "sqrt": { max($0, 0).squareRoot() }, "sin": { CGFloat(sin(Double($0) * .pi / 180)) },
        "cos": { CGFloat(cos(Double($0) * .pi / 180)) }, "ln": { CGFloat(log(Double($0))) },
        "log": { CGFloat(log10(Double($0))) }, "not": { $0 == 0 ? 1 : 0 },
    ]

    private static let binary: [String: @Sendable (CGFloat, CGFloat) -> CGFloat] = [
        "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 },
        "idiv": { clampedInteger($1) == 0 ? 0 : CGFloat(clampedInteger($0) / clampedInteger($1)) },
        "mod": { clampedInteger($1) == 0 ? 0 : CGFloat(clampedInteger($0) % clampedInteger($1)) },
        "exp": { CGFloat(pow(Double($0), Double($1))) }, "atan": { atan($0, $1) },
        "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 }, "ge": { $0 >= $1 ? 1 : 0 },
        "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
        "and": { CGFloat(clampedInteger($0) & clampedInteger($1)) },
        "or": { CGFloat(clampedInteger($0) | clampedInteger($1)) },
        "xor": { CGFloat(clampedInteger($0) ^ clampedInteger($1)) },
        "bitshift": { a, b in
            let shift = min(max(clampedInteger(b), -31), 31)
            return CGFloat(shift >= 0 ? clampedInteger(a) << shift : clampedInteger(a) >> -shift)
        },
    ]

    private static func atan(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        let degrees = CGFloat(atan2(Double(a), Double(b))) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }
}
