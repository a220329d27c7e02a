import ArgumentParser

/// A command whose usual arguments are read without the argument parser.
///
/// The parser reflects over all options of a command several times, which takes longer than drawing a cell does.
/// Unusual and wrong arguments are left to it: a reader accepts arguments only if the parser would return the same
/// command (`FastArgumentParserTests` compares both).
protocol FastArgumentParser: ParsableCommand {
    /// The command without any arguments; required options are empty.
    static var defaults: Self { get }

    /// Takes one option, which is the words' next one, with its value.
    /// - Returns: False for an option that is left to the parser.
    mutating func take(_ option: String, _ words: inout ArgumentCursor) throws -> Bool

    /// Takes an argument without an option.
    /// - Returns: false if no more arguments are allowed.
    mutating func take(_ word: String) -> Bool

    /// Whether all required arguments were given.
    var isWhole: Bool { get }
}

extension FastArgumentParser {
    var isWhole: Bool { true }

    /// The command that the words make.
    /// - Returns: Nil where the parser has to read them.
    static func plain(_ words: [String]) -> Self? {
        var (command, rest) = (defaults, ArgumentCursor(words))
        do {
            while let word = rest.next() {
                let isTaken = word.hasPrefix("-") ? try command.take(word, &rest) : command.take(word)
                guard isTaken else { return nil }
            }
            guard command.isWhole else { return nil }
            try command.validate()
        } catch {
            return nil
        }
        return command
    }
}

/// The arguments of a command line, read one after the other.
struct ArgumentCursor {
    /// The parser's concern: a word that it has to read.
    struct NeedsParser: Error {}

    private var rest: ArraySlice<String>
    private var seen: [String] = []

    init(_ words: [String]) { rest = words[...] }

    /// The next word; nil at the end.
    mutating func next() -> String? { rest.popFirst() }

    /// The value of an option that is given at most once.
    /// - Throws: `NeedsParser` if the value is missing or the option is repeated.
    mutating func value(of option: String) throws -> String {
        guard !seen.contains(option) else { throw NeedsParser() }
        seen.append(option)
        return try value()
    }

    /// The value of an option that may be repeated.
    /// - Throws: `NeedsParser` if the value is missing or could be an option.
    mutating func value() throws -> String {
        guard let word = rest.popFirst(), !word.hasPrefix("-") else { throw NeedsParser() }
        return word
    }

    /// The value of an option as a type reads it.
    /// - Throws: `NeedsParser` for arguments that it does not read.
    mutating func value<Value: ExpressibleByArgument>(of option: String, as type: Value.Type) throws -> Value {
        guard let value = Value(argument: try value(of: option)) else { throw NeedsParser() }
        return value
    }
}
