import ArgumentParser

/// A command whose usual arguments are read without the argument parser.
///
/// The parser reflects over all options of a command several times, which takes longer than drawing a cell does. What is
/// unusual, and what is wrong, is left to it: a reader here takes its words only where the parser would make the same command
/// of them (`PlainCommandTests` compares both).
protocol PlainCommand: ParsableCommand {
    /// The command as it is when nothing was said; options that must be said are empty.
    static var unsaid: Self { get }

    /// Takes one option, which is the words' next one, with its value.
    /// - Returns: False for an option that is left to the parser.
    mutating func take(_ option: String, _ words: inout PlainWords) throws -> Bool

    /// Takes an argument without an option.
    /// - Returns: false if no more arguments are allowed.
    mutating func take(_ word: String) -> Bool

    /// Whether everything that must be said was said.
    var isWhole: Bool { get }
}

extension PlainCommand {
    var isWhole: Bool { true }

    /// The command that the words make.
    /// - Returns: Nil where the parser has to read them.
    static func plain(_ words: [String]) -> Self? {
        var (command, rest) = (unsaid, PlainWords(words))
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

/// The words of a command line, taken one after the other.
struct PlainWords {
    /// The parser's concern: a word that it has to read.
    struct Unusual: Error {}

    private var rest: ArraySlice<String>
    private var said: [String] = []

    init(_ words: [String]) { rest = words[...] }

    /// The next word; nil at the end.
    mutating func next() -> String? { rest.popFirst() }

    /// The value of an option that is given at most once.
    /// - Throws: `Unusual` if the value is missing or the option is repeated.
    mutating func value(of option: String) throws -> String {
        guard !said.contains(option) else { throw Unusual() }
        said.append(option)
        return try value()
    }

    /// The value of an option that may be repeated.
    /// - Throws: `Unusual` if the value is missing or could be an option.
    mutating func value() throws -> String {
        guard let word = rest.popFirst(), !word.hasPrefix("-") else { throw Unusual() }
        return word
    }

    /// The value of an option as a type reads it.
    /// - Throws: `Unusual` for what it does not read.
    mutating func value<Value: ExpressibleByArgument>(of option: String, as type: Value.Type) throws -> Value {
        guard let value = Value(argument: try value(of: option)) else { throw Unusual() }
        return value
    }
}
