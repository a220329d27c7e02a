import ArgumentParser

/// A command whose common arguments are parsed without ArgumentParser.
///
/// ArgumentParser reflects over the options of a command several times, which takes longer than drawing a cell. It is still used for
/// uncommon and invalid arguments. A fast parser accepts arguments only if ArgumentParser would return the same command;
/// `FastArgumentParserTests` compares both.
protocol FastArgumentParser: ParsableCommand {
    /// The command without arguments. Required arguments are empty.
    static var defaults: Self { get }

    /// Consumes an option and its value.
    /// - Parameters:
    ///   - option: the name of the option.
    ///   - words: the remaining arguments.
    /// - Returns: false if the option is handled only by ArgumentParser.
    mutating func consume(_ option: String, _ words: inout ArgumentCursor) throws -> Bool

    /// Consumes a positional argument.
    /// - Returns: false if no more arguments are accepted.
    mutating func consume(_ word: String) -> Bool

    /// A Boolean value that indicates whether all required arguments are present.
    var hasRequiredArguments: Bool { get }
}

/// The part of `FastArgumentParser` that parses a list of arguments.
extension FastArgumentParser {
    var hasRequiredArguments: Bool { true }

    /// Parses command-line arguments.
    /// - Returns: the command, or nil if ArgumentParser has to parse the arguments.
    static func parseFast(_ arguments: [String]) -> Self? {
        var (command, cursor) = (defaults, ArgumentCursor(arguments))
        do {
            while let argument = cursor.next() {
                let isConsumed =
                    argument.hasPrefix("-") ? try command.consume(argument, &cursor) : command.consume(argument)
                guard isConsumed else { return nil }
            }
            guard command.hasRequiredArguments else { return nil }
            try command.validate()
        } catch {
            return nil
        }
        return command
    }
}

/// Reads command-line arguments one after another.
struct ArgumentCursor {
    /// An error for arguments that have to be parsed by ArgumentParser.
    struct FullParserRequired: Error {}

    private var remaining: ArraySlice<String>
    private var usedOptions: [String] = []

    init(_ arguments: [String]) { remaining = arguments[...] }

    /// Returns the next argument, or nil at the end.
    mutating func next() -> String? { remaining.popFirst() }

    /// Returns the value of an option that may occur only once.
    /// - Throws: `FullParserRequired` if the value is missing or the option is repeated.
    mutating func value(of option: String) throws -> String {
        guard !usedOptions.contains(option) else { throw FullParserRequired() }
        usedOptions.append(option)
        return try value()
    }

    /// Returns the value of an option that may be repeated.
    /// - Throws: `FullParserRequired` if the value is missing or looks like an option.
    mutating func value() throws -> String {
        guard let argument = remaining.popFirst(), !argument.hasPrefix("-") else { throw FullParserRequired() }
        return argument
    }

    /// Returns the value of an option, converted to a type.
    /// - Throws: `FullParserRequired` if the value is missing or invalid.
    mutating func value<Value: ExpressibleByArgument>(of option: String, as type: Value.Type) throws -> Value {
        guard let value = Value(argument: try value(of: option)) else { throw FullParserRequired() }
        return value
    }
}
