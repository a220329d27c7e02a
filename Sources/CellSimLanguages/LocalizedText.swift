/// A text in a string table.
public enum LocalizedText: Hashable, Sendable {
    /// A text without variables.
    case text(String)
    /// A text whose words depend on its numbers.
    case format(LocalizedFormat)
}

/// A format whose words depend on the inserted numbers, such as `%d apples`.
public struct LocalizedFormat: Hashable, Sendable {
    /// A part of a format that depends on a number.
    public struct Variable: Hashable, Sendable {
        /// The index of the number among the values, from 0; nil for the next value.
        public var argument: Int?
        /// The number's format specifier without the percent sign, such as `lld`.
        public var specifier: String
        /// The texts by plural category: `zero`, `one`, `two`, `few`, `many` and `other`.
        public var forms: [String: String]
        /// Whether the variable's text is the complete format, whose values are counted from the first. If false, it is a
        /// part of the format.
        public var isCompleteText: Bool

        /// Creates a variable.
        public init(argument: Int? = nil, specifier: String, forms: [String: String], isWhole: Bool = false) {
            (self.argument, self.specifier, self.forms, self.isCompleteText) = (argument, specifier, forms, isWhole)
        }
    }

    /// The text, with `%#@name@` for each variable.
    public var text: String
    /// The variables, by name.
    public var variables: [String: Variable]
    /// The language whose plural rules apply (BCP 47).
    public var language: String

    /// Creates a format.
    public init(text: String, variables: [String: Variable], language: String) {
        (self.text, self.variables, self.language) = (text, variables, language)
    }

    /// Returns the format with its words selected by the numbers. It contains only standard specifiers, each with the
    /// position of its value.
    /// - Parameter number: returns the number at a position, from 0; nil if the value isn't a number.
    public func expanded(number: (Int) -> Double?) -> String {
        var progress = Progress()
        return expanded(text, variable: nil, &progress, depth: 0, number: number)
    }

    /// The state of an expansion, with its limits. Variables may refer to one another, even recursively, so a few lines
    /// could expand to gigabytes.
    private struct Progress {
        static let maximumVariables = 1_000
        static let maximumBytes = 1 << 20
        static let maximumDepth = 8

        /// The index of the next value for specifiers without a position.
        var nextIndex = 0
        var variables = 0
        var bytes = 0

        mutating func consumeBudget(_ form: String, depth: Int) -> Bool {
            variables += 1
            bytes += form.utf8.count
            return depth < Self.maximumDepth && variables <= Self.maximumVariables && bytes <= Self.maximumBytes
        }
    }

    /// The variable whose form is being expanded.
    private struct ActiveVariable {
        var argument: Int
        var specifier: String
        var isUsed = false
    }

    private func expanded(
        _ text: String, variable: ActiveVariable?, _ progress: inout Progress, depth: Int, number: (Int) -> Double?
    ) -> String {
        var enclosingVariable = variable
        var result = ""
        for part in FormatParts(text) {
            switch part {
            case .text(let words): result += words
            case .specifier(let argumentIndex, let rest):
                var argument = argumentIndex
                if argument == nil, var unusedVariable = enclosingVariable, !unusedVariable.isUsed {
                    (argument, unusedVariable.isUsed) = (unusedVariable.argument, true)
                    enclosingVariable = unusedVariable
                }
                result += "%\((argument ?? progress.nextIndex) + 1)$\(rest)"
                if argument == nil { progress.nextIndex += 1 }
            case .argument:
                guard let enclosingVariable else { continue }
                result += "%\(enclosingVariable.argument + 1)$\(enclosingVariable.specifier)"
            case .variable(let argumentIndex, let name):
                guard let variable = variables[name] else { continue }
                let argument = argumentIndex ?? variable.argument ?? progress.nextIndex
                if argumentIndex == nil, variable.argument == nil, !variable.isCompleteText { progress.nextIndex += 1 }
                guard let form = form(of: variable, number(argument)), progress.consumeBudget(form, depth: depth) else {
                    continue
                }
                let inner =
                    variable.isCompleteText ? nil : ActiveVariable(argument: argument, specifier: variable.specifier)
                result += expanded(form, variable: inner, &progress, depth: depth + 1, number: number)
            }
        }
        return result
    }

    /// Returns the form for a number. The form `zero` is used in every language if the table contains it.
    private func form(of variable: Variable, _ number: Double?) -> String? {
        let number = number ?? 0
        if number == 0, let zero = variable.forms["zero"] { return zero }
        return variable.forms[PluralRules.category(of: number, language: language)] ?? variable.forms["other"]
            // A table without the form `other` is invalid; any form is used.
            ?? variable.forms.sorted { $0.key < $1.key }.first?.value
    }
}

/// Splits a format string into parts.
package struct FormatParts: Sequence, IteratorProtocol {
    package enum Part: Equatable {
        /// Literal text, with `%%` for a percent sign.
        case text(String)
        /// A value: its zero-based index, if any, and the rest of the specifier.
        case specifier(Int?, String)
        /// `%arg`: the number of the enclosing variable.
        case argument
        /// A variable, `%#@name@`, with its zero-based index, if any.
        case variable(Int?, String)
    }

    private var remainingText: Substring

    package init(_ text: String) { remainingText = text[...] }

    package mutating func next() -> Part? {
        guard !remainingText.isEmpty else { return nil }
        guard remainingText.first == "%" else {
            let words = remainingText.prefix { $0 != "%" }
            remainingText = remainingText[words.endIndex...]
            return .text(String(words))
        }
        var afterPercent = remainingText.dropFirst()
        if afterPercent.first == "%" {
            remainingText = afterPercent.dropFirst()
            return .text("%%")
        }
        if afterPercent.hasPrefix("arg") {
            remainingText = afterPercent.dropFirst(3)
            return .argument
        }
        var argumentIndex: Int?
        let digits = afterPercent.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, afterPercent.dropFirst(digits.count).first == "$" {
            argumentIndex = Int(digits).map { Swift.max($0, 1) - 1 }
            afterPercent = afterPercent.dropFirst(digits.count + 1)
        }
        if afterPercent.hasPrefix("#@"), let end = afterPercent.dropFirst(2).firstIndex(of: "@") {
            let name = String(afterPercent.dropFirst(2)[..<end])
            remainingText = afterPercent[afterPercent.index(after: end)...]
            return .variable(argumentIndex, name)
        }
        let length = Self.specifierLength(afterPercent)
        guard length > 0 else {
            remainingText = remainingText.dropFirst()
            return .text("%%")
        }
        let specifier = String(afterPercent.prefix(length))
        remainingText = afterPercent.dropFirst(length)
        return .specifier(argumentIndex, specifier)
    }

    /// Returns the number of characters for flags, width, precision, length and conversion.
    private static func specifierLength(_ text: Substring) -> Int {
        var count = 0
        for character in text {
            count += 1
            if "@dDiuUxXoOfFeEgGcCsSpaA".contains(character) { return count }
            // A space can be a flag, but usually a word follows a percent sign ("50% off").
            guard "-+#0123456789.'hlqLztj".contains(character) else { return 0 }
        }
        return 0
    }
}
